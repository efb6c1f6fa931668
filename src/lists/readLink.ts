// Links of other sites that have the options in them. They are read here; nobody is asked.

import { ListError } from './listError'
import { MAX_LINE_LENGTH, MAX_LINES } from './readLines'
import { colorOf } from './readOtherWheel'
import type { Source, SourceNote, SourceRow } from './source'

/** Characters; no browser opens a longer URL. */
const MAX_LINK = 2 ** 21
const HAS_SCHEME = /^https?:\/\//i
/** An address without its scheme, as people copy it from a message. */
const SITES = /^(?:www\.)?(?:wheeldecide\.com|pickerwheel\.com|wheelofnames\.com)(?:[/?#]|$)/i
/** From the start only: looked for anywhere, a megabyte of open tags would take minutes. */
const IN_FRAME = /^<iframe[^>]*\ssrc\s*=\s*["']([^"']+)["']/i

/** The address of another site's wheel in a pasted text, if it is nothing else. */
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
