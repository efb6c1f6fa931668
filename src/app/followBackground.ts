// The wheel's background: a photo behind the main screen, dimmed as far as the text on it needs.

import { previewPixels } from '../platform/pictures/preview'
import type { App } from '../store/createApp'
import { whenIdle } from '../store/whenIdle'
import { channelsOf, clearOpacity, type Range, rangeOf } from '../wheel/colors/dimming'
import { photoOf } from '../wheel/picture'
import styles from './followBackground.module.css'

export function followBackground({ store }: Pick<App, 'store'>): void {
  const canvas = document.createElement('canvas')
  canvas.className = styles.background ?? ''
  canvas.dataset.background = ''
  // A decoration.
  canvas.ariaHidden = 'true'
  let range: Range | null = null
  let wanted = ''

  async function show(): Promise<void> {
    const { wheel, photos } = store.getState()
    const photo = photoOf(wheel.background ?? '')
    const file = photos.get(photo?.hash ?? '')
    const key = photo ? `${wheel.background} ${file ? 'photo' : 'preview'}` : ''
    if (key === wanted) return
    wanted = key
    if (!photo) return canvas.remove()
    // Where it cannot be read, the preview stays.
    const image = file && (await createImageBitmap(file).catch(() => null))
    // Its pixels are read here, which takes some frames.
    if (image) await whenIdle(store)
    if (key !== wanted) return image?.close()
    const drawn = image ?? previewPixels(photo.preview)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!drawn || !context) {
      image?.close()
      return canvas.remove()
    }
    canvas.width = drawn.width
    canvas.height = drawn.height
    if (drawn instanceof ImageData) context.putImageData(drawn, 0, 0)
    else context.drawImage(drawn, 0, 0)
    image?.close()
    range = rangeOf(context.getImageData(0, 0, canvas.width, canvas.height).data)
    if (!canvas.isConnected) document.body.prepend(canvas)
    dim()
  }

  /** By the colors of the theme, which the styles name. */
  function dim(): void {
    if (!range || !canvas.isConnected) return
    const { color, outlineColor } = getComputedStyle(canvas)
    const opacity = clearOpacity(range, channelsOf(outlineColor), channelsOf(color))
    canvas.style.setProperty('opacity', opacity.toFixed(3))
  }

  store.subscribe((state, before) => {
    if (state.wheel !== before.wheel || state.photos !== before.photos) void show()
    // Another listener gives the page its theme.
    if (state.theme !== before.theme) queueMicrotask(dim)
  })
  for (const media of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(media).addEventListener('change', dim)
  }
  void show()
}
