// All groupings within the rules, by trying every group for everyone.

import type { GroupConstraints } from '../../../src/raffle/model/groupRules'

/** As the draw writes them: people in order, groups in the order of the sizes. */
export function everyGrouping(
  sizes: readonly number[],
  { together, apart }: GroupConstraints,
): number[][][] {
  const people = sizes.reduce((sum, size) => sum + size, 0)
  const found: number[][][] = []
  const place = (groupOf: readonly number[], groups: readonly (readonly number[])[]) => {
    const person = groupOf.length
    if (person === people) {
      const isTogether = together.every(([one, other]) => groupOf[one] === groupOf[other])
      const isApart = apart.every(([one, other]) => groupOf[one] !== groupOf[other])
      if (isTogether && isApart) found.push(groups.map((group) => [...group]))
      return
    }
    for (const [at, group] of groups.entries()) {
      if (group.length === sizes[at]) continue
      place([...groupOf, at], groups.with(at, [...group, person]))
    }
  }
  place(
    [],
    sizes.map(() => []),
  )
  return found
}

/** Rules of every kind that matters among at most seven people. */
export const RULES: readonly (readonly [name: string, rules: GroupConstraints])[] = [
  ['nothing', { together: [], apart: [] }],
  ['two together', { together: [[1, 2]], apart: [] }],
  [
    'three together by two pairs',
    {
      together: [
        [0, 2],
        [2, 1],
      ],
      apart: [],
    },
  ],
  [
    'two pairs together',
    {
      together: [
        [0, 1],
        [2, 3],
      ],
      apart: [],
    },
  ],
  [
    'three pairs together',
    {
      together: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      apart: [],
    },
  ],
  [
    'two and three together',
    {
      together: [
        [0, 1],
        [2, 3],
        [3, 4],
      ],
      apart: [],
    },
  ],
  [
    'two and four together',
    {
      together: [
        [0, 5],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
      apart: [],
    },
  ],
  ['two apart', { together: [], apart: [[0, 1]] }],
  [
    'two apart, said twice',
    {
      together: [],
      apart: [
        [0, 1],
        [1, 0],
      ],
    },
  ],
  [
    'two pairs apart',
    {
      together: [],
      apart: [
        [0, 1],
        [2, 3],
      ],
    },
  ],
  [
    'three pairs apart',
    {
      together: [],
      apart: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    },
  ],
  [
    'three apart from one another',
    {
      together: [],
      apart: [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
    },
  ],
  [
    'four apart from one another',
    {
      together: [],
      apart: [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    },
  ],
  [
    'a chain of apart',
    {
      together: [],
      apart: [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    },
  ],
  [
    'a ring of four apart',
    {
      together: [],
      apart: [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
      ],
    },
  ],
  [
    'a ring of five apart',
    {
      together: [],
      apart: [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 0],
      ],
    },
  ],
  [
    'one apart from three',
    {
      together: [],
      apart: [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
    },
  ],
  ['a pair together, apart from one', { together: [[0, 1]], apart: [[1, 2]] }],
  [
    'two pairs together, apart',
    {
      together: [
        [0, 1],
        [2, 3],
      ],
      apart: [[1, 2]],
    },
  ],
  [
    'a pair together, two apart from it and from each other',
    {
      together: [[0, 1]],
      apart: [
        [0, 2],
        [1, 3],
        [2, 3],
      ],
    },
  ],
  [
    'two pairs together, and two apart',
    {
      together: [
        [0, 1],
        [2, 3],
      ],
      apart: [[4, 5]],
    },
  ],
]

/** The rules that name only these people. */
export function rulesAmong(people: number) {
  return RULES.filter(([, { together, apart }]) =>
    [...together, ...apart].flat().every((person) => person < people),
  )
}
