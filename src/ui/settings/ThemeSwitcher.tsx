// The theme where there is room to choose from all three: as buttons, or as a list that a phone opens its own way.

import { THEME_CHOICES, type ThemeChoice } from '../../settings/preferences'
import { app, useApp } from '../../store/app'
import { Choice } from '../controls/Choice'
import styles from './ThemeSwitcher.module.css'

const NAMES: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'System' }

export function ThemeButtons({ className }: { readonly className?: string | undefined }) {
  const theme = useApp((state) => state.theme)
  return (
    <Choice
      legend="Theme"
      className={className}
      options={THEME_CHOICES.map((value) => ({ value, label: NAMES[value] }))}
      value={theme}
      onChoose={app.actions.setTheme}
    />
  )
}

export function ThemeSelect({ className }: { readonly className?: string | undefined }) {
  const theme = useApp((state) => state.theme)
  return (
    <label className={`${styles.selecting} ${className ?? ''}`}>
      Theme
      <select
        value={theme}
        onChange={(event) => app.actions.setTheme(event.target.value as ThemeChoice)}
      >
        {THEME_CHOICES.map((value) => (
          <option key={value} value={value}>
            {NAMES[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
