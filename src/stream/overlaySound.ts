// Loaded once the overlay has sound. In a browser source no gesture is needed; in a browser, it begins with the first.

import { loadOwnSounds } from '../feedback/loadOwnSounds'
import { loadWinnerSound, startSoundtrack } from '../feedback/soundtrack'
import { openAudio, watchGestures } from '../platform/audio'

/** Also of spins that other tabs have begun. Returns what ends it. */
export function startSound(): () => void {
  const context = openAudio()
  if (!context) return () => {}
  void loadWinnerSound(context)
  const stops = [
    loadOwnSounds(),
    startSoundtrack(context, true),
    watchGestures(() => void openAudio()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
