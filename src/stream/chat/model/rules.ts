// The streamer's rules. Stored text is not trusted: what is not as it should be takes its default.

import { MAX_SEGMENTS } from '../../../wheel/segment'
import { DEFAULT_WORDS, MAX_WORD, plainWord, WORDS, type Words } from './heard'

export interface Rules {
  readonly words: Words
  readonly who: 'everyone' | 'subscribers'
  /** How many people of the chat may be on the wheel at a time. */
  readonly most: number
  /** Who has not written for so many minutes leaves the wheel; 0 for nobody. */
  readonly minutes: number
  /** How many times likelier than others a subscriber is, where weights count. */
  readonly subscriberWeight: number
}

export const RANGES = {
  most: { min: 2, max: MAX_SEGMENTS, step: 1 },
  minutes: { min: 0, max: 120, step: 5 },
  subscriberWeight: { min: 1, max: 10, step: 1 },
} as const

/** What `most` is chosen from. */
export const CROWDS = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, MAX_SEGMENTS]

export const DEFAULT_RULES: Rules = {
  words: DEFAULT_WORDS,
  who: 'everyone',
  most: 1000,
  minutes: 0,
  subscriberWeight: 1,
}

/** The nearest whole number that a rule can have; `null` where it is no number. */
function nearestIn(rule: keyof typeof RANGES, value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  const { min, max } = RANGES[rule]
  return Math.min(max, Math.max(min, Math.round(value)))
}

export function readRules(value: unknown): Rules {
  const found = recordOf(value)
  const words = recordOf(found.words)
  const number = (rule: keyof typeof RANGES) => nearestIn(rule, found[rule]) ?? DEFAULT_RULES[rule]
  return {
    words: Object.fromEntries(
      WORDS.map((word) => [word, readWord(words[word]) ?? DEFAULT_WORDS[word]]),
    ) as unknown as Words,
    who: found.who === 'subscribers' ? 'subscribers' : 'everyone',
    most: number('most'),
    minutes: number('minutes'),
    subscriberWeight: number('subscriberWeight'),
  }
}

/** An empty word is one: it is never said. */
function readWord(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 4 * MAX_WORD ? plainWord(value) : null
}

export function recordOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? value : {}
}
