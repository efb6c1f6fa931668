import { expect, it } from 'vitest'
import { isBeyondDisplayFace, isTall } from '../../../src/ui/results/winnerName'

it.each([
  ['Zoë', false],
  ['Ångström', false],
  ['שלום', false],
  ['山田太郎', false],
  ['👨‍👩‍👧‍👦 ❤️', false],
  ['Ẩn tượng', true],
  ['ปู่', true],
  ['मुंबई', true],
  ['مُحَمَّدٌ', true],
  ['Z\u0301\u0323algo', true],
])('%s: %s', (text, tall) => {
  expect(isTall(text)).toBe(tall)
})

it.each([
  ['Zoë Ångström', false],
  ['Łódź', true],
  ['Ayşe', true],
  ['Nguyễn', true],
  ['Dvořák', true],
  ['šalek & Œuvre', false],
  ['山田太郎 🎉', false],
])('%s needs letters that the display face lacks: %s', (text, isBeyond) => {
  expect(isBeyondDisplayFace(text)).toBe(isBeyond)
})
