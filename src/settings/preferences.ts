// Owns what a visitor chooses for this browser, whatever wheel is on it.

export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Whether the page is dark: as chosen, or as the system prefers. */
export function isDarkTheme(theme: ThemeChoice, prefersDark: boolean): boolean {
  return theme === 'system' ? prefersDark : theme === 'dark'
}

export interface Preferences {
  /** Whether single keys run actions from anywhere on the page (WCAG 2.1.4 asks for a way to switch them off). */
  readonly areShortcutsOn: boolean
  /** Whether a phone vibrates when it spins, wins or moves the focus. */
  readonly areHapticsOn: boolean
}

export const DEFAULT_PREFERENCES: Preferences = { areShortcutsOn: true, areHapticsOn: true }
