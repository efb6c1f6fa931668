// The texts of the two buttons that are there before the settings are opened: only these come with the first paint.

export const toggle = {
  show: 'Show Settings',
  hide: 'Hide Settings',
  title: 'Settings',
} as const

/** Labels of the button that switches to the other theme. */
export const themeToggle: Record<'light' | 'dark', string> = {
  light: 'Switch to light theme',
  dark: 'Switch to dark theme',
}
