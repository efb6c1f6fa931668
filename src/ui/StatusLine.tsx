// The foot of the main screen: what is switched on that one might have forgotten, and the way to the other pages.

import { isDarkTheme } from '../settings/preferences'
import { isMotionReduced } from '../settings/timing'
import { useApp } from '../store/app'
import { TOP_LINKS } from './page/siteLinks'
import styles from './StatusLine.module.css'

export function StatusLine() {
  const { soundEnabled, eliminationMode, animationSpeed } = useApp((state) => state.settings)
  const device = useApp((state) => state.device)
  const theme = useApp((state) => state.theme)
  const parts = [
    soundEnabled ? 'Sound on' : 'Sound off',
    eliminationMode && 'Elimination mode',
    isDarkTheme(theme, device.prefersDark) && 'Dark mode',
    isMotionReduced(animationSpeed, device) && 'Reduced motion',
    animationSpeed.preset !== 'normal' && `${capitalized(animationSpeed.preset)} speed`,
  ].filter((part) => part !== false)
  return (
    <footer className={styles.status}>
      <ul aria-label="Status">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <nav aria-label="Site">
        <ul>
          {TOP_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
