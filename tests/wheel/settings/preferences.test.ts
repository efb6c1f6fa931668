import { expect, it } from 'vitest'
import { withinRange } from '../../../src/wheel/settings/changes'
import {
  DEFAULT_PREFERENCES,
  isDarkTheme,
  SOUND_VOLUME,
} from '../../../src/wheel/settings/settings'

it.each([
  ['light', false, false],
  ['light', true, false],
  ['dark', false, true],
  ['dark', true, true],
  ['system', false, false],
  ['system', true, true],
] as const)('theme %s on a system that prefers dark: %s is dark: %s', (theme, prefers, isDark) => {
  expect(isDarkTheme(theme, prefers)).toBe(isDark)
})

it('the volume goes from 10 to 100 percent by tens, and is full until somebody lowers it', () => {
  const asked = [0, 14, 15, 96, 200]
  expect(asked.map((value) => withinRange(SOUND_VOLUME, value))).toEqual([10, 10, 20, 100, 100])
  expect(DEFAULT_PREFERENCES.soundVolume).toBe(100)
})
