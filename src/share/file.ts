// A wheel file is JSON that people can edit: a link's payload, which every version can open, and what else is stored.

import { MAX_SEGMENTS } from '../wheel/segment'
import type { Settings } from '../wheel/settings/settings'
import { decorOf, type Wheel } from '../wheel/wheel'
import { MAX_FILE_LENGTH, parseBoundedJson } from './boundedJson'
import { SHARE_VERSION, ShareError } from './payload'

/** The largest wheel has 35 per option: in its list, at the tournament's start, as an elimination, and its photo. */
const MAX_VALUES = 40 * MAX_SEGMENTS

type Fields = Readonly<Record<string, unknown>>

/**
 * `null` where there are no options to open. Nothing is presumed of the wheel: a crashed page saves what is left of it.
 * public/start.js has the same function.
 */
export function wheelFields(wheel: unknown, settings: unknown): Fields | null {
  const { name, segments, originalSegments, history, eliminationHistory, ...others } =
    fieldsOf(wheel)
  if (!Array.isArray(segments) || segments.length === 0) return null
  const { soundEnabled, theme, eliminationMode, noRepeats, showProbabilities, ...more } =
    fieldsOf(settings)
  const { afterWin, asideSpins } = more
  return {
    name,
    segments: segments.map((segment) => {
      const { id, text, color, weight, picture, eliminated, picked, absent } = fieldsOf(segment)
      return {
        id,
        text,
        color,
        ...(weight !== 1 && { weight }),
        ...(picture !== undefined && { picture }),
        ...(eliminated === true && { eliminated }),
        ...(picked === true && { picked }),
        ...(absent === true && { absent }),
      }
    }),
    // Without the slider's duration: in a payload it is that of the custom preset.
    settings: {
      soundEnabled,
      theme,
      eliminationMode,
      ...(noRepeats === true && { noRepeats }),
      ...(afterWin !== 'same' && { afterWin, asideSpins }),
      showProbabilities,
      ...(more.weightsCount === true && { weightsCount: true }),
      ...(more.soundSet !== 'classic' && { soundSet: more.soundSet }),
      ...(more.rushSound === false && { rushSound: false }),
      ...(more.winnerSound === false && { winnerSound: false }),
      ...(more.eliminatedSound === false && { eliminatedSound: false }),
      ...(Object.values(fieldsOf(more.ownSounds)).some(Boolean) && { ownSounds: more.ownSounds }),
      ...(more.confetti !== 'little' && { confetti: more.confetti }),
      ...(more.confettiEmoji !== '' && { confettiEmoji: more.confettiEmoji }),
      ...(more.picturePlace !== 'beside' && { picturePlace: more.picturePlace }),
      animationSpeed: more.animationSpeed,
    },
    ...(others.absentOn !== undefined && { absentOn: others.absentOn }),
    originalSegments: originalSegments === segments ? null : originalSegments,
    history,
    eliminationHistory,
    statistics: others.statistics,
    ...(others.turnsSince !== undefined && { turnsSince: others.turnsSince }),
    ...(others.groups !== undefined && { groups: others.groups }),
    ...decorOf(others),
    createdAt: others.createdAt,
    lastUsed: others.lastUsed,
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

/**
 * The same file with files of photos and sounds, or `null` where they do not fit. @param photos data URLs by hash
 */
export function withPhotos(file: string, photos: Readonly<Record<string, string>>): string | null {
  const text = JSON.stringify(photos, null, 1)
  // In place of the brace that ends the file.
  const whole = `${file.trimEnd().slice(0, -1).trimEnd()},\n"photos": ${text}\n}\n`
  return whole.length > MAX_FILE_LENGTH ? null : whole
}

/** @param now milliseconds since 1970 */
export function wheelFile(wheel: Wheel, settings: Settings, now: number): string {
  const whole = wheelFields(wheel, settings) ?? {}
  // Texts made to harm can be too long for three lists of them.
  return writeFile(now, [whole, { ...whole, originalSegments: null, eliminationHistory: [] }])
}

/** The first content that can be opened again, or else the last. @param created milliseconds since 1970 */
export function writeFile(created: number, contents: readonly [Fields, ...Fields[]]): string {
  for (const content of contents) {
    try {
      const text = print({ v: SHARE_VERSION, ...content, created })
      parseFile(text)
      return text
    } catch {
      // What a file can do without comes last.
    }
  }
  return print({ v: SHARE_VERSION, ...contents.at(-1), created })
}

function print(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

/** Not validated. No checksum, because people may edit the file. @throws {ShareError} when too long or not JSON */
export function parseFile(text: string): unknown {
  try {
    if (text.length > MAX_FILE_LENGTH) throw new RangeError('Too long')
    // Some editors add a byte order mark.
    return parseBoundedJson(text.replace(/^\ufeff/, ''), MAX_VALUES)
  } catch (error) {
    throw new ShareError('file', error)
  }
}
