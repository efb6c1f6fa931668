// A record from a file, which is untrusted. Whether what it says is so, `checkRecord` finds out.

import * as v from 'valibot'
import { parseBoundedJson } from '../../share/boundedJson'
import { MAX_SEGMENTS } from '../../wheel/segment'
import { MAX_PLACES } from './plan'
import { type Entry, RECORD_FORMAT, type RecordVersion } from './record'

/** Characters. A draw of 10,000 people, pressed one by one, has about five million. */
const MAX_TEXT = 32 * 1024 * 1024
/** Commas and brackets: 20 for each entry. */
const MAX_VALUES = 1_000_000
/** A press for each place, two entries for each no-show, and the edits of the list. */
const MAX_ENTRIES = 50_000
/** UTF-16 units: 60 characters of 16. */
const MAX_UNITS = 1000
/** The same of an announcement. */
const MAX_ANNOUNCEMENT = 8 * 1024 * 1024
/** In hundredths. */
const MAX_WEIGHT = 100_000
/** Milliseconds since 1970: the latest time of a `Date` (ECMA-262, 21.4.1.1). */
const MAX_TIME = 8.64e15

const text = v.pipe(v.string(), v.maxLength(MAX_UNITS))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const upTo = (max: number) => whole(0, max)
/** In a list of at most `max`, whose length is looked at before its items. */
const list = <T extends v.GenericSchema>(item: T, max: number, min = 0) =>
  v.pipe(
    v.custom<unknown[]>((one) => Array.isArray(one) && one.length >= min && one.length <= max),
    v.array(item),
  )
const exactly = <T extends v.ObjectEntries>(fields: T) =>
  v.pipe(
    v.custom<object>(
      (one) =>
        typeof one === 'object' &&
        one !== null &&
        Object.keys(one).length === Object.keys(fields).length,
    ),
    v.object(fields),
  )

const option = upTo(MAX_SEGMENTS - 1)
const prize = upTo(MAX_PLACES - 1)
const place = upTo(MAX_PLACES - 1)
const eligible = exactly({ count: upTo(MAX_SEGMENTS), hash })
const sealed = {
  seq: whole(1, MAX_ENTRIES),
  at: upTo(MAX_TIME),
  before: hash,
  hash,
}

const begun = {
  ...sealed,
  kind: v.literal('begun'),
  drawId: text,
  wheel: exactly({ id: text, name: text }),
  product: exactly({ name: text, version: text }),
  timeZone: text,
  list: list(exactly({ id: text, text }), MAX_SEGMENTS, 1),
  listCount: upTo(MAX_SEGMENTS),
  listHash: hash,
  out: list(
    exactly({
      index: option,
      why: v.picklist(['eliminated', 'absent', 'picked', 'wonBefore', 'duplicate']),
    }),
    MAX_SEGMENTS,
  ),
  rules: exactly({
    duplicates: v.picklist(['person', 'tickets']),
    excludesEarlierWinners: v.boolean(),
    mayWinAgain: v.boolean(),
  }),
  prizes: list(
    exactly({ name: text, places: whole(1, MAX_PLACES), reserves: upTo(MAX_PLACES) }),
    MAX_PLACES,
    1,
  ),
}

const laterSchemas = [
  exactly({
    ...sealed,
    kind: v.literal('drawn'),
    scope: v.picklist(['place', 'prize', 'all']),
    places: list(exactly({ prize, place, winner: option }), MAX_PLACES, 1),
    reserves: list(exactly({ prize, reserve: place, winner: option }), MAX_PLACES),
    unfilled: upTo(MAX_PLACES),
    eligible,
  }),
  exactly({
    ...sealed,
    kind: v.literal('noShow'),
    prize,
    place,
    why: v.picklist(['notHere', 'declined']),
  }),
  exactly({
    ...sealed,
    kind: v.literal('replaced'),
    prize,
    place,
    winner: v.nullable(option),
    from: v.picklist(['reserve', 'drawn', 'nobody']),
    eligible,
  }),
  exactly({
    ...sealed,
    kind: v.literal('listChanged'),
    listCount: upTo(MAX_SEGMENTS),
    listHash: hash,
  }),
  exactly({
    ...sealed,
    kind: v.literal('ended'),
    why: v.picklist(['complete', 'stopped']),
  }),
]

const weights = list(whole(1, MAX_WEIGHT), MAX_SEGMENTS, 1)
const announcement = v.pipe(v.string(), v.maxLength(MAX_ANNOUNCEMENT))
const beacon = exactly({
  ...sealed,
  kind: v.literal('beacon'),
  round: whole(1, Number.MAX_SAFE_INTEGER),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
})

const ENTRY_SCHEMAS = {
  1: [exactly({ ...begun, version: v.literal(1) }), ...laterSchemas],
  2: [
    exactly({ ...begun, version: v.literal(2), announcement: v.nullable(announcement) }),
    beacon,
    ...laterSchemas,
  ],
  3: [
    exactly({
      ...begun,
      version: v.literal(3),
      announcement,
      weights,
    }),
    beacon,
    ...laterSchemas,
  ],
  4: [
    exactly({ ...begun, version: v.literal(4), announcement: v.null(), weights }),
    ...laterSchemas,
  ],
} as const satisfies Record<RecordVersion, unknown>

export type Unreadable = 'tooLarge' | 'notJson' | 'notRecord' | 'otherVersion'

export type ReadRecord =
  | { readonly lines: readonly ReadLine[]; readonly problem: null }
  | { readonly lines: null; readonly problem: Unreadable }

export type ReadLine = Entry | null

/** A record as `recordText` writes it. Never throws. */
export function readRecordText(json: string): ReadRecord {
  if (json.length > MAX_TEXT) return { lines: null, problem: 'tooLarge' }
  try {
    return readRecord(parseBoundedJson(json.replace(/^\ufeff/, ''), MAX_VALUES))
  } catch (error) {
    // Too many values; an engine may have no stack left for what is nested too deep.
    const isTooMuch = error instanceof RangeError
    return { lines: null, problem: isTooMuch ? 'tooLarge' : 'notJson' }
  }
}

export function readRecord(data: unknown): ReadRecord {
  const head = v.safeParse(headSchema, data)
  if (!head.success) return { lines: null, problem: 'notRecord' }
  const { version } = head.output
  if (!isVersion(version)) return { lines: null, problem: 'otherVersion' }
  const found = v.safeParse(fileSchema, data)
  if (!found.success) return { lines: null, problem: 'notRecord' }
  const { entries } = found.output
  if (entries.length > MAX_ENTRIES) return { lines: null, problem: 'tooLarge' }
  return { lines: entries.map((entry) => readEntry(entry, version)), problem: null }
}

function isVersion(version: number): version is RecordVersion {
  return Object.hasOwn(ENTRY_SCHEMAS, version)
}

/** Other versions may have other fields beside these. */
const headSchema = v.object({ format: v.literal(RECORD_FORMAT), version: v.number() })
const fileSchema = exactly({
  ...headSchema.entries,
  entries: v.custom<unknown[]>((one) => Array.isArray(one) && one.length > 0),
})

function readEntry(data: unknown, version: RecordVersion): ReadLine {
  for (const schema of ENTRY_SCHEMAS[version]) {
    const found = v.safeParse(schema, data, { abortEarly: true })
    if (found.success) return found.output
  }
  return null
}
