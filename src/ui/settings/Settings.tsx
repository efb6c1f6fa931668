// The settings, loaded when they are first opened.

import { useEffect, useRef } from 'react'
import { app, currentTiming, useApp } from '../../store/app'
import card from '../card.module.css'
import { useDeferred } from '../deferred'
import { Panel } from '../panels/Panel'
import { toggle } from './toggleMessages'

export function Settings() {
  const isOpen = useApp((state) => state.panel === 'settings')
  const SettingsPanel = useDeferred((parts) => isOpen && parts.settings, {
    isRequested: true,
    onMissing: app.actions.closePanel,
  })
  const content = useRef<HTMLDivElement>(null)
  const isShown = isOpen && SettingsPanel !== null

  useEffect(() => {
    if (!isShown) return
    const { transitionMs, isMotionReduced } = currentTiming()
    const behavior = transitionMs > 0 && !isMotionReduced ? 'smooth' : 'instant'
    content.current?.scrollIntoView({ block: 'nearest', behavior })
  }, [isShown])

  return (
    isShown && (
      <Panel name="settings" label={toggle.title} className={card.card}>
        <div ref={content}>
          <SettingsPanel />
        </div>
      </Panel>
    )
  )
}
