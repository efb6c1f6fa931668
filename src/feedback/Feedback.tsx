// Feedback on events: announcements, sounds, haptics and confetti, each subscribed to the store.

import { useEffect } from 'react'
import type { AppEvent } from '../store/state'
import { Announcer } from './Announcer'
import { type LoadConfetti, startCelebration } from './celebration'
import { startHaptics } from './haptics'
import { startSound } from './sound'

interface FeedbackProps {
  /** Returns the events from before this was loaded. */
  readonly takeEvents: () => readonly AppEvent[]
  readonly loadConfetti: LoadConfetti
}

export function Feedback({ takeEvents, loadConfetti }: FeedbackProps) {
  useEffect(startSound, [])
  useEffect(startHaptics, [])
  useEffect(() => startCelebration(loadConfetti), [loadConfetti])
  return <Announcer takeEvents={takeEvents} />
}
