// The large button. On a phone it is docked at the bottom of the screen, within reach of the thumb, with the panel bar.

import { useApp } from '../../store/app'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { PanelBar } from '../panels/PanelBar'
import { messages } from './messages'
import styles from './SpinButton.module.css'

export function SpinButton() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <div className={styles.dock} data-part="dock">
      <CommandButton command={COMMANDS.spin} className={styles.spin}>
        {isSpinning ? messages.spinning : COMMANDS.spin.label}
      </CommandButton>
      <PanelBar />
    </div>
  )
}
