// Wheels of Wheel of Names: a file of one or several, or an older list of names.

import { parseBoundedJson } from '../share/boundedJson'
import { isHexColor } from '../wheel/palette'
import { ListError } from './listError'
import { listMessages } from './messages'
import { MAX_LINE_LENGTH, MAX_LINES } from './readLines'
import type { Source, SourceNote, SourceRow } from './source'

/** Of an option: its text, weight, color, picture, and more that later versions may add. */
const MAX_VALUES = 20 * MAX_LINES

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null
}

/** The text as JSON, or `undefined`; a text that is not even like it costs nothing. */
export function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return parseBoundedJson(text, MAX_VALUES)
  } catch {
    return undefined
  }
}

/** The other site's wheels in a value read from JSON; none if it is something else. */
function wheelsIn(data: unknown): readonly Fields[] {
  const fields = fieldsOf(data)
  // Any list may be JSON; only one of texts is a list of names.
  if (Array.isArray(data) && !(data.length > 0 && data.every(isEntry))) return []
  const wheels = Array.isArray(data)
    ? [{ entries: data }]
    : Array.isArray(fields?.wheelConfigs)
      ? fields.wheelConfigs
      : [fields?.wheelConfig ?? data]
  return wheels.flatMap((wheel) => {
    const one = fieldsOf(wheel)
    return one && entriesOf(one) ? [one] : []
  })
}

function isEntry(value: unknown): boolean {
  const { text, name } = fieldsOf(value) ?? { text: value }
  return [text, name].some((said) => typeof said === 'string' || typeof said === 'number')
}

function entriesOf({ entries, names }: Fields): readonly unknown[] | null {
  if (Array.isArray(entries)) return entries
  return Array.isArray(names) ? names : null
}

/** Whether the text is a file of another site's wheel. */
export function isOtherWheel(data: unknown): boolean {
  return wheelsIn(data).length > 0
}

/** @throws {ListError} where there is no wheel, or one too large */
export function readOtherWheel(data: unknown): Source {
  const [wheel, ...others] = wheelsIn(data)
  const entries = wheel && entriesOf(wheel)
  if (!wheel || !entries) throw new ListError('wheel')
  if (entries.length > MAX_LINES) throw new ListError('tooManyLines')
  const images = entries.filter((entry) => fieldsOf(entry)?.image).length
  const notes: SourceNote[] = []
  if (images > 0) notes.push({ kind: 'images', count: images })
  if (others.length > 0) notes.push({ kind: 'wheels', names: others.map(nameOf) })
  // Besides its name a file of today has thirty; a list of names has none.
  const settings = Object.keys(wheel).filter((key) => !/^(title|entries|names|path)$/.test(key))
  if (settings.length > 0) notes.push({ kind: 'settings' })
  return {
    name: typeof wheel.title === 'string' && wheel.title.trim() ? wheel.title.trim() : null,
    format: 'wheel',
    rows: entries.map(rowOf),
    notes,
  }
}

function nameOf({ title }: Fields, index: number): string {
  return typeof title === 'string' && title.trim() ? title.trim() : listMessages.wheel(index + 2)
}

function rowOf(entry: unknown): SourceRow {
  if (typeof entry === 'string' || typeof entry === 'number') return row(`${entry}`)
  const { text, name, weight, color, enabled } = fieldsOf(entry) ?? {}
  const said = text ?? name
  const size = typeof weight === 'string' && weight.trim() === '' ? Number.NaN : Number(weight)
  return {
    ...row(typeof said === 'string' || typeof said === 'number' ? `${said}` : ''),
    ...((typeof weight === 'number' || typeof weight === 'string') &&
      size >= 0 && { weight: size }),
    ...colorOf(color),
    // It is not on their wheel either.
    ...(enabled === false && { isEliminated: true }),
  }
}

function row(text: string): SourceRow {
  if (text.length > MAX_LINE_LENGTH) throw new ListError('lineTooLong')
  return { cells: [text] }
}

/** A color written as `#rgb`, `#rrggbb`, or without the sign. */
export function colorOf(value: unknown): { readonly color?: string } {
  if (typeof value !== 'string') return {}
  const digits = value.trim().replace(/^#/, '')
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const color = `#${six}`
  return isHexColor(color) ? { color } : {}
}
