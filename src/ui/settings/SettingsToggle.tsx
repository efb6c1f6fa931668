// Shows and hides the settings, a panel of their own, and says the two that are asked for most.

import { useId } from 'react'
import { useApp } from '../../store/app'
import card from '../kit/card.module.css'
import { usePanelButton } from '../panels/Panel'
import { toggle } from './messages'
import styles from './SettingsToggle.module.css'

export function SettingsToggle() {
  const currentId = useId()
  const isOpen = useApp((state) => state.panel === 'settings')
  const isSoundOn = useApp((state) => state.settings.soundEnabled)
  const preset = useApp((state) => state.settings.animationSpeed.preset)
  return (
    <button
      type="button"
      className={`${styles.toggle} ${card.disclosure}`}
      aria-describedby={isOpen ? undefined : currentId}
      {...usePanelButton('settings')}
    >
      {isOpen ? toggle.hide : toggle.show}
      {!isOpen && (
        // A description of the button rather than a part of its name.
        <span id={currentId} className={styles.current} aria-hidden="true">
          {toggle.current(isSoundOn, preset)}
        </span>
      )}
    </button>
  )
}
