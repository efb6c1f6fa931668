// The large button; on a phone it is docked at the screen's foot, always under the thumb.

import { useApp } from '../../store/app'
import { ActionButton } from '../commands/ActionButton'
import { spinAction } from '../commands/actions'
import styles from './SpinButton.module.css'

export function SpinButton() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <div className={styles.dock} data-part="dock">
      <ActionButton action={spinAction} className={styles.spin}>
        {isSpinning ? 'Spinning...' : spinAction.label}
      </ActionButton>
    </div>
  )
}
