import { limitText } from '../text'

export const ANIMATION_PRESETS = ['instant', 'fast', 'normal', 'slow', 'custom'] as const
export type AnimationPreset = (typeof ANIMATION_PRESETS)[number]

export interface AnimationSpeed {
  readonly preset: AnimationPreset
  /** Milliseconds. */
  readonly customSpinDuration: number
  /** Milliseconds. */
  readonly customTransitionSpeed: number
  /** Milliseconds. */
  readonly customUIAnimationSpeed: number
  readonly enabledAnimations: {
    readonly wheelSpin: boolean
    readonly uiTransitions: boolean
    readonly resultDisplay: boolean
    readonly eliminationEffects: boolean
    readonly soundSynchronization: boolean
  }
  readonly accessibilitySettings: {
    readonly respectMotionPreference: boolean
    readonly reduceMotionMode: boolean
    readonly highContrastAnimations: boolean
    readonly screenReaderFriendly: boolean
    readonly focusIndicatorAnimations: boolean
  }
  readonly performanceSettings: {
    readonly batteryAwareReduction: boolean
    readonly networkAwareOptimization: boolean
    readonly devicePerformanceScaling: boolean
    readonly frameRateOptimization: boolean
    readonly gpuAcceleration: boolean
  }
}

export interface Settings {
  /** Milliseconds; the legacy slider, which selects the custom preset too. */
  readonly spinDuration: number
  readonly soundEnabled: boolean
  readonly soundSet: SoundSet
  /** The air that the wheel moves; ticks are `soundSynchronization`. */
  readonly rushSound: boolean
  readonly winnerSound: boolean
  /** Of an option that leaves an elimination. */
  readonly eliminatedSound: boolean
  /** In place of the set’s. */
  readonly ownSounds: OwnSounds
  readonly theme: string
  readonly eliminationMode: boolean
  readonly noRepeats: boolean
  readonly showProbabilities: boolean
  readonly weightsCount: boolean
  /** Counts only in the mode `everySpin`; in the others the winner leaves the wheel. */
  readonly afterWin: AfterWin
  /** An integer within `ASIDE_SPINS`. */
  readonly asideSpins: number
  readonly confetti: ConfettiAmount
  /** What flies in the place of paper, at most `MAX_CONFETTI_EMOJI` characters. */
  readonly confettiEmoji: string
  readonly picturePlace: PicturePlace
  readonly animationSpeed: AnimationSpeed
}

export const SOUND_SETS = ['classic', 'soft', 'wood', 'bells', 'harp', 'arcade', 'fanfare'] as const
export type SoundSet = (typeof SOUND_SETS)[number]

export type SoundPart = 'tick' | 'rush' | 'winner' | 'eliminated'
/** The hash and the name of a file, as `soundText` writes them; empty where the set is heard. */
export type OwnSounds = Readonly<Record<SoundPart, string>>
/** Code units of a name: 50 characters of 16 each. */
export const SOUND_TEXT = /^[\w-]{43}\..{1,800}$/s

export const CONFETTI_AMOUNTS = ['none', 'little', 'much'] as const
export type ConfettiAmount = (typeof CONFETTI_AMOUNTS)[number]
export const MAX_CONFETTI_EMOJI = 5

export function confettiEmoji(text: string): string {
  return limitText(text, MAX_CONFETTI_EMOJI)
}

/** Of an option’s picture on its slice: beside the text, in its place, or on the whole slice. */
export const PICTURE_PLACES = ['beside', 'instead', 'filling'] as const
export type PicturePlace = (typeof PICTURE_PLACES)[number]

/** A winner's later chances: as before, half for each win, or none for some spins. */
export const AFTER_WIN = ['same', 'halved', 'aside'] as const
export type AfterWin = (typeof AFTER_WIN)[number]

export type SpinMode = 'everySpin' | 'noRepeats' | 'elimination'

/** Two tabs, or a file, can turn both modes on. */
export function modeOf({
  eliminationMode,
  noRepeats,
}: Pick<Settings, 'eliminationMode' | 'noRepeats'>): SpinMode {
  if (eliminationMode) return 'elimination'
  return noRepeats ? 'noRepeats' : 'everySpin'
}

