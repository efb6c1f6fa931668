// An option's picture outside the wheel. A decoration: its text is beside it.

import { useEffect, useRef } from 'react'
import { paintPhoto, paintPreview } from '../../render/pictures/pictureSheet'
import { useApp } from '../../store/app'
import { photoOf } from '../../wheel/picture'
import styles from './Pictures.module.css'

export interface PictureProps {
  readonly picture: string
  /** Pixels that it is drawn with, however large it is shown. */
  readonly pixels: number
  /** Of a photo that is not one of the wheel yet. */
  readonly file?: Blob
  readonly className?: string | undefined
}

let last: Promise<void> = Promise.resolve()

/** One photo at a time: five hundred at once would take half a gigabyte. */
function inTurn(draw: () => Promise<void>): void {
  last = last.then(draw).catch((cause) => console.warn('Failed to draw a picture', cause))
}

export function Picture({ picture, pixels, file, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const known = useApp((state) => state.photos.get(photoOf(picture)?.hash ?? ''))
  const photo = file ?? known

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    let isShown = true
    if ('imageSmoothingQuality' in context) context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, pixels, pixels)
    context.save()
    paintPreview(context, picture, pixels, 'rounded')
    context.restore()
    if (photo) {
      inTurn(async () => {
        if (!isShown) return
        // Where it cannot be read, the preview stays.
        const image = await createImageBitmap(photo).catch(() => null)
        if (image && isShown) {
          context.save()
          paintPhoto(context, picture, image, pixels, 'rounded')
          context.restore()
        }
        image?.close()
      })
    }
    return () => {
      isShown = false
    }
  }, [picture, pixels, photo])

  return (
    <span className={className} data-picture aria-hidden="true">
      <canvas ref={canvas} width={pixels} height={pixels} className={styles.canvas} />
    </span>
  )
}
