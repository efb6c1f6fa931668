// The settings, below the options while they are open.

import { useEffect } from 'react'
import { currentTiming, useApp } from '../../store/app'
import card from '../kit/card.module.css'
import { Panel, panelId } from '../panels/Panel'
import { toggle } from './messages'
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
