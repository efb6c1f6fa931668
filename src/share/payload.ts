import type { Radians } from '../wheel/angle'
import type { CooldownRule } from '../wheel/cooldown'
import { FALLBACK_NAME, isNamed, nameText } from '../wheel/name'
import { previewOf } from '../wheel/picture'
import type { Segment } from '../wheel/segment'
import type { ConfettiAmount, PicturePlace, SoundSet } from '../wheel/settings/settings'
import { nearestWeight } from '../wheel/weights'
import { type Decor, decorOf, type Wheel } from '../wheel/wheel'
import type { shareMessages } from './messages'

export const SHARE_VERSION = 1

export interface SharedSettings extends Omit<CooldownRule, 'asideSpins'> {
  /** Milliseconds; only with the speed preset `custom`: a chosen duration travels, a preset's does not. */
  readonly spinDuration?: number
  readonly soundEnabled: boolean
  readonly soundSet: SoundSet
  readonly rushSound: boolean
  readonly winnerSound: boolean
  readonly eliminatedSound: boolean
  readonly theme: string
  readonly showProbabilities: boolean
  readonly weightsCount: boolean
  /** Only while winners are set aside. */
  readonly asideSpins?: number
  readonly confetti: ConfettiAmount
  readonly confettiEmoji: string
  readonly picturePlace: PicturePlace
}

export interface ShareableSettings extends Omit<SharedSettings, 'spinDuration' | 'asideSpins'> {
  readonly asideSpins: number
  readonly animationSpeed: { readonly preset: string; readonly customSpinDuration: number }
}

export interface SharedSegment {
  readonly text: string
  readonly color: string
  /** Absent if it is 1. */
  readonly weight?: number
  /** An emoji, or a photo’s preview. */
  readonly picture?: string
}

/** A spin as its wheel's link carries it. Whoever makes a link can claim any. */
export interface SharedReplay {
  /** An index in the link's segments. */
  readonly winner: number
  /** Where the wheel came to rest, from 0 to 1 of the way through the winner's segment. */
  readonly at: number
  /** The angle at which it began: from 0 to less than a full turn. */
  readonly from: Radians
  /** Milliseconds, 500 to 10,000. */
  readonly spinDuration: number
  /** Of a swipe, which makes the wheel turn more often: 0 to 2000. Absent for none. */
  readonly strength?: number
  /** Milliseconds since 1970, by the clock of the device that it was spun on. */
  readonly timestamp: number
}

export interface SharePayload {
  readonly v: typeof SHARE_VERSION
  /** Absent if nobody gave one: then the reader uses `FALLBACK_NAME`. */
  readonly name?: string
  readonly segments: readonly SharedSegment[]
  /** As a wheel keeps it; absent if it is the first. Segments have their colors all the same. */
  readonly palette?: string
  /** As the picture of a segment. */
  readonly hubPicture?: string
  /** A photo's preview. */
  readonly background?: string
  /** Only those that differ from the defaults, and every number that was chosen. */
  readonly settings: Partial<SharedSettings>
  /** Milliseconds since 1970. */
  readonly created: number
  readonly custom?: true
  /** A spin to see on this wheel. */
  readonly replay?: SharedReplay
}

/**
 * Without eliminated segments; those picked or absent are in it, unmarked: it is the list.
 * @param typedName as typed in the share dialog; blank means none
 * @throws {ShareError} when no segment is left: such a link could not be opened
 */
export function createPayload(
  wheel: Pick<Wheel, 'name' | 'segments' | keyof Decor>,
  settings: ShareableSettings,
  defaults: ShareableSettings,
  created: number,
  typedName = wheel.name,
): SharePayload {
  const segments = wheel.segments.filter(({ eliminated }) => !eliminated)
  if (segments.length === 0) throw new ShareError('cannotCreate')
  const name = givenName(typedName)
  return {
    v: SHARE_VERSION,
    ...(name !== undefined && { name }),
    segments: segments.map(({ text, color, weight, picture }) => ({
      text,
      color,
      ...(weight !== 1 && { weight }),
      ...(picture !== undefined && { picture: previewOf(picture) }),
    })),
    ...decorOf(wheel, previewOf),
    settings: changedSettings(settings, defaults),
    created,
    ...(name !== undefined && { custom: true }),
  }
}

export function givenName(typed: string): string | undefined {
  const name = nameText(typed)
  return name !== undefined && name !== FALLBACK_NAME && isNamed({ name }) ? name : undefined
}

/** Shareable settings that the link lacks take their defaults. */
export function mergeSettings<T extends ShareableSettings>(
  current: T,
  shared: Partial<SharedSettings>,
  defaults: T,
): T {
  return { ...current, ...sharedSettings(defaults), ...shared }
}

function changedSettings(
  settings: ShareableSettings,
  defaults: ShareableSettings,
): Partial<SharedSettings> {
  const usual: SharedSettings = sharedSettings(defaults)
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== usual[name as keyof SharedSettings]
  return Object.fromEntries(Object.entries(sharedSettings(settings)).filter(isChanged))
}

function sharedSettings(settings: ShareableSettings): SharedSettings {
  const { soundEnabled, theme, eliminationMode, showProbabilities, weightsCount } = settings
  const { noRepeats, afterWin, asideSpins, confetti, confettiEmoji, picturePlace } = settings
  const { soundSet, rushSound, winnerSound, eliminatedSound } = settings
  const { preset, customSpinDuration } = settings.animationSpeed
  return {
    ...(preset === 'custom' && { spinDuration: customSpinDuration }),
    soundEnabled,
    soundSet,
    rushSound,
    winnerSound,
    eliminatedSound,
    theme,
    eliminationMode,
    showProbabilities,
    weightsCount,
    noRepeats,
    afterWin,
    ...(afterWin === 'aside' && { asideSpins }),
    confetti,
    confettiEmoji,
    picturePlace,
  }
}

/** The public functions here throw nothing else. */
export class ShareError extends Error {
  override readonly name = 'ShareError'

  constructor(
    readonly failure: keyof typeof shareMessages,
    cause?: unknown,
  ) {
    super(failure, { cause })
  }
}

/** Weights as they count: what is stored may be out of range. */
export function withCountedWeights<T extends { readonly segments: readonly Segment[] }>(
  wheel: T,
  { weightsCount }: { readonly weightsCount: boolean },
): T {
  const isCounted = ({ weight }: Segment) => nearestWeight(weight) === weight
  if (!weightsCount || wheel.segments.every(isCounted)) return wheel
  const segments = wheel.segments.map((one) => ({ ...one, weight: nearestWeight(one.weight) }))
  return { ...wheel, segments }
}
