// The gestures of touch devices, until the wheel has been spun for the first time.

import { useApp } from '../../store/app'
import { messages } from './messages'
import styles from './Stage.module.css'

export function TouchHints() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isNew = useApp((state) => state.wheel.statistics.totalSpins === 0)
  return (
    isNew && (
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
  )
}
