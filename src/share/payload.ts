// Owns what travels: which parts of a wheel and of its settings, and under which name
// (product specification, section 3, 'Share payload').

import { activeSegments, MIN_SEGMENTS, type Segment } from '../wheel/segment'
import { isBlank, limitText } from '../wheel/text'
import { ShareError } from './shareError'

export const SHARE_VERSION = 1
export const FALLBACK_NAME = 'Shared Wheel'
/** Characters as a person counts them. */
export const MAX_SHARE_NAME = 50

/** The settings that travel with a wheel. */
export interface SharedSettings {
  /** Milliseconds. */
  readonly spinDuration: number
  readonly soundEnabled: boolean
  readonly theme: string
  readonly eliminationMode: boolean
  readonly showProbabilities: boolean
}

const SETTINGS = [
  'spinDuration',
  'soundEnabled',
  'theme',
  'eliminationMode',
  'showProbabilities',
] as const satisfies readonly (keyof SharedSettings)[]

export interface SharedSegment {
  readonly text: string
  /** `#rrggbb` */
  readonly color: string
  /** Absent where it is 1. */
  readonly weight?: number
}

export interface SharePayload {
  readonly v: typeof SHARE_VERSION
  readonly name: string
  readonly segments: readonly SharedSegment[]
  /** Only what differs from the defaults. */
  readonly settings: Partial<SharedSettings>
  /** Milliseconds since 1970. */
  readonly created: number
  /** Present where the visitor gave a name for sharing. */
  readonly custom?: true
}

/** A name as it is shared: trimmed, at most 50 characters; `undefined` when nothing of it would be seen. */
export function shareName(typed: string): string | undefined {
  const name = limitText(typed.trim(), MAX_SHARE_NAME).trim()
  return isBlank(name) ? undefined : name
}

/**
 * What of a wheel is shared; eliminated segments are not.
 * @param customName as typed in the share dialog; blank means none
 * @throws {ShareError} when fewer than two segments are left, which nobody could open
 */
export function createPayload(
  wheel: { readonly name: string; readonly segments: readonly Segment[] },
  settings: SharedSettings,
  defaults: SharedSettings,
  created: number,
  customName = '',
): SharePayload {
  const segments = activeSegments(wheel.segments)
  if (segments.length < MIN_SEGMENTS) throw new ShareError('cannotCreate')
  const custom = shareName(customName)
  return {
    v: SHARE_VERSION,
    name: custom ?? shareName(wheel.name) ?? FALLBACK_NAME,
    segments: segments.map(({ text, color, weight }) =>
      weight === 1 ? { text, color } : { text, color, weight },
    ),
    settings: Object.fromEntries(
      SETTINGS.filter((key) => settings[key] !== defaults[key]).map((key) => [key, settings[key]]),
    ),
    created,
    ...(custom === undefined ? {} : { custom: true }),
  }
}

/** The visitor's settings with those of a shared wheel; a shareable one that the link lacks takes its default. */
export function mergeSettings<T extends SharedSettings>(
  current: T,
  shared: Partial<SharedSettings>,
  defaults: SharedSettings,
): T {
  const { spinDuration, soundEnabled, theme, eliminationMode, showProbabilities } = defaults
  return {
    ...current,
    ...{ spinDuration, soundEnabled, theme, eliminationMode, showProbabilities },
    ...shared,
  }
}
