// All pictures in one draw call over one sheet.

import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type BufferGeometry, LinearMipmapNearestFilter } from 'three'
import { type Arcs, turnsAt } from '../../../wheel/geometry'
import type { PictureRoom } from '../../../wheel/labels/pictureRoom'
import type { WheelMetrics } from '../../../wheel/metrics'
import type { Segment } from '../../../wheel/segment'
import {
  cellFor,
  createPictureSheet,
  LEAST_CELL,
  type PictureSheet,
  pictureOutline,
  type Shape,
} from '../../pictures/pictureSheet'
import type { Photos } from '../../view'
import { type FrameUniforms, NOTHING_COVERED } from '../frame'
import { flatMaterial } from './flatMaterial'
import { canvasTexture, LABELS, type LabelTexture, quadsOf } from './Labels'

/** Of photos that are still being drawn into sheets. */
const loading = new Set<Promise<void>>()

/** Whether photos are still to come; resolves once those that are known of now are there. A film waits for them. */
export async function photosDrawn(): Promise<boolean> {
  const isComplete = loading.size === 0
  await Promise.all(loading)
  return isComplete
}

interface Sheet {
  readonly sheet: PictureSheet
  readonly texture: LabelTexture
}

/** The same until the pictures or their cells differ; disposed of then. */
export function usePictures(
  segments: readonly Pick<Segment, 'picture'>[],
  photos: Photos,
  shape: Shape,
  cell: number,
): Sheet | null {
  const invalidate = useThree((state) => state.invalidate)
  const pictures = segments.flatMap(({ picture }) => (picture === undefined ? [] : [picture]))
  const key = pictures.join(' ')
  const [shown, setShown] = useState<Sheet | null>(null)
  const latest = useRef<PictureSheet | null>(null)

  useEffect(() => {
    if (key === '') {
      latest.current = null
      return setShown(null)
    }
    const sheet = createPictureSheet(key.split(' '), {
      shape,
      cell,
      before: latest.current,
      onDrawn() {
        texture.needsUpdate = true
        invalidate()
      },
    })
    const texture = canvasTexture(sheet.canvas)
    texture.generateMipmaps = true
    // Half the lookups of LinearMipmapLinearFilter, which in software is a sixth of a frame. Pictures keep their size.
    texture.minFilter = LinearMipmapNearestFilter
    latest.current = sheet
    setShown({ sheet, texture })
    return sheet.close
  }, [key, shape, cell, invalidate])
  // Only when another one is drawn: three would upload it again.
  useEffect(() => () => shown?.texture.dispose(), [shown])

  useEffect(() => {
    const drawing = shown?.sheet.load(photos)
    if (!drawing) return
    loading.add(drawing)
    void drawing.finally(() => loading.delete(drawing))
  }, [shown, photos])
  return shown
}

interface PicturesProps {
  readonly segments: readonly Segment[]
  readonly arcs: Arcs
  readonly rooms: readonly (PictureRoom | null)[]
  readonly photos: Photos
  readonly metrics: WheelMetrics
  readonly pixelRatio: number
  readonly isSpinning: boolean
  readonly renderOrder: number
  readonly frame: FrameUniforms
}

export function Pictures(props: PicturesProps) {
  const { segments, arcs, rooms, photos, metrics, pixelRatio, renderOrder, frame } = props
  const { isSpinning } = props
  const isFilling = rooms.some((room) => room && room.halfAngle !== null)
  const pictured = useMemo(() => segments.filter((_, index) => rooms[index]), [segments, rooms])
  const wanted = cellFor(rooms.map((room) => (room?.size ?? 0) * pixelRatio))
  const [cell, setCell] = useState(wanted)
  // While the wheel turns, nothing is decoded anew.
  if (cell !== wanted && (!isSpinning || cell === LEAST_CELL)) setCell(wanted)
  const shown = usePictures(pictured, photos, isFilling ? 'square' : 'rounded', cell)
  const material = useMemo(
    () =>
      flatMaterial(LABELS, {
        rotation: frame.rotation,
        perRadian: frame.perRadian,
        opacity: frame.pictureOpacity,
        // A wide slice reaches beyond the lens, which is drawn over it.
        covered: isFilling && typeof arcs !== 'number' ? { value: NOTHING_COVERED } : frame.covered,
        beside: frame.beside,
        // It is upright already.
        uprightPlace: { value: -1 },
        upright: { value: 0 },
        atlas: { value: shown?.texture ?? null },
      }),
    [frame, shown, isFilling, arcs],
  )
  const geometry = useMemo(() => {
    if (!shown || rooms.length === 0) return null
    const count = segments.length
    const place = (index: number) => turnsAt(index + 0.5, arcs) * count
    return pictureGeometry(segments, rooms, shown.sheet, metrics, place, count)
  }, [segments, arcs, rooms, shown, metrics])
  useEffect(() => () => geometry?.dispose(), [geometry])
  if (!geometry || !shown) return null
  return (
    <mesh geometry={geometry} renderOrder={renderOrder} frustumCulled={false}>
      <rawShaderMaterial key={shown.texture.uuid} args={material} />
    </mesh>
  )
}

/** @param placeOf as `quadsOf` takes it */
export function pictureGeometry(
  segments: readonly Segment[],
  rooms: readonly (PictureRoom | null)[],
  sheet: PictureSheet,
  metrics: WheelMetrics,
  placeOf: (index: number) => number,
  count: number,
): BufferGeometry {
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const owners: number[] = []
  for (const [index, room] of rooms.entries()) {
    const { picture } = segments[index] ?? {}
    const place = picture === undefined ? undefined : sheet.placeOf(picture)
    if (!room || !place) continue
    const outward = ((index + 0.5) / count) * 2 * Math.PI
    const [sin, cos] = [Math.sin(outward), Math.cos(outward)]
    const first = owners.length
    const outline = pictureOutline(room, metrics)
    for (const [right, out] of outline) {
      positions.push(out * sin + right * cos, out * cos - right * sin, 0)
      const [left, down] = [right / room.size + 0.5, 0.5 - (out - room.distance) / room.size]
      uvs.push((place.x + left * sheet.side) / sheet.canvas.width)
      uvs.push((place.y + down * sheet.side) / sheet.canvas.height)
      owners.push(index)
    }
    for (let corner = 1; corner < outline.length - 1; corner += 1) {
      indices.push(first, first + corner + 1, first + corner)
    }
  }
  const quads = {
    owners,
    positions: new Float32Array(positions),
    uvs: new Float32Array(uvs),
    indices: new Uint16Array(indices),
  }
  return quadsOf(quads, placeOf, count)
}
