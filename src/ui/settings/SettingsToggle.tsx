// Shows and hides the Settings block.

import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { currentTiming } from '../../store/app'
import card from '../card.module.css'
import { useDeferred } from '../deferred'
import styles from './SettingsToggle.module.css'
import { toggle } from './toggleMessages'

export function SettingsToggle() {
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  const Panel = useDeferred((parts) => isOpen && parts.settings, {
    isRequested: true,
    onMissing: close,
  })
  const isShown = isOpen && Panel !== null

  useEffect(() => {
    if (!isShown) return
    const { transitionMs, isMotionReduced } = currentTiming()
    const behavior = transitionMs > 0 && !isMotionReduced ? 'smooth' : 'instant'
    panel.current?.scrollIntoView({ block: 'nearest', behavior })
  }, [isShown])

  return (
    <>
      <button
        type="button"
        className={`${styles.toggle} ${card.disclosure}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? toggle.hide : toggle.show}
      </button>
      <div ref={panel} id={id} hidden={!isShown} className={styles.panel}>
        {Panel && <Panel />}
      </div>
    </>
  )
}
