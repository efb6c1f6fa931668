/** Two options, by their texts: they may be renamed, or come back with another list. */
export interface GroupPair {
  readonly kind: 'together' | 'apart'
  readonly first: string
  readonly second: string
}

/** How the options of a wheel are put into groups. It is kept with the wheel and in its file, and is in no link. */
export interface GroupPlan {
  readonly by: 'groups' | 'size'
  /** How many groups. */
  readonly groups: number
  /** How many in each group. */
  readonly size: number
  readonly hasCaptains: boolean
  readonly pairs: readonly GroupPair[]
}

export const FIRST_GROUP_PLAN: GroupPlan = {
  by: 'groups',
  groups: 2,
  size: 4,
  hasCaptains: false,
  pairs: [],
}

/** More would be no pairs but a table. */
export const MAX_PAIRS = 200
