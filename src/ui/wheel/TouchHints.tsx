// What fingers can do on the wheel, for devices that are touched, while it stands still.

import { useApp } from '../../store/app'
import styles from './Stage.module.css'

const HINTS = [
  'Tap spins',
  'Double tap adds a segment',
  'Long press opens options',
  'Swipe spins with velocity',
]

export function TouchHints() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <ul
      className={styles.gestures}
      data-part="gestures"
      aria-label="On the wheel"
      data-hidden={isSpinning || undefined}
    >
      {HINTS.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </ul>
  )
}
