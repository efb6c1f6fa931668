// Switches between light and dark, whether the visitor or the system chose the current theme.

import { app, useApp } from '../../store/app'
import { isDarkTheme } from '../../wheel/settings/settings'
import card from '../kit/card.module.css'
import { MoonIcon, SunIcon } from '../kit/icons'
import { themeToggle } from './messages'
import styles from './ThemeToggle.module.css'

export function ThemeToggle() {
  const isDark = useApp((state) => isDarkTheme(state.theme, state.device.prefersDark))
  const next = isDark ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={`${card['icon-button']} ${styles.toggle}`}
      aria-label={themeToggle[next]}
      onClick={() => app.actions.setTheme(next)}
    >
      {/* The styles show one of them: they know the theme before the app runs. */}
      <MoonIcon />
      <SunIcon />
    </button>
  )
}
