// Screen reader announcements of events, in one polite live region.

import { useEffect, useState } from 'react'
import { app } from '../store/app'
import type { AppEvent } from '../store/state'
import styles from './Announcer.module.css'
import { announcement } from './announcements'
import { createLiveMessages, type LiveMessage } from './liveMessages'

function schedule(task: () => void, delayMs: number) {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

interface AnnouncerProps {
  /** Returns the events from before this was loaded. */
  readonly takeEvents: () => readonly AppEvent[]
}

export function Announcer({ takeEvents }: AnnouncerProps) {
  const [messages, setMessages] = useState<readonly LiveMessage[]>([])

  // A direct subscription, because a render would see only the last of two events in a row.
  useEffect(() => {
    const say = createLiveMessages(setMessages, schedule)
    const announce = (event: AppEvent | null) => {
      const text = event && announcement(event)
      if (text) say(text)
    }
    for (const event of takeEvents()) announce(event)
    return app.store.subscribe(({ event }, before) => {
      if (event !== before.event) announce(event)
    })
  }, [takeEvents])

  return (
    <div className={styles.announcer} aria-live="polite" aria-relevant="additions">
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
