// Starts the soundtrack at the visitor's first gesture, because browsers allow no audio before.

import { openAudio, watchGestures } from '../platform/audio'
import { app } from '../store/app'
import { startSoundtrack } from './soundtrack'
import { loadWinnerSound } from './winnerSound'

/** Returns the cleanup. */
export function startSound(): () => void {
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
