// Feedback on events: announcements, sounds, haptics and confetti, each subscribed to the store.

import { useEffect } from 'react'
import { openAudio, watchGestures } from '../platform/audio'
import { app } from '../store/app'
import { Announcer } from './Announcer'
import { startCelebration } from './celebration'
import { startHaptics } from './haptics'
import { startSoundtrack } from './soundtrack'
import { loadWinnerSound } from './winnerSound'

export function Feedback() {
  useEffect(startSound, [])
  useEffect(startHaptics, [])
  useEffect(() => startCelebration(), [])
  return <Announcer />
}

/** Starts the soundtrack at the visitor's first gesture, because browsers allow no audio before. Returns the cleanup. */
function startSound(): () => void {
  let stop: (() => void) | undefined
  function gestured(): void {
    if (!app.store.getState().settings.soundEnabled) return
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
