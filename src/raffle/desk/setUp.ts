// What is set up for a draw, as it is kept with the wheel. It is not trusted.

import * as v from 'valibot'
import type { Library } from '../../store/library/library'
import { MAX_PLACES } from '../model/limits'
import { winnersPlan } from '../model/plan'
import type { SetUp } from './deskState'

const VERSION = 1
/** UTF-16 units: 60 characters of 16. */
const MAX_NAME = 1000

export const DEFAULT_SET_UP: SetUp = {
  plan: winnersPlan(1),
  choices: { excludesEarlierWinners: false, duplicates: 'person' },
}

/** Any number, because it is kept as it was typed. */
const number = (otherwise: number) => v.fallback(v.number(), otherwise)

const schema = v.object({
  version: v.literal(VERSION),
  plan: v.object({
    prizes: v.pipe(
      v.array(
        v.object({
          name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
          places: number(1),
          reserves: number(0),
        }),
      ),
      v.maxLength(MAX_PLACES),
    ),
    mayWinAgain: v.boolean(),
  }),
  choices: v.object({
    excludesEarlierWinners: v.boolean(),
    duplicates: v.picklist(['person', 'tickets']),
  }),
})

export function readSetUp(kept: unknown): SetUp {
  const found = v.safeParse(schema, kept)
  if (!found.success) return DEFAULT_SET_UP
  const { plan, choices } = found.output
  return { plan, choices }
}

/** Keeps each change; while one is being written, only the newest of the others waits. */
export function createSetUpKeeper({ keepSetUp }: Pick<Library['draws'], 'keepSetUp'>) {
  let waiting: readonly [wheelId: string, SetUp] | null = null
  let isWriting = false

  async function work(): Promise<void> {
    isWriting = true
    while (waiting) {
      const [wheelId, { plan, choices }] = waiting
      waiting = null
      // Where it cannot be kept, it is still set up in this page.
      await keepSetUp(wheelId, { version: VERSION, plan, choices })
    }
    isWriting = false
  }

  return (wheelId: string, setUp: SetUp): void => {
    waiting = [wheelId, setUp]
    if (!isWriting) void work()
  }
}
