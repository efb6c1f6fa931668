// Switches between light and dark, whether the visitor or the system chose the current theme.

import { isDarkTheme } from '../../settings/preferences'
import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { MoonIcon, SunIcon } from '../controls/icons'
import { themeToggle } from './toggleMessages'

export function ThemeToggle() {
  const isDark = useApp((state) => isDarkTheme(state.theme, state.device.prefersDark))
  const next = isDark ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={card['icon-button']}
      aria-label={themeToggle[next]}
      onClick={() => app.actions.setTheme(next)}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  )
}
