// Switches between the wheel's two sizes, in windows in which they differ.

import { app, useApp } from '../../store/app'
import card from '../kit/card.module.css'
import { SizeIcon } from '../kit/icons'
import { messages } from './messages'
import styles from './SizeToggle.module.css'

export function SizeToggle() {
  const isLarge = useApp((state) => state.preferences.wheelSize === 'large')
  return (
    <button
      type="button"
      className={`${card['icon-button']} ${styles.size}`}
      data-part="size"
      aria-label={messages.largeWheel}
      aria-pressed={isLarge}
      onClick={() => app.actions.changePreferences({ wheelSize: isLarge ? 'standard' : 'large' })}
    >
      <SizeIcon isLarge={isLarge} />
    </button>
  )
}
