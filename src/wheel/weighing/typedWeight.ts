// Weights as people write them: in a field, or after a name as in “Anna ×3”.

import { MAX_WEIGHT, MIN_WEIGHT, nearestWeight } from './weight'

/** What can be a number: digits, with a decimal point or comma, and an exponent. */
const NUMBER = /^[+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?$/i
/** 1,000 is a thousand: a weight has two decimals. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
/** After white space, so that “Iphonex3” is a name. */
const AFTER_NAME = /\s+[×x*]\s?(\d+(?:[.,]\d+)*)$/
/** Characters at the end of a line that are looked at. No weight is longer. */
const TAIL = 40

/** A number as it is written, whatever its size; `null` where it is none. 0,5 is a half, and so is .5. */
export function writtenNumber(text: string): number | null {
  const written = text.trim().replace(/^[×x*]\s*/, '')
  if (!NUMBER.test(written)) return null
  const value = Number(
    THOUSANDS.test(written) ? written.replaceAll(',', '') : written.replace(',', '.'),
  )
  return Number.isNaN(value) ? null : value
}

/** Whether a number is too small or too large for a weight. */
export function isOutOfRange(value: number): boolean {
  return value < MIN_WEIGHT || value > MAX_WEIGHT
}

export interface WeighedText {
  readonly text: string
  /** In range. */
  readonly weight: number
  /** As it is written. */
  readonly written: number
  /** Whether the number that was written is not. */
  readonly isOutOfRange: boolean
}

/**
 * A line that ends in a weight, such as `Anna ×3`, `Anna x 2.5` or `Anna *0,5`; `null` for any other. ×0 is no weight,
 * and stays in the text.
 */
export function weightAfter(line: string): WeighedText | null {
  const trimmed = line.trim()
  const tail = trimmed.slice(-TAIL)
  const found = AFTER_NAME.exec(tail)
  const text = found ? trimmed.slice(0, trimmed.length - tail.length + found.index).trimEnd() : ''
  const value = writtenNumber(found?.[1] ?? '')
  if (text === '' || !value) return null
  return { text, weight: nearestWeight(value), written: value, isOutOfRange: isOutOfRange(value) }
}

/** The text with its weight after it, unless that is 1. `weightAfter` reads both from it again. */
export function withWeight(text: string, weight: number): string {
  const nearest = nearestWeight(weight)
  return nearest === 1 && !weightAfter(text) ? text : `${text} ×${nearest}`
}

/** What + and − lead to: whole numbers from 1 on, below it halves, quarters and tenths. */
const BELOW_ONE = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5]

/** The next larger step. */
export function heavier(weight: number): number {
  if (weight >= 1) return nearestWeight(Math.floor(weight) + 1)
  return BELOW_ONE.find((step) => step > weight) ?? 1
}

/** The next smaller step. */
export function lighter(weight: number): number {
  if (weight > 1) return nearestWeight(Math.ceil(weight) - 1)
  return BELOW_ONE.findLast((step) => step < weight) ?? nearestWeight(0)
}
