// Owns how sound comes in: with the sound on, the first gesture opens the audio context and starts the soundtrack.

import { openAudio, watchGestures } from '../platform/audio'
import { app } from '../store/app'
import { startSoundtrack } from './soundtrack'

/** Follows the visitor's gestures; returns what ends that. */
export function startSound(): () => void {
  let stop: (() => void) | undefined
  function gestured(): void {
    if (!app.store.getState().settings.soundEnabled) return
    const context = openAudio()
    if (context) stop ??= startSoundtrack(context)
  }
  const unwatch = watchGestures(gestured)
  // Somebody was quicker than the network: the spin under way is joined.
  if (navigator.userActivation?.hasBeenActive) gestured()
  return () => {
    unwatch()
    stop?.()
  }
}
