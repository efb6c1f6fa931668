// The settings, below the options while they are open.

import { useEffect, useId } from 'react'
import { currentTiming, useApp } from '../../store/app'
import card from '../kit/card.module.css'
import { Panel, panelId, usePanelButton } from '../panels/Panel'
import { toggle } from './messages'
import styles from './Settings.module.css'
import { SettingsPanel } from './SettingsPanel'

export function Settings() {
  const isShown = useApp((state) => state.panel === 'settings')

  useEffect(() => {
    if (!isShown) return
    const { transitionMs, isMotionReduced } = currentTiming()
    const behavior = transitionMs > 0 && !isMotionReduced ? 'smooth' : 'instant'
    // The list makes room for the settings and comes back: the button between them stays in sight.
    const showToggle = () =>
      document
        .querySelector(`#${panelId('options')} [data-opens=settings]`)
        ?.scrollIntoView({ block: 'nearest', behavior })
    showToggle()
    return showToggle
  }, [isShown])

  return (
    isShown && (
      <Panel name="settings" label={toggle.title} className={card.card}>
        <SettingsPanel />
      </Panel>
    )
  )
}

/** Shows and hides the settings, a panel of their own, and says the two that are asked for most. */
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
        <span id={currentId} className={styles.brief} aria-hidden="true">
          {toggle.current(isSoundOn, preset)}
        </span>
      )}
    </button>
  )
}
