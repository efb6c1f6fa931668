// The gestures of touch devices, shown while the wheel is idle.

import { useApp } from '../../store/app'
import { messages } from './messages'
import styles from './Stage.module.css'

export function TouchHints() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <ul
      className={styles.gestures}
      data-part="gestures"
      aria-label={messages.touchHints}
      data-hidden={isSpinning || undefined}
    >
      {messages.touchHintList.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </ul>
  )
}
