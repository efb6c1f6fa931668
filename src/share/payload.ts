// The shared parts of a wheel and its settings: the content of a link or a file.

import type { CooldownRule } from '../wheel/cooldown'
import { isNamed, nameText } from '../wheel/name'
import type { Segment } from '../wheel/segment'
import { nearestWeight } from '../wheel/weights'
import { shareMessages } from './messages'

export const SHARE_VERSION = 1
export const FALLBACK_NAME = 'Shared Wheel'

/** The settings that are shared with a wheel. */
export interface SharedSettings extends Omit<CooldownRule, 'asideSpins'> {
  /** Milliseconds. Present exactly while the speed preset is `custom`: a chosen duration travels, a preset's does not. */
  readonly spinDuration?: number
  readonly soundEnabled: boolean
  readonly theme: string
  readonly showProbabilities: boolean
  readonly weightsCount: boolean
  /** Present exactly while winners are set aside. */
  readonly asideSpins?: number
}

/** What sharing needs of all settings. */
export interface ShareableSettings extends Omit<SharedSettings, 'spinDuration' | 'asideSpins'> {
  readonly asideSpins: number
  readonly animationSpeed: { readonly preset: string; readonly customSpinDuration: number }
}

export interface SharedSegment {
  readonly text: string
  /** `#rrggbb` */
  readonly color: string
  /** Absent if it is 1. */
  readonly weight?: number
}

export interface SharePayload {
  readonly v: typeof SHARE_VERSION
  /** Absent if nobody gave one: where the link is opened, the wheel is called `FALLBACK_NAME`. */
  readonly name?: string
  readonly segments: readonly SharedSegment[]
  /** Only those that differ from the defaults, and what is chosen as a number even if it equals one. */
  readonly settings: Partial<SharedSettings>
  /** Milliseconds since 1970. */
  readonly created: number
  /** Present with a name. */
  readonly custom?: true
}

/**
 * The payload of a wheel, without its eliminated segments. Those picked or absent are in it, unmarked: it is the list.
 * @param typedName as typed in the share dialog, where it is the wheel's at first; blank means none
 * @throws {ShareError} when no segment is left: such a link could not be opened
 */
export function createPayload(
  wheel: { readonly name: string; readonly segments: readonly Segment[] },
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
    segments: segments.map(({ text, color, weight }) =>
      weight === 1 ? { text, color } : { text, color, weight },
    ),
    settings: changedSettings(settings, defaults),
    created,
    ...(name !== undefined && { custom: true }),
  }
}

/** A name as it is shared; `undefined` where nobody gave one. */
export function givenName(typed: string): string | undefined {
  const name = nameText(typed)
  return name !== undefined && name !== FALLBACK_NAME && isNamed({ name }) ? name : undefined
}

/** The visitor's settings with those of a shared wheel; shareable settings that the link lacks take their defaults. */
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
    typeof value === 'number' || value !== usual[name as keyof SharedSettings]
  return Object.fromEntries(Object.entries(sharedSettings(settings)).filter(isChanged))
}

/** Only the shared settings, in the order in which links list them. */
function sharedSettings(settings: ShareableSettings): SharedSettings {
  const { soundEnabled, theme, eliminationMode, showProbabilities, weightsCount } = settings
  const { noRepeats, afterWin, asideSpins } = settings
  const { preset, customSpinDuration } = settings.animationSpeed
  return {
    ...(preset === 'custom' && { spinDuration: customSpinDuration }),
    soundEnabled,
    theme,
    eliminationMode,
    showProbabilities,
    weightsCount,
    noRepeats,
    afterWin,
    ...(afterWin === 'aside' && { asideSpins }),
  }
}

/** Why a wheel could not be shared, or a link or file not be opened. The public functions here throw nothing else. */
export class ShareError extends Error {
  override readonly name = 'ShareError'

  constructor(failure: keyof typeof shareMessages, cause?: unknown) {
    super(shareMessages[failure], { cause })
  }
}

/** The options to share, with their weights as they count: what is stored may be out of range. */
export function withCountedWeights<T extends { readonly segments: readonly Segment[] }>(
  wheel: T,
  { weightsCount }: { readonly weightsCount: boolean },
): T {
  const isCounted = ({ weight }: Segment) => nearestWeight(weight) === weight
  if (!weightsCount || wheel.segments.every(isCounted)) return wheel
  const segments = wheel.segments.map((one) => ({ ...one, weight: nearestWeight(one.weight) }))
  return { ...wheel, segments }
}
