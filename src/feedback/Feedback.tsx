import { useEffect, useState } from 'react'
import { openAudio, watchGestures } from '../platform/audio'
import { primeSpeech } from '../platform/speech'
import { app, useApp } from '../store/app'
import type { AppEvent } from '../store/state'
import { LOCALE } from '../text/locale'
import { announcement, createLiveMessages, type LiveMessage } from './announcements'
import { startCelebration } from './celebration'
import styles from './Feedback.module.css'
import { startHaptics } from './haptics'
import { loadOwnSounds } from './loadOwnSounds'
import { lastAnnouncement } from './messages'
import { loadWinnerSound, startSoundtrack } from './soundtrack'

export function Feedback() {
  useEffect(loadOwnSounds, [])
  useEffect(startSound, [])
  useEffect(startHaptics, [])
  useEffect(() => startCelebration(), [])
  return <Announcer />
}

/** Browsers allow no audio before the visitor's first gesture. */
function startSound(): () => void {
  let stop: (() => void) | undefined
  function gestured(): void {
    const { settings, preferences } = app.store.getState()
    if (!settings.soundEnabled) return
    if (preferences.spokenWinner !== 'never') primeSpeech(LOCALE)
    const context = openAudio()
    if (!context || stop) return
    stop = startSoundtrack(context)
    void loadWinnerSound(context)
  }
  const unwatch = watchGestures(gestured)
  // The visitor may have interacted before this was loaded.
  if (navigator.userActivation?.hasBeenActive) gestured()
  return () => {
    unwatch()
    stop?.()
  }
}

function schedule(task: () => void, delayMs: number) {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

interface AnnouncerProps {
  /** What has happened before is not announced: in a frame, opening the wheel is no news to who reads the page. */
  readonly isFromNow?: boolean
}

/** One polite live region, soon empty again, so the last message is also kept in a place of its own. */
export function Announcer({ isFromNow = false }: AnnouncerProps) {
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
    if (!isFromNow) announce(app.store.getState().event)
    return app.store.subscribe(({ event }, before) => {
      if (event !== before.event) announce(event)
    })
  }, [isFromNow])

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
