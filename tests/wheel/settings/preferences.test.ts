import { expect, it } from 'vitest'
import { isDarkTheme } from '../../../src/wheel/settings/settings'

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
