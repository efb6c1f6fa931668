// The pictures of a wheel that is drawn in 2D: those of its options, and the one in its middle.

import type { PictureRoom } from '../../wheel/labels/pictureRoom'
import type { Photos, WheelView } from '../view'
import {
  type Context,
  cellFor,
  createPictureSheet,
  LEAST_CELL,
  type PictureSheet,
  type Shape,
} from './pictureSheet'

export type Sheets = ReturnType<typeof createSheets>

interface Slot {
  sheet: PictureSheet | null
  key: string
}

/** @param onDrawn called when there is more to see */
export function createSheets(onDrawn: () => void) {
  const options: Slot = { sheet: null, key: '' }
  const hub: Slot = { sheet: null, key: '' }
  /** Of the options' pictures. */
  let cell = LEAST_CELL

  /** The same until the pictures or their cells differ. */
  function fill(
    slot: Slot,
    pictures: readonly string[],
    shape: Shape,
    cell: number,
    photos: Photos,
  ): void {
    const key = [shape, cell, ...pictures].join(' ')
    if (key !== slot.key) {
      const before = slot.sheet
      before?.close()
      slot.key = key
      try {
        slot.sheet =
          pictures.length > 0
            ? createPictureSheet(pictures, { shape, cell, before, onDrawn })
            : null
        if (before || slot.sheet) onDrawn()
      } catch (cause) {
        // The next view tries again.
        slot.key = ''
        console.warn('Failed to draw pictures', cause)
      }
    }
    slot.sheet?.load(photos)
  }

  return {
    ofOptions: () => options.sheet,
    paintHub(context: Context, picture: string | null, radius: number): void {
      if (picture !== null) hub.sheet?.paintRound(context, picture, radius)
    },
    show(
      { segments, metrics, look, quality, spin, picturePlace, hubPicture, photos }: WheelView,
      rooms: readonly (PictureRoom | null)[],
    ): void {
      const pictured = segments.flatMap(({ picture }, index) =>
        rooms[index] && picture !== undefined ? [picture] : [],
      )
      const wanted = cellFor(rooms.map((room) => (room?.size ?? 0) * quality.labelPixelRatio))
      // While the wheel turns, nothing is decoded anew.
      if (!spin || cell === LEAST_CELL) cell = wanted
      fill(options, pictured, picturePlace === 'filling' ? 'square' : 'rounded', cell, photos)
      const hubCell = cellFor([2 * look.hubCap * metrics.hubRadius * quality.maxPixelRatio])
      fill(hub, hubPicture === null ? [] : [hubPicture], 'round', hubCell, photos)
    },
    close(): void {
      options.sheet?.close()
      hub.sheet?.close()
    },
  }
}
