// Opens the Settings block in place. The block itself is loaded when it is first asked for.

import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { app, currentTiming } from '../../store/app'
import card from '../card.module.css'
import styles from './SettingsToggle.module.css'

export function SettingsToggle() {
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType>()
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const isShown = isOpen && Panel !== undefined

  useEffect(() => {
    if (!isShown) return
    const { transitionMs, isMotionReduced } = currentTiming()
    const behavior = transitionMs > 0 && !isMotionReduced ? 'smooth' : 'instant'
    place.current?.scrollIntoView({ block: 'nearest', behavior })
  }, [isShown])

  async function toggle() {
    setOpen(!isOpen)
    if (isOpen || Panel) return
    try {
      const loaded = await import('./SettingsPanel')
      setPanel(() => loaded.default)
    } catch {
      setOpen(false)
      app.actions.showToast(
        'The settings could not be loaded. Check the connection and try again.',
        'error',
      )
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${styles.toggle} ${card.disclosure}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {isOpen ? 'Hide Settings' : 'Show Settings'}
      </button>
      <div ref={place} id={id} hidden={!isShown} className={styles.place}>
        {Panel && <Panel />}
      </div>
    </>
  )
}
