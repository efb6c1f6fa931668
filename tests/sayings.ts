import { texts } from '../src/text/locale'
import { said, type ToSay } from '../src/text/say'

type Shown<T> = T extends ToSay
  ? string
  : T extends (...given: never) => unknown
    ? T
    : T extends object
      ? { [K in keyof T]: Shown<T[K]> }
      : T

/** A part of the state with sentences in it, as the page shows them. */
export function shown<T>(part: T): Shown<T> {
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(inside)
    if ('says' in value) return said(value as ToSay)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]))
  }
  return inside(part) as Shown<T>
}

/** A sentence that is in no room. */
export function words(sentence: string): ToSay {
  texts.messages[sentence] = sentence
  return { says: sentence }
}
