// The code for photos is loaded once the wheel has some.

import type { App } from '../../store/createApp'
import { hasHash } from '../../wheel/picture'
import { type Load, loadPart } from '../kit/loading'

export function loadPhotos(app: App, load: Load<(app: App) => void>): void {
  let isLoading = false

  async function look(): Promise<void> {
    const { segments, history, hubPicture, background } = app.store.getState().wheel
    const pictured = [...segments, { picture: hubPicture }, ...history.map(({ winner }) => winner)]
    const hasPhotos = background || pictured.some(hasHash)
    if (isLoading || !hasPhotos) return
    isLoading = true
    const follow = await loadPart(load)
    isLoading = false
    // Where it could not be loaded, the next change tries again.
    if (!follow) return
    stop()
    follow(app)
  }

  const stop = app.store.subscribe(({ wheel }, before) => {
    if (wheel !== before.wheel) void look()
  })
  void look()
}
