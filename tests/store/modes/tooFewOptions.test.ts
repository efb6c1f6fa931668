// What is said where a wheel cannot be spun.

import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/settings/settings'
import { tooFewOptions } from '../../../src/store/tooFewOptions'
import type { Segment } from '../../../src/wheel/segment'
import { canSpin } from '../../../src/wheel/turns/rounds'
import { createWheel } from '../../../src/wheel/wheel'

const HERE = {}
const ABSENT = { absent: true }
const PICKED = { picked: true }
const OUT = { eliminated: true }

const ADD = 'Add at least 2 options to spin'
const NEED = 'Need at least 2 active options to spin'
const ALL_ABSENT = 'Everyone is absent today. Press “All Here” to bring them back.'
const ONE_HERE = 'Only one option is here today. Press “All Here” to bring the others back.'
const ALL_PICKED = 'Nobody is left in this round. Press “New Round” to begin the next one.'
const ONE_LEFT =
  'Only one option is left in this round. Press “New Round” to bring the others back.'

it.each([
  ['everySpin', [HERE], ADD],
  ['elimination', [HERE], NEED],
  ['elimination', [OUT, HERE], NEED],
  ['elimination', [OUT, ABSENT], NEED],
  ['everySpin', [ABSENT, ABSENT], ALL_ABSENT],
  ['elimination', [ABSENT, ABSENT], ALL_ABSENT],
  ['noRepeats', [ABSENT, ABSENT], ALL_ABSENT],
  ['noRepeats', [OUT, ABSENT], ALL_ABSENT],
  ['everySpin', [ABSENT, HERE], ONE_HERE],
  ['everySpin', [ABSENT, PICKED], ONE_HERE],
  ['everySpin', [PICKED, PICKED], ALL_PICKED],
  ['everySpin', [PICKED, PICKED, ABSENT], ALL_PICKED],
  ['elimination', [PICKED, HERE, OUT], ONE_LEFT],
] as const)('%s, with %j: says why, and what helps @spin.out-for-now', (mode, marks, text) => {
  let ids = 0
  const fresh = createWheel(
    marks.map((_, index) => `Option ${index}`),
    () => `id${ids++}`,
    0,
  )
  const wheel = {
    ...fresh,
    segments: fresh.segments.map((one, index): Segment => ({ ...one, ...marks[index] })),
  }
  const settings = {
    ...DEFAULT_SETTINGS,
    eliminationMode: mode === 'elimination',
    noRepeats: mode === 'noRepeats',
  }
  expect(canSpin(wheel, mode === 'noRepeats')).toBe(false)
  expect(tooFewOptions(wheel, settings)).toBe(text)
})
