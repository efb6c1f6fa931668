// The large button; on a phone it is docked at the screen's foot, always under the thumb.

import { useApp } from '../../store/app'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import styles from './SpinButton.module.css'

export function SpinButton() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <div className={styles.dock} data-part="dock">
      <CommandButton command={COMMANDS.spin} className={styles.spin}>
        {isSpinning ? 'Spinning...' : COMMANDS.spin.label}
      </CommandButton>
    </div>
  )
}
