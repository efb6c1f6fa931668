import { messages } from './messages'
import styles from './TouchGestures.module.css'

/** What fingers can do on the wheel; only where a screen is touched. */
export function TouchGestures() {
  return (
    <ul className={styles.gestures} aria-label={messages.gestures}>
      {messages.gestureList.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
