// A wheel from a file gets new ids, so that the file can be opened beside the wheel it was saved from. Only those of a chat
// stay: they are of viewers, not of the wheel.

import * as v from 'valibot'
import { isFromChat } from '../share/chatId'
import { parseFile } from '../share/file'
import type { SharedSettings } from '../share/payload'
import { readPayload } from '../share/readPayload'
import type { ToSay } from '../text/say'
import { onDay } from '../wheel/attendance'
import { pictureOf } from '../wheel/picture'
import type { SpinResult } from '../wheel/result'
import { type Segment, withPicture } from '../wheel/segment'
import { type AnimationSpeed, DEFAULT_SETTINGS, type OwnSounds } from '../wheel/settings/settings'
import { decorOf, type NewId, type Wheel, wheelOf } from '../wheel/wheel'
import { day, ownSounds, records, recounted, speedOrNull } from './persistence/wheelSchema'

export interface FiledWheel {
  readonly wheel: Wheel
  /** Only those that are present and valid. */
  readonly settings: Partial<SharedSettings>
  /** A sentence on what was mended. */
  readonly note?: ToSay | undefined
  /** `null` in a file of an earlier version, or of other writers. */
  readonly animationSpeed: AnimationSpeed | null
  readonly ownSounds: OwnSounds
  /** As found: see `filesIn`. */
  readonly photos?: unknown
}

const fields = v.object({
  ...records,
  segments: v.array(
    v.object({
      id: v.optional(v.unknown()),
      eliminated: v.optional(v.unknown()),
      picked: v.optional(v.unknown()),
      absent: v.optional(v.unknown()),
      picture: v.optional(v.unknown()),
    }),
  ),
  absentOn: day,
  photos: v.optional(v.unknown()),
  settings: v.fallback(v.object({ animationSpeed: speedOrNull, ownSounds }), {
    animationSpeed: null,
    ownSounds: DEFAULT_SETTINGS.ownSounds,
  }),
})

/**
 * The wheel in a file, which may hold anything: fields that are missing or invalid take a fallback.
 * @param now milliseconds since 1970; nothing in the wheel is later
 * @throws {ShareError} when the text is too long, not JSON, or has no list of one to 10,000 segments
 */
export function readFile(text: string, newId: NewId, now: number): FiledWheel {
  const data = parseFile(text)
  const shared = readPayload(data)
  const found = v.parse(fields, data)
  const { absentOn } = found
  const past = (time: number) => Math.min(time, now)
  const results = recounted(found)
  const suffix = newId()
  const optionId = renamer('shared', suffix, (id) => isFromChat({ id }))
  const resultId = renamer('result', suffix)
  const isAnyLeft = found.segments.some(({ eliminated }) => eliminated !== true)
  const segments = shared.segments.map((segment, index): Segment => {
    const { id, eliminated, picked, absent, picture } = found.segments[index] ?? {}
    const isOut = isAnyLeft && eliminated === true
    return {
      // A link has only the previews of photos.
      ...withPicture(segment, pictureOf(picture)),
      id: optionId(id, true),
      eliminated: isOut,
      ...(picked === true && { picked }),
      // Of no day, nobody could come back.
      ...(absent === true && absentOn && { absent }),
    }
  })
  const renamed = (segment: Segment): Segment => ({ ...segment, id: optionId(segment.id) })
  const { palette } = shared
  const { hubPicture, background } = found
  const decor = { palette, hubPicture, background }
  const wheel = { ...wheelOf(shared.name, segments, newId, now), ...decorOf(decor) }
  const history = results.history.map(
    (result): SpinResult => ({
      ...result,
      id: resultId(result.id),
      wheelId: wheel.id,
      winner: renamed(result.winner),
      timestamp: past(result.timestamp),
    }),
  )
  const eliminationHistory = results.eliminationHistory.map((entry) => ({
    ...entry,
    eliminatedSegment: renamed(entry.eliminatedSegment),
    eliminatedByResult: resultId(entry.eliminatedByResult),
    timestamp: past(entry.timestamp),
  }))
  const { totalSpins, totalEliminations, totalSpinTime } = found.statistics
  const originals = found.originalSegments?.map(renamed) ?? []
  return {
    wheel: {
      ...onDay(wheel, absentOn),
      originalSegments: originals.length > 0 ? originals : segments,
      ...results,
      history,
      eliminationHistory,
      ...(found.groups && { groups: found.groups }),
      statistics: {
        totalSpins: Math.max(totalSpins, history.length),
        totalEliminations: Math.max(totalEliminations, eliminationHistory.length),
        totalSpinTime,
      },
      createdAt: past(found.createdAt || now),
      lastUsed: past(found.lastUsed || now),
    },
    ...found.settings,
    settings: shared.settings,
    note: shared.note,
    photos: found.photos,
  }
}

/**
 * Each old id gets a new one, always the same; an old one that is new by order, missing or taken a fresh one.
 * @param stays whether an old one is as good as a new one
 */
function renamer(kind: string, suffix: string, stays: (old: string) => boolean = () => false) {
  const renamed = new Map<unknown, string>()
  let count = 0
  return (old: unknown, isNew = false): string => {
    const known = isNew ? undefined : renamed.get(old)
    if (known !== undefined) return known
    const fresh = `${kind}-${count}-${suffix}`
    count += 1
    if (typeof old !== 'string' || renamed.has(old)) return fresh
    const id = stays(old) ? old : fresh
    renamed.set(old, id)
    return id
  }
}
