// Shared data is untrusted: every field is validated or replaced by a fallback.

import * as v from 'valibot'
import type { ToSay } from '../text/say'
import { isHexColor } from '../wheel/colors/color'
import { FALLBACK_COLOR, PALETTE_TEXT } from '../wheel/colors/palette'
import { FALLBACK_NAME, nameText } from '../wheel/name'
import { photoIn, pictureOf, previewOf } from '../wheel/picture'
import { WHEEL_HISTORY_LIMIT } from '../wheel/result'
import { MAX_SEGMENTS, optionText, type Segment } from '../wheel/segment'
import {
  CONFETTI_AMOUNTS,
  confettiEmoji,
  PICTURE_PLACES,
  SOUND_SETS,
} from '../wheel/settings/settings'
import { MAX_STORED_WEIGHT, nearestWeight } from '../wheel/weights'
import { decorOf } from '../wheel/wheel'
import { readMessages as messages } from './messages'
import { SHARE_VERSION, type SharedSettings, ShareError } from './payload'

/** Milliseconds; the slider for a custom spin duration, the widest one. */
export const SPIN_DURATION = { min: 500, max: 10_000 }
/** Milliseconds since 1970: the latest time of a `Date` (ECMA-262, 21.4.1.1). */
export const MAX_TIME = 8.64e15
const MAX_THEME_LENGTH = 64
/** Code units; five characters of 16 each. */
const MAX_EMOJI_LENGTH = 80
/** Who sits out is read from the history, which has the result itself too. */
const MAX_ASIDE_SPINS = WHEEL_HISTORY_LIMIT - 1

export interface SharedWheel {
  readonly name: string
  /** One to 10,000, with the ids shared-0, shared-1 and so on; none is eliminated. */
  readonly segments: readonly Segment[]
  /** As a wheel keeps it; absent if it is the first. */
  readonly palette?: string
  readonly hubPicture?: string
  readonly background?: string
  /** Only valid ones; `mergeSettings` adds the defaults of the others. */
  readonly settings: Partial<SharedSettings>
  /** A sentence about mended values that decide who wins. */
  readonly note?: ToSay
  /** Milliseconds since 1970. */
  readonly created: number | null
  readonly isCustomName: boolean
  /** A spin to see on it, for `readReplay`. */
  readonly replay?: unknown
  /** Other than `SHARE_VERSION`; the caller logs a warning. */
  readonly isOtherVersion: boolean
}

function clamped(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.finite(),
    v.transform((value) => Math.min(max, Math.max(min, value))),
  )
}

/** Where weights do not count, they are kept as they are. */
const storedWeight = v.fallback(clamped(0, MAX_STORED_WEIGHT), 1)

const segment = v.object({
  text: v.fallback(v.nullable(v.string()), null),
  color: v.fallback(v.custom<string>(isHexColor), FALLBACK_COLOR),
  weight: v.optional(v.unknown()),
  picture: v.optional(v.unknown()),
})

const payload = v.object({
  v: v.optional(v.unknown()),
  name: v.fallback(v.string(), ''),
  segments: v.pipe(v.array(segment), v.minLength(1), v.maxLength(MAX_SEGMENTS)),
  palette: v.fallback(v.pipe(v.string(), v.regex(PALETTE_TEXT)), ''),
  hubPicture: v.optional(v.unknown()),
  background: v.optional(v.unknown()),
  settings: v.fallback(v.record(v.string(), v.unknown()), {}),
  created: v.fallback(v.nullable(clamped(0, MAX_TIME)), null),
  custom: v.optional(v.unknown()),
  replay: v.optional(v.unknown()),
})

const settingSchemas = {
  spinDuration: clamped(SPIN_DURATION.min, SPIN_DURATION.max),
  soundEnabled: v.boolean(),
  soundSet: v.picklist(SOUND_SETS),
  rushSound: v.boolean(),
  winnerSound: v.boolean(),
  eliminatedSound: v.boolean(),
  theme: v.pipe(v.string(), v.maxLength(MAX_THEME_LENGTH)),
  eliminationMode: v.boolean(),
  showProbabilities: v.boolean(),
  weightsCount: v.boolean(),
  noRepeats: v.boolean(),
  afterWin: v.picklist(['same', 'halved', 'aside']),
  asideSpins: v.pipe(clamped(1, MAX_ASIDE_SPINS), v.transform(Math.round)),
  confetti: v.picklist(CONFETTI_AMOUNTS),
  confettiEmoji: v.pipe(v.string(), v.maxLength(MAX_EMOJI_LENGTH), v.transform(confettiEmoji)),
  picturePlace: v.picklist(PICTURE_PLACES),
} satisfies Record<keyof SharedSettings, v.GenericSchema>

/** Fields that are missing or invalid take a fallback. @throws {ShareError} without a list of one to 10,000 segments */
export function readPayload(data: unknown): SharedWheel {
  const result = v.safeParse(payload, data, { abortEarly: true })
  if (!result.success) throw new ShareError('segments')
  const found = result.output
  const settings = readSettings(found.settings)
  const segments = found.segments.map(({ text, color, weight, picture }, index) => ({
    id: `shared-${index}`,
    text: optionText(text ?? '') ?? messages.option(index + 1),
    color,
    weight: settings.weightsCount ? countedWeight(weight) : v.parse(storedWeight, weight),
    ...readPicture(picture),
    eliminated: false,
  }))
  const decor = {
    palette: found.palette,
    hubPicture: pictureOf(found.hubPicture),
    background: photoIn(found.background),
  }
  const mended = settings.weightsCount
    ? found.segments.filter(({ weight }) => isMended(weight)).length
    : 0
  return {
    name: nameText(found.name) ?? FALLBACK_NAME,
    segments,
    ...decorOf(decor, previewOf),
    settings,
    ...(mended > 0 && { note: messages.weightsMended(mended) }),
    created: found.created,
    isCustomName: found.custom === true,
    isOtherVersion: found.v !== SHARE_VERSION,
    replay: found.replay,
  }
}

/** Who writes a file’s hash into a link shows it to nobody: the preview is all that a link can bring. */
function readPicture(found: unknown): Pick<Segment, 'picture'> {
  const picture = pictureOf(found)
  return picture === undefined ? {} : { picture: previewOf(picture) }
}

function countedWeight(found: unknown): number {
  return nearestWeight(typeof found === 'number' ? found : Number.NaN)
}

/** More than writing and reading a number changes. */
const ROUNDING = 1e-9

function isMended(found: unknown): boolean {
  if (found === undefined) return false
  return typeof found !== 'number' || !(Math.abs(found - countedWeight(found)) <= ROUNDING)
}

function readSettings(found: Record<string, unknown>): Partial<SharedSettings> {
  const read = Object.entries(settingSchemas).flatMap(([name, schema]) => {
    const result = v.safeParse(schema, found[name])
    return result.success ? [[name, result.output]] : []
  })
  return Object.fromEntries(read)
}
