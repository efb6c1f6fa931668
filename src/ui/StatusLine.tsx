import { useApp } from '../store/app'
import { isDarkTheme, modeOf } from '../wheel/settings/settings'
import { isMotionReduced } from '../wheel/settings/timing'
import { messages, speedNames } from './messages'
import styles from './StatusLine.module.css'

export function StatusLine() {
  const settings = useApp((state) => state.settings)
  const { soundEnabled, animationSpeed } = settings
  const mode = modeOf(settings)
  const device = useApp((state) => state.device)
  const theme = useApp((state) => state.theme)
  const parts = [
    soundEnabled ? messages.soundOn : messages.soundOff,
    mode === 'elimination' && messages.eliminationMode,
    mode === 'noRepeats' && messages.noRepeats,
    isDarkTheme(theme, device.prefersDark) && messages.darkMode,
    isMotionReduced(animationSpeed, device) && messages.reducedMotion,
    animationSpeed.preset !== 'normal' && speedNames[animationSpeed.preset],
  ].filter((part) => part !== false)
  return (
    <ul className={styles.status} data-part="status" aria-label={messages.status}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  )
}
