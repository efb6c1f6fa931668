// The theme as one icon button: light becomes dark and dark light, whoever chose it.

import { isDarkTheme } from '../../settings/preferences'
import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { MoonIcon, SunIcon } from '../controls/icons'

export function ThemeToggle() {
  const isDark = useApp((state) => isDarkTheme(state.theme, state.device.prefersDark))
  const next = isDark ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={card['icon-button']}
      aria-label={`Switch to ${next} theme`}
      onClick={() => app.actions.setTheme(next)}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  )
}
