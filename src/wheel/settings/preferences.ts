// Choices that belong to the browser rather than to a wheel.

export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

export function isDarkTheme(theme: ThemeChoice, prefersDark: boolean): boolean {
  return theme === 'system' ? prefersDark : theme === 'dark'
}

export const HAPTIC_INTENSITIES = ['light', 'medium', 'strong'] as const
export type HapticIntensity = (typeof HAPTIC_INTENSITIES)[number]

/** How large the wheel is on the main screen: 350 pixels, or as large as fits. */
export const WHEEL_SIZES = ['standard', 'large'] as const
export type WheelSize = (typeof WHEEL_SIZES)[number]

export interface Preferences {
  /** Whether single keys run actions anywhere on the page; WCAG 2.1.4 requires a way to switch them off. */
  readonly areShortcutsOn: boolean
  readonly areHapticsOn: boolean
  readonly hapticIntensity: HapticIntensity
  readonly wheelSize: WheelSize
}

export const DEFAULT_PREFERENCES: Preferences = {
  areShortcutsOn: true,
  areHapticsOn: true,
  hapticIntensity: 'medium',
  wheelSize: 'standard',
}
