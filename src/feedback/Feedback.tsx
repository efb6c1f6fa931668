// Feedback on events: announcements, sounds, haptics and confetti, each subscribed to the store.

import { useEffect } from 'react'
import { Announcer } from './Announcer'
import { startCelebration } from './celebration'
import { startHaptics } from './haptics'
import { startSound } from './sound'

export function Feedback() {
  useEffect(startSound, [])
  useEffect(startHaptics, [])
  useEffect(() => startCelebration(), [])
  return <Announcer />
}
