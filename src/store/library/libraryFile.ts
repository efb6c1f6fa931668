// Not trusted: each wheel is validated as if it were stored here.

import * as v from 'valibot'
import { MAX_FILE_LENGTH, parseBoundedJson } from '../../share/boundedJson'
import { wheelFields } from '../../share/file'
import { ShareError } from '../../share/payload'
import { type Wheel, withTimesUntil } from '../../wheel/wheel'
import { storedWheel, time } from '../persistence/wheelSchema'
import type { OwnWheel } from '../state'
import type { UsedWheel } from './wheels'

const KIND = 'library'
const VERSION = 1
/** Code units: twenty wheels of 10,000 options need half of it. */
export const MAX_LIBRARY_LENGTH = MAX_FILE_LENGTH
const MAX_VALUES = 12_000_000
const MAX_WHEELS = 5000

interface LibraryFile {
  readonly wheels: readonly UsedWheel[]
  readonly unreadable: number
  /** As found: see `filesIn`. */
  readonly photos: unknown
}

/** @param now milliseconds since 1970 */
export function writeLibraryFile(wheels: readonly UsedWheel[], now: number): string {
  const lines = wheels.flatMap(({ own: { wheel, settings }, usedAt }) => {
    const fields = wheelFields(wheel, settings)
    const { id, lastOrder } = wheel
    return fields ? JSON.stringify({ id, usedAt, lastOrder, ...fields }) : []
  })
  const head = JSON.stringify({ fairwheel: KIND, version: VERSION, created: now }).slice(0, -1)
  return `${head},"wheels":[\n${lines.join(',\n')}\n]}\n`
}

/** Judges by the beginning: the text may be no such file. */
export function isLibraryFile(text: string): boolean {
  return /^\ufeff?\s*\{\s*"fairwheel"\s*:\s*"library"/.test(text.slice(0, 200))
}

const file = v.object({
  fairwheel: v.literal(KIND),
  version: v.literal(VERSION),
  wheels: v.pipe(v.array(v.unknown()), v.maxLength(MAX_WHEELS)),
  photos: v.optional(v.unknown()),
})
const used = v.object({ usedAt: v.fallback(time, 0) })

/**
 * @param now milliseconds since 1970; nothing in a wheel is later
 * @throws {ShareError} when the text is too long, or no file of all wheels
 */
export function readLibraryFile(text: string, now: number): LibraryFile {
  const { wheels, photos } = parse(text)
  const found = new Map<string, UsedWheel>()
  for (const one of wheels) {
    const own = v.safeParse(storedWheel, { clearedResults: [], ...(one as object) })
    if (!own.success || found.has(own.output.wheel.id)) continue
    const { usedAt } = v.parse(used, one)
    const { wheel, settings } = own.output
    const read = { wheel: withTimesUntil(wheel, now), settings }
    found.set(wheel.id, { own: read, usedAt: Math.min(usedAt, now) })
  }
  return { wheels: [...found.values()], unreadable: wheels.length - found.size, photos }
}

function parse(text: string): v.InferOutput<typeof file> {
  try {
    if (text.length > MAX_LIBRARY_LENGTH) throw new RangeError('Too long')
    return v.parse(file, parseBoundedJson(text.replace(/^\ufeff/, ''), MAX_VALUES))
  } catch (error) {
    throw new ShareError('file', error)
  }
}

/** For a wheel that is here in another version. */
export type Choice = 'here' | 'file' | 'both'

export type Reconciled =
  | { readonly kind: 'new' | 'same'; readonly found: UsedWheel }
  | {
      readonly kind: 'newerHere' | 'newerInFile'
      readonly found: UsedWheel
      readonly here: UsedWheel
    }

/** Compares by id and by content. @param here wheels with an id of the file, or that look like one of its wheels */
export function reconcile(
  wheels: readonly UsedWheel[],
  here: readonly UsedWheel[],
): readonly Reconciled[] {
  const byId = new Map(here.map((one) => [one.own.wheel.id, one]))
  const ids = new Set(wheels.map(({ own }) => own.wheel.id))
  // Those that have an id of the file may be replaced by another wheel of it.
  const others = here.filter(({ own }) => !ids.has(own.wheel.id))
  const contents = new Set(others.map(({ own }) => contentOf(own.wheel)))
  return wheels.map((found): Reconciled => {
    const twin = byId.get(found.own.wheel.id)
    const content = contentOf(found.own.wheel)
    if (twin && contentOf(twin.own.wheel) === content) return { kind: 'same', found }
    if (!twin) return { kind: contents.has(content) ? 'same' : 'new', found }
    const kind = found.usedAt > twin.usedAt ? 'newerInFile' : 'newerHere'
    return { kind, found, here: twin }
  })
}

/** The later version wins. */
export function firstChoice({ kind }: Reconciled): Choice {
  return kind === 'newerHere' ? 'here' : 'file'
}

/** What makes two wheels the same to a visitor. */
export function contentOf(wheel: Wheel): string {
  const { name, segments, history, statistics, hubPicture, background } = wheel
  return JSON.stringify([
    name,
    segments.map(({ text, color, weight, eliminated, picked, picture }) => [
      ...[text, color, weight, !!eliminated],
      ...(picked ? [true] : []),
      ...(picture ? [picture] : []),
    ]),
    history.map(({ id }) => id),
    statistics.totalSpins,
    ...(hubPicture || background ? [hubPicture ?? '', background ?? ''] : []),
  ])
}

export interface ImportPlan {
  readonly added: readonly UsedWheel[]
  readonly replaced: readonly UsedWheel[]
}

/** @param copy the same wheel as another one, with a new id */
export function planOf(
  reconciled: readonly Reconciled[],
  choices: ReadonlyMap<string, Choice>,
  copy: (own: OwnWheel) => OwnWheel,
): ImportPlan {
  const added: UsedWheel[] = []
  const replaced: UsedWheel[] = []
  for (const one of reconciled) {
    const { kind, found } = one
    if (kind === 'new') added.push(found)
    if (kind === 'new' || kind === 'same') continue
    const choice = choices.get(found.own.wheel.id) ?? firstChoice(one)
    if (choice === 'both') added.push({ ...found, own: copy(found.own) })
    else if (choice === 'file') replaced.push(found)
  }
  return { added, replaced }
}

let waiting: string | null = null
let taker: ((text: string) => void) | null = null

export function handOverLibrary(text: string): void {
  if (taker) taker(text)
  else waiting = text
}

/** Calls back with the text that waits and with each one that comes. Returns the cleanup. */
export function takeLibraries(take: (text: string) => void): () => void {
  taker = take
  if (waiting !== null) take(waiting)
  waiting = null
  return () => {
    taker = null
  }
}
