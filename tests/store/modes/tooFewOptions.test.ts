// What is said where a wheel cannot be spun.

import { expect, it } from 'vitest'
import { tooFewOptions } from '../../../src/store/decideSpin'
import { canSpin } from '../../../src/wheel/rounds'
import type { Segment } from '../../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { createWheel } from '../../../src/wheel/wheel'
import { shown } from '../../sayings'

const HERE = {}
const ABSENT = { absent: true }
const PICKED = { picked: true }
const OUT = { eliminated: true }

const ADD = 'Add at least 2 options to spin'
const NEED = 'Need at least 2 active options to spin'
const FEW_HERE = 'Too few options are here today. Press “All Here” to bring them all back.'
const FEW_LEFT = 'Too few options are left in this round. Press “New Round” to bring them all back.'

it.each([
  ['everySpin', [HERE], ADD],
  ['elimination', [HERE], NEED],
  ['elimination', [OUT, HERE], NEED],
  ['elimination', [OUT, ABSENT], NEED],
  ['everySpin', [ABSENT, ABSENT], FEW_HERE],
  ['elimination', [ABSENT, ABSENT], FEW_HERE],
  ['noRepeats', [ABSENT, ABSENT], FEW_HERE],
  ['noRepeats', [OUT, ABSENT], FEW_HERE],
  ['everySpin', [ABSENT, HERE], FEW_HERE],
  ['everySpin', [ABSENT, PICKED], FEW_HERE],
  ['everySpin', [PICKED, PICKED], FEW_LEFT],
  ['everySpin', [PICKED, PICKED, ABSENT], FEW_LEFT],
  ['elimination', [PICKED, HERE, OUT], FEW_LEFT],
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
  expect(shown(tooFewOptions(wheel, settings))).toBe(text)
})
