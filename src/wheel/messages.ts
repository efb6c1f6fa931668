// What a new wheel is made of, in the language of the page. What is stored and sent has the constants of name.ts.

import { say } from '../text/say'
import { DEFAULT_WHEEL_NAME, FALLBACK_NAME, namelessPrize } from './name'

/** The name of a wheel that was given none. */
const nameless = say('My Wheel')
/** The name of a wheel from a link with none in it. */
const shared = say('Shared Wheel')

/** A wheel without a name is stored under one of English, which is never shown. */
export function shownName(name: string): string {
  if (name === FALLBACK_NAME) return shared
  return name === DEFAULT_WHEEL_NAME ? nameless : name
}

/** A prize that was given no name. @param number from 1 */
export const prizeNumber = (number: number) =>
  say('Prize {number, number, ::group-off}', { number })

/** What is in records, and hashed, has no language. */
export function shownPrize(name: string): string {
  const number = Number(/^Prize (\d{1,4})$/.exec(name)?.[1])
  return name === namelessPrize(number) ? prizeNumber(number) : name
}

/** Of the first wheel: an answer to a question. */
const answers = { yes: say('Yes'), no: say('No'), maybe: say('Maybe') }

export const DEFAULT_OPTIONS: readonly string[] = Object.values(answers)

/** An option that was added without a text, to be overwritten. */
export const NEW_OPTION_TEXT = say('New Option')