/** Both ends included; of a slider in milliseconds. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

export const CUSTOM_RANGES = {
  customSpinDuration: { min: 500, max: 10_000, step: 500 },
  customTransitionSpeed: { min: 100, max: 1000, step: 50 },
  customUIAnimationSpeed: { min: 50, max: 500, step: 25 },
} as const satisfies Partial<Record<keyof AnimationSpeed, Range>>

/** The history has one result more. */
export const ASIDE_SPINS = { min: 1, max: 19, step: 1 } as const

export type CustomTiming = keyof typeof CUSTOM_RANGES

export const DEFAULT_SETTINGS: Settings = {
  spinDuration: 3000,
  soundEnabled: true,
  soundSet: 'classic',
  rushSound: true,
  winnerSound: true,
  eliminatedSound: true,
  ownSounds: { tick: '', rush: '', winner: '', eliminated: '' },
  theme: 'default',
  eliminationMode: false,
  noRepeats: false,
  showProbabilities: false,
  weightsCount: false,
  afterWin: 'same',
  asideSpins: 3,
  confetti: 'little',
  confettiEmoji: '',
  picturePlace: 'beside',
  animationSpeed: {
    preset: 'normal',
    customSpinDuration: 4000,
    customTransitionSpeed: 300,
    customUIAnimationSpeed: 200,
    enabledAnimations: {
      wheelSpin: true,
      uiTransitions: true,
      resultDisplay: true,
      eliminationEffects: true,
      soundSynchronization: true,
    },
    accessibilitySettings: {
      respectMotionPreference: true,
      reduceMotionMode: false,
      highContrastAnimations: false,
      screenReaderFriendly: true,
      focusIndicatorAnimations: true,
    },
    performanceSettings: {
      batteryAwareReduction: true,
      networkAwareOptimization: true,
      devicePerformanceScaling: true,
      frameRateOptimization: true,
      gpuAcceleration: true,
    },
  },
}

export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

export function isDarkTheme(theme: ThemeChoice, prefersDark: boolean): boolean {
  return theme === 'system' ? prefersDark : theme === 'dark'
}

export const HAPTIC_INTENSITIES = ['light', 'medium', 'strong'] as const
export type HapticIntensity = (typeof HAPTIC_INTENSITIES)[number]

/** As large as fits, or 350 pixels. Earlier versions stored `standard` where nobody had chosen anything. */
export const WHEEL_SIZES = ['fill', 'fixed'] as const
export type WheelSize = (typeof WHEEL_SIZES)[number]

/** Whether the winner's name is spoken, and when, compared with the sound. */
export const SPOKEN_WINNERS = ['never', 'before', 'after'] as const
export type SpokenWinner = (typeof SPOKEN_WINNERS)[number]

export interface Preferences {
  /** Single keys that run actions anywhere on the page: WCAG 2.1.4 requires a way to switch them off. */
  readonly areShortcutsOn: boolean
  readonly areHapticsOn: boolean
  readonly hapticIntensity: HapticIntensity
  readonly wheelSize: WheelSize
  /** Opening an address that asks for a spin starts one. */
  readonly areSpinLinksOn: boolean
  /** Of all sounds, in percent. */
  readonly soundVolume: number
  readonly spokenWinner: SpokenWinner
  /** That the visitor has kept, as a wheel keeps its own; at most `MAX_OWN_PALETTES`. */
  readonly palettes: readonly string[]
}

export const MAX_OWN_PALETTES = 12

/** In percent. No sound at all is another setting. */
export const SOUND_VOLUME: Range = { min: 10, max: 100, step: 10 }

/** `log2(√10)`: what halves the loudness divides the amplitude by √10. */
const LOUDNESS_EXPONENT = 1.66

/**
 * From 0 to 1. Half the volume is to sound about half as loud: a tenth of the power, as for 10 dB (Stevens, 1955).
 * @param volume in percent
 */
export function amplitudeOf(volume: number): number {
  return (volume / 100) ** LOUDNESS_EXPONENT
}

export const DEFAULT_PREFERENCES: Preferences = {
  areShortcutsOn: true,
  areHapticsOn: true,
  hapticIntensity: 'medium',
  wheelSize: 'fill',
  areSpinLinksOn: false,
  soundVolume: 100,
  spokenWinner: 'never',
  palettes: [],
}
