// The code for sounds of the visitor's own is loaded once the wheel has some: before anything is heard, so that they are
// there for the first spin.

import { app } from '../store/app'
import type { Settings } from '../wheel/settings/settings'
import type { FindSounds } from './sounds'

let find: FindSounds = () => ({})
let tell = () => {}

export function ownSounds(settings: Settings): ReturnType<FindSounds> {
  return find(settings.ownSounds)
}

/** Calls back when more have been read. Returns what ends it. */
export function watchOwnSounds(changed: () => void): () => void {
  tell = changed
  return () => {
    tell = () => {}
  }
}

export function loadOwnSounds(): () => void {
  let isLoading = false

  function look(): void {
    const { settings } = app.store.getState()
    ownSounds(settings)
    if (isLoading || !settings.soundEnabled || !Object.values(settings.ownSounds).some(Boolean)) {
      return
    }
    isLoading = true
    import('./ownSounds').then(
      ({ findSounds }) => {
        find = findSounds(() => tell())
        look()
      },
      (cause: unknown) => {
        console.warn('Failed to load a part of the page', cause)
        // The next change tries again.
        isLoading = false
      },
    )
  }

  look()
  return app.store.subscribe((state, before) => {
    if (state.settings !== before.settings) look()
  })
}
