// The code for photos is loaded once the wheel has some.

import type { App } from '../store/createApp'
import { loadPart } from '../ui/kit/loading'
import { hasHash } from '../wheel/picture'

export function loadPhotos(app: App): void {
  let isLoading = false

  async function look(): Promise<void> {
    const { segments, history, hubPicture, background } = app.store.getState().wheel
    const pictured = [...segments, { picture: hubPicture }, ...history.map(({ winner }) => winner)]
    const hasPhotos = background || pictured.some(hasHash)
    if (isLoading || !hasPhotos) return
    isLoading = true
    const loaded = await loadPart(() => import('./followPictures'))
    isLoading = false
    // Where it could not be loaded, the next change tries again.
    if (!loaded) return
    stop()
    loaded.followPictures(app)
  }

  const stop = app.store.subscribe(({ wheel }, before) => {
    if (wheel !== before.wheel) void look()
  })
  void look()
}
