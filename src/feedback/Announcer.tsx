// Screen reader announcements of events, in one polite live region. It is soon empty again, so the last announcement
// can be read in a place of its own, for those who missed it.

import { useEffect, useState } from 'react'
import { app, useApp } from '../store/app'
import type { AppEvent } from '../store/state'
import styles from './Announcer.module.css'
import { announcement } from './announcements'
import { createLiveMessages, type LiveMessage } from './liveMessages'
import { lastAnnouncement } from './messages'

function schedule(task: () => void, delayMs: number) {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

export function Announcer() {
  const [messages, setMessages] = useState<readonly LiveMessage[]>([])
  const [last, setLast] = useState('')
  const isLastKept = useApp(
    ({ settings }) => settings.animationSpeed.accessibilitySettings.screenReaderFriendly,
  )

  // A direct subscription, because a render would see only the last of two events in a row.
  useEffect(() => {
    const say = createLiveMessages(setMessages, schedule)
    const announce = (event: AppEvent | null) => {
      const text = event && announcement(event, app.store.getState())
      if (!text) return
      say(text)
      setLast(text)
    }
    // A spin that was under way when the page was closed has its result before anyone listens.
    announce(app.store.getState().event)
    return app.store.subscribe(({ event }, before) => {
      if (event !== before.event) announce(event)
    })
  }, [])

  return (
    <>
      <div className={styles.announcer} aria-live="polite" aria-relevant="additions">
        {messages.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {isLastKept && last && messages.length === 0 && (
        <section className={styles.announcer} aria-label={lastAnnouncement}>
          <p>{last}</p>
        </section>
      )}
    </>
  )
}
