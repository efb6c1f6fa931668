// Loaded once there is a photo.

import type { App } from '../store/createApp'
import { followPhotos } from '../store/photos'
import { loadPart } from '../ui/kit/loading'

export function followPictures(app: App): void {
  let isLoading = false

  async function look(): Promise<void> {
    if (isLoading || !app.store.getState().wheel.background) return
    isLoading = true
    const loaded = await loadPart(() => import('./followBackground'))
    isLoading = false
    // Where it could not be loaded, the next change tries again.
    if (!loaded) return
    stop()
    loaded.followBackground(app)
  }

  followPhotos(app)
  const stop = app.store.subscribe(({ wheel }, before) => {
    if (wheel !== before.wheel) void look()
  })
  void look()
}
