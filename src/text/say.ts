// What visitors read: ICU messages, in English where they are said, and in the language of the page when they are read.
// The build puts a number in place of the English (scripts/vite/texts.ts).

import type { GetICUArgs } from '@schummar/icu-type-parser'
import format, { type FormatValues } from 'icu-minify/format'
import { list } from './list'
import { LOCALE, texts } from './locale'

/** What a text needs said with it. */
export type Values<Text extends string, Argument = string> = GetICUArgs<
  Text,
  { ICUArgument: Argument; ICUNumberArgument: number; ICUDateArgument: never }
>

/** What is to be said, as data. It is said where it is shown: the state holds no sentences. */
export interface ToSay {
  readonly says: string
  readonly values?: Readonly<Record<string, Value>> | undefined
}

/** Several are a list, such as names: `A and B`. */
type Value = string | number | ToSay | readonly (string | ToSay)[]

const formatters = {
  // Where a text asks for nothing else: `1000 options`, `10,000 options`.
  getNumberFormat: once(
    (options: Intl.NumberFormatOptions = { useGrouping: 'min2' }) =>
      new Intl.NumberFormat(LOCALE, options),
  ),
  getPluralRules: once((options: Intl.PluralRulesOptions) => new Intl.PluralRules(LOCALE, options)),
}

/** What texts call by a name. */
const formats = { number: { percent: { style: 'percent' } } }

/**
 * A text with its values: `say('{count, plural, one {# option} other {# options}}', { count })`. What a visitor wrote is
 * a value, and stays as it is.
 * @throws where the text has not been loaded
 */
export function say<const Text extends string>(
  text: Text,
  ...[values]: keyof Values<Text> extends never ? [] : [values: Values<Text>]
): string {
  return pieces(text, values).join('')
}

/** As `say`, but nothing is said yet: for what the state holds. @see said */
export function toSay<const Text extends string>(
  text: Text,
  ...[values]: keyof Values<Text> extends never
    ? []
    : [values: Values<Text, Exclude<Value, number>>]
): ToSay {
  return { says: text, ...(values && { values: values as ToSay['values'] }) }
}

/** @throws where the text has not been loaded */
export function said({ says, values }: ToSay): string {
  if (!values) return pieces(says).join('')
  const own = Object.entries(values).map(([name, value]) => [name, saidValue(value)] as const)
  return pieces(says, Object.fromEntries(own)).join('')
}

function saidValue(value: Value): string | number {
  if (typeof value !== 'object') return value
  return 'says' in value ? said(value) : list(value.map((one) => `${saidValue(one)}`))
}

/** Whether the same is to be said. */
export function saysSame(one: ToSay, other: ToSay): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** A text in pieces: strings, and what functions among the values made of its markup. For `rich` of src/ui/kit. */
export function pieces(text: string, values?: object): unknown[] {
  const message = texts.messages[text]
  if (message === undefined) throw new Error(`The text ${text} has not been loaded`)
  // Dates come as strings.
  const options = { formatters, formats } as unknown as Parameters<typeof format>[3]
  // A case that says nothing comes as an empty list.
  return [format(message, LOCALE, values as FormatValues | undefined, options)].flat()
}

/** One format for the same options: making one takes long. */
function once<O, F>(make: (options: O) => F): (locale: string, options: O) => F {
  const made = new Map<string, F>()
  return (_, options) => {
    const key = JSON.stringify(options) ?? ''
    const one = made.get(key) ?? make(options)
    made.set(key, one)
    return one
  }
}
