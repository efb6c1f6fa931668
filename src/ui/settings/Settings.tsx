// The settings, loaded when they are first opened.

import { useEffect } from 'react'
import { app, currentTiming, useApp } from '../../store/app'
import card from '../card.module.css'
import { useDeferred } from '../deferred'
import { Panel, panelId } from '../panels/Panel'
import { toggle } from './toggleMessages'

export function Settings() {
  const isOpen = useApp((state) => state.panel === 'settings')
  const SettingsPanel = useDeferred((parts) => isOpen && parts.settings, {
    isRequested: true,
    onMissing: app.actions.closePanel,
  })
  const isShown = isOpen && SettingsPanel !== null

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
