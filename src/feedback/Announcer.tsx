// Reads events aloud: one polite live region, emptied a moment later so that the same words can be said again.

import { useEffect, useState } from 'react'
import { useApp } from '../store/app'
import styles from './Announcer.module.css'
import { announcement } from './announcements'

/** The live message is cleared after this (product specification, section 8). */
const CLEAR_MS = 1000

export function Announcer() {
  const event = useApp((state) => state.event)
  const [message, setMessage] = useState('')

  useEffect(() => {
    const text = event && announcement(event)
    if (!text) return
    setMessage(text)
    const timer = setTimeout(() => setMessage(''), CLEAR_MS)
    return () => clearTimeout(timer)
  }, [event])

  return (
    <div className={styles.announcer} aria-live="polite" aria-atomic="true">
      {message}
    </div>
  )
}
