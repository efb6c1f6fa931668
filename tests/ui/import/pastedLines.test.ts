import { expect, it } from 'vitest'
import { isList } from '../../../src/ui/import/pastedLines'

it.each(['Ann\nBen', 'Ann\r\nBen\r\n', 'Ann\rBen', '\n\n Ann \n\n Ben', 'Ann\u2028Ben'])(
  '%j is a list',
  (text) => expect(isList(text)).toBe(true),
)

it.each(['', 'Ann', '  Ann \r\n', 'Ann, Ben', 'Ann\n\u200b\n', 'x'.repeat(1_000_000)])(
  'a single line is none',
  (text) => expect(isList(text)).toBe(false),
)
