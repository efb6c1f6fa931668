// Files of Wheel of Names, also old lists, and links that hold the options: they are read here, and nobody is asked.

import { parseBoundedJson } from '../share/boundedJson'
import { isHexColor } from '../wheel/colors/color'
import { ListError, MAX_LINE_LENGTH, MAX_LINES } from './readLines'
import type { Source, SourceNote, SourceRow } from './source'

/** Text, weight, color, picture, and more that later versions may add. */
const MAX_VALUES = 20 * MAX_LINES

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null
}

/** `undefined` for a text that is not JSON; one not even like it costs nothing. */
export function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return parseBoundedJson(text, MAX_VALUES)
  } catch {
    return undefined
  }
}

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
  // Besides its name a file of today has thirty settings; a list of names has none.
  const settings = Object.keys(wheel).filter((key) => !/^(title|entries|names|path)$/.test(key))
  if (settings.length > 0) notes.push({ kind: 'settings' })
  return {
    name: typeof wheel.title === 'string' && wheel.title.trim() ? wheel.title.trim() : null,
    format: 'wheel',
    rows: entries.map(rowOf),
    notes,
  }
}

function nameOf({ title }: Fields, index: number): string | number {
  return typeof title === 'string' && title.trim() ? title.trim() : index + 2
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

/** `#rgb` or `#rrggbb`, also without the sign. */
export function colorOf(value: unknown): { readonly color?: string } {
  if (typeof value !== 'string') return {}
  const digits = value.trim().replace(/^#/, '')
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const color = `#${six}`
  return isHexColor(color) ? { color } : {}
}

/** Characters; no browser opens a longer URL. */
const MAX_LINK = 2 ** 21
const HAS_SCHEME = /^https?:\/\//i
/** People copy addresses without a scheme from messages. */
const SITES = /^(?:www\.)?(?:wheeldecide\.com|pickerwheel\.com|wheelofnames\.com)(?:[/?#]|$)/i
/** From the start only: searching a megabyte of open tags would take minutes. */
const IN_FRAME = /^<iframe[^>]*\ssrc\s*=\s*["']([^"']+)["']/i

/** Only if the pasted text is nothing else. */
export function rivalLink(text: string): URL | null {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LINK || /[\r\n]/.test(trimmed)) return null
  const written = IN_FRAME.exec(trimmed)?.[1]?.replaceAll('&amp;', '&') ?? trimmed
  const address = HAS_SCHEME.test(written) ? written : `https://${written.replace(/^\/\//, '')}`
  try {
    const url = new URL(address)
    return SITES.test(url.host) ? url : null
  } catch {
    return null
  }
}

/** @throws {ListError} where the link names a wheel that is stored at that site */
export function readRivalLink(url: URL): Source {
  const site = url.host.replace(/^www\./i, '').toLowerCase()
  const list = site === 'wheeldecide.com' ? numbered(url.searchParams) : joined(url.searchParams)
  if (list.rows.every(({ cells }) => cells[0]?.trim() === '')) {
    throw new ListError('linkWithoutOptions')
  }
  if (list.rows.length > MAX_LINES) throw new ListError('tooManyLines')
  if (list.rows.some(({ cells }) => (cells[0]?.length ?? 0) > MAX_LINE_LENGTH)) {
    throw new ListError('lineTooLong')
  }
  const others = [...url.searchParams.keys()].filter((key) => !list.isRead(key))
  const notes: readonly SourceNote[] = others.length > 0 ? [{ kind: 'settings' }] : []
  return { name: list.name?.trim() || null, format: 'wheel', rows: list.rows, notes }
}

interface ReadParameters {
  readonly name: string | null
  readonly rows: readonly SourceRow[]
  isRead(key: string): boolean
}

/** Wheel Decide: `c1` to the last option, `t` the title, `weights` and `cols` with commas. */
function numbered(parameters: URLSearchParams): ReadParameters {
  const list = (key: string) => parameters.get(key)?.split(',') ?? []
  const [weights, colors] = [list('weights'), list('cols')]
  const options = [...parameters]
    .flatMap(([key, text]) => {
      const number = /^c(\d{1,6})$/.exec(key)?.[1]
      return number ? [{ number: Number(number), text }] : []
    })
    .toSorted((one, other) => one.number - other.number)
  return {
    name: parameters.get('t'),
    rows: options.map(({ number, text }, index) => {
      const weight = Number(weights[number - 1] || Number.NaN)
      return {
        cells: [text],
        ...(weight >= 0 && { weight }),
        ...(colors.length > 0 && colorOf(colors[index % colors.length])),
      }
    }),
    isRead: (key) => /^(c\d{1,6}|t|weights|cols)$/.test(key),
  }
}

/** Picker Wheel: `choices`. Wheel of Names: `entries`, `title`. */
function joined(parameters: URLSearchParams): ReadParameters {
  const options = parameters.get('choices') ?? parameters.get('entries') ?? ''
  return {
    name: parameters.get('title'),
    rows: options === '' ? [] : options.split(',').map((text) => ({ cells: [text] })),
    isRead: (key) => /^(choices|entries|title)$/.test(key),
  }
}
