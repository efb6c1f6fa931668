// The choice of theme: buttons, or a native list on phones.

import { app, useApp } from '../../store/app'
import { THEME_CHOICES, type ThemeChoice } from '../../wheel/settings/settings'
import { Choice } from '../kit/Choice'
import { messages, themeNames } from './messages'
import styles from './ThemeSwitcher.module.css'

export function ThemeButtons({ className }: { readonly className?: string | undefined }) {
  const theme = useApp((state) => state.theme)
  return (
    <Choice
      isInline
      legend={messages.theme}
      className={className}
      options={THEME_CHOICES.map((value) => ({ value, label: themeNames[value] }))}
      value={theme}
      onChoose={app.actions.setTheme}
    />
  )
}

export function ThemeSelect({ className }: { readonly className?: string | undefined }) {
  const theme = useApp((state) => state.theme)
  return (
    <label className={`${styles.select} ${className ?? ''}`}>
      {messages.theme}
      <select
        value={theme}
        onChange={(event) => app.actions.setTheme(event.target.value as ThemeChoice)}
      >
        {THEME_CHOICES.map((value) => (
          <option key={value} value={value}>
            {themeNames[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
