// Shows and hides the settings, a panel of their own.

import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { panelId } from '../panels/Panel'
import styles from './SettingsToggle.module.css'
import { toggle } from './toggleMessages'

export function SettingsToggle() {
  const isOpen = useApp((state) => state.panel === 'settings')
  return (
    <button
      type="button"
      className={`${styles.toggle} ${card.disclosure}`}
      aria-expanded={isOpen}
      aria-controls={panelId('settings')}
      onClick={() => app.actions.togglePanel('settings')}
    >
      {isOpen ? toggle.hide : toggle.show}
    </button>
  )
}
