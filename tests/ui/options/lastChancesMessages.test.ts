import { expect, it } from 'vitest'
import { lastChancesMessages } from '../../../src/ui/options/messages'

it.each([
  ['an exact chance in odds', { chance: 3 / 41, error: 0 }, '3 in 41, 7.3%'],
  ['an estimate with its error', { chance: 0.0731, error: 0.002 }, '7.3% ± 0.2'],
  ['what never came with its bound', { chance: 0, error: 0.00003 }, 'less than 0.003%'],
])('the chance to be the last tells %s', (_, found, words) => {
  expect(lastChancesMessages.chance(found)).toBe(words)
})
