// Wheels and plans for tests of lists.

import type { Choices, ImportPlan } from '../../src/lists/importPlan'
import { defaultChoices, planImport } from '../../src/lists/planImport'
import { readPasted } from '../../src/lists/readSource'
import type { Source } from '../../src/lists/source'
import { createWheel, type NewId, type Wheel } from '../../src/wheel/wheel'

export function ids(prefix = 'id'): NewId {
  let count = 0
  return () => {
    count += 1
    return `${prefix}${count}`
  }
}

/** A wheel that was changed: its options are nobody's defaults. */
export function wheelWith(...texts: readonly string[]): Wheel {
  return createWheel(texts, ids('old'), 1_700_000_000_000)
}

/** A wheel as a newcomer finds it. */
export const untouched = wheelWith('Yes', 'No', 'Maybe')

export function planOf(
  from: Source | string,
  changes: Partial<Choices> = {},
  wheel = untouched,
): ImportPlan {
  const source = typeof from === 'string' ? readPasted(from) : from
  return planImport(source, { ...defaultChoices(source, wheel), ...changes }, wheel)
}

export const textsOf = ({ entries }: ImportPlan) => entries.map(({ text }) => text)
export const cellsOf = ({ rows }: Source) => rows.map(({ cells }) => cells)
