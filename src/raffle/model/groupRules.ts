// What people say about groups, who stays together and who is kept apart, as blocks of people that move as one.

/** Two people, by their indexes. */
export type Pair = readonly [number, number]

export interface GroupConstraints {
  readonly together: readonly Pair[]
  readonly apart: readonly Pair[]
}

export interface GroupRules {
  /** Everyone is in one block; those of a block are in one group. */
  readonly blocks: readonly (readonly number[])[]
  /** For each block, the blocks that may not be in its group. */
  readonly apart: readonly Set<number>[]
}

/** Why no groups can keep to the rules. People are indexes. */
export type RuleProblem =
  /** Two who are kept apart stay together through others: `people` leads from one to the other, pair by pair. */
  | { readonly code: 'togetherAndApart'; readonly people: readonly number[] }
  /** So many stay together that no group, of at most `size`, holds them. */
  | { readonly code: 'togetherTooLarge'; readonly people: readonly number[]; readonly size: number }
  /** Each of these is kept apart from each other one, or from someone who stays with that one: there are too few groups. */
  | { readonly code: 'apartTooMany'; readonly people: readonly number[]; readonly groups: number }

/** Finding the most who are all kept apart is hard in general; beyond these steps it is left to the draw to find out. */
const MAX_CLIQUE_STEPS = 20_000

/** @throws RangeError when a pair names someone who is not there */
export function readRules(
  people: number,
  { together, apart }: GroupConstraints,
): GroupRules | RuleProblem {
  for (const person of [...together, ...apart].flat()) {
    if (!Number.isInteger(person) || person < 0 || person >= people) {
      throw new RangeError(`Nobody of ${people} has the index ${person}`)
    }
  }
  const { blocks, blockOf } = blocksOf(people, together)
  const neighbors = blocks.map(() => new Set<number>())
  for (const [one, other] of apart) {
    const [a, b] = [blockOf[one] as number, blockOf[other] as number]
    if (a === b) return { code: 'togetherAndApart', people: chain(one, other, together) }
    neighbors[a]?.add(b)
    neighbors[b]?.add(a)
  }
  return { blocks, apart: neighbors }
}

/** Reasons that can be told in a word. There may be others. */
export function plainProblem(
  { blocks, apart }: GroupRules,
  sizes: readonly number[],
): RuleProblem | undefined {
  const size = Math.max(...sizes)
  const large = blocks.find((block) => block.length > size)
  if (large) return { code: 'togetherTooLarge', people: large, size }
  const clique = findClique(apart, sizes.length + 1)
  if (!clique) return undefined
  const people = clique.map((block) => (blocks[block] as readonly number[])[0] as number)
  return { code: 'apartTooMany', people, groups: sizes.length }
}

/** Blocks are in the order of their first people, and the people of a block in their order. */
function blocksOf(people: number, together: readonly Pair[]) {
  const links = linksOf(together)
  const blockOf: number[] = []
  const blocks: number[][] = []
  for (let person = 0; person < people; person += 1) {
    if (blockOf[person] !== undefined) continue
    const block = new Set([person])
    for (const member of block) for (const friend of links.get(member) ?? []) block.add(friend)
    for (const member of block) blockOf[member] = blocks.length
    blocks.push([...block].sort((a, b) => a - b))
  }
  return { blocks, blockOf }
}

function linksOf(pairs: readonly Pair[]): ReadonlyMap<number, Set<number>> {
  const links = new Map<number, Set<number>>()
  const link = (from: number, to: number) => {
    const known = links.get(from)
    if (known) known.add(to)
    else links.set(from, new Set([to]))
  }
  for (const [one, other] of pairs) {
    link(one, other)
    link(other, one)
  }
  return links
}

/** The shortest way from one to another through people who stay together, both included. */
function chain(one: number, other: number, together: readonly Pair[]): number[] {
  const links = linksOf(together)
  const from = new Map<number, number | undefined>([[one, undefined]])
  for (const [person] of from) {
    for (const friend of links.get(person) ?? []) if (!from.has(friend)) from.set(friend, person)
  }
  const people: number[] = []
  for (let at: number | undefined = other; at !== undefined; at = from.get(at)) people.unshift(at)
  return people
}

/** `size` blocks that are all apart, if they are found within the steps. */
function findClique(apart: GroupRules['apart'], size: number): number[] | undefined {
  let steps = MAX_CLIQUE_STEPS
  const grow = (clique: number[], candidates: readonly number[]): number[] | undefined => {
    if (clique.length === size) return clique
    for (const [at, block] of candidates.entries()) {
      steps -= 1
      if (steps < 0 || clique.length + candidates.length - at < size) return undefined
      const neighbors = apart[block]
      const rest = candidates.slice(at + 1).filter((other) => neighbors?.has(other))
      const found = grow([...clique, block], rest)
      if (found) return found
    }
    return undefined
  }
  const busy = [...apart.keys()].filter((block) => (apart[block]?.size ?? 0) >= size - 1)
  return grow([], busy)
}
