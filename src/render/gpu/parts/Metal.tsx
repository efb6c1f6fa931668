import { useEffect, useLayoutEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry } from 'three'
import flatVertex from '../../../../shaders/flat.vert?raw'
import hubAndPointerFragment from '../../../../shaders/hubAndPointer.frag?raw'
import hubAndPointerVertex from '../../../../shaders/hubAndPointer.vert?raw'
import lightChunk from '../../../../shaders/light.glsl?raw'
import rimFragment from '../../../../shaders/rim.frag?raw'
import type { Arcs } from '../../../wheel/geometry'
import type { Look } from '../../../wheel/look'
import { pegCount, type WheelMetrics } from '../../../wheel/metrics'
import { cellFor } from '../../pictures/pictureSheet'
import type { Photos } from '../../view'
import type { FrameUniforms } from '../frame'
import {
  flatMaterial,
  linearShades,
  lookUniforms,
  type Shader,
  screenShades,
  writeLook,
} from './flatMaterial'
import { usePictures } from './Pictures'
import { flatGeometry, ringCorners } from './ringGeometry'
import { perSurface } from './surfaces'

const HUB_AND_POINTER: Shader = {
  vertex: hubAndPointerVertex,
  fragment: lightChunk + hubAndPointerFragment,
}

interface HubAndPointerProps {
  readonly hubPicture: string | null
  readonly photos: Photos
  readonly metrics: WheelMetrics
  readonly pixelRatio: number
  readonly look: Look
  readonly frame: FrameUniforms
}

export function HubAndPointer(props: HubAndPointerProps) {
  const { hubPicture, photos, metrics, pixelRatio, look, frame } = props
  const { hubRadius, pointerLength, pointerHeadRadius } = metrics
  const capRadius = look.hubCap * hubRadius
  const pictures = hubPicture === null ? [] : [{ picture: hubPicture }]
  const shown = usePictures(pictures, photos, 'round', cellFor([2 * capRadius * pixelRatio]))
  const material = useMemo(() => {
    // Meanwhile it may be another one's.
    const place = hubPicture === null ? undefined : shown?.sheet.placeOf(hubPicture)
    const ofLook = lookUniforms()
    writeLook(ofLook, look, metrics)
    return flatMaterial(HUB_AND_POINTER, {
      ...ofLook,
      pixel: frame.pixel,
      bend: frame.bend,
      hubRadius: { value: hubRadius },
      capRadius: { value: capRadius },
      pinRadius: { value: hubPicture === null ? look.hubPin * hubRadius : 0 },
      pinPoints: { value: look.pinPoints },
      pinDepth: { value: look.pinDepth },
      pinCleft: { value: look.pinCleft },
      picture: { value: shown?.texture ?? null },
      pictureMargin: { value: shown && place ? place.x / shown.sheet.canvas.width : 0 },
      hasPicture: { value: place ? 1 : 0 },
      pointerLength: { value: pointerLength },
      pointerHead: { value: pointerHeadRadius },
      isArrow: { value: look.pointerShape === 'arrow' ? 1 : 0 },
      outlineWidth: { value: look.pointerOutline * pointerHeadRadius },
      jewelRadius: { value: look.pointerJewel * pointerHeadRadius },
      settingRadius: { value: look.pointerSetting * pointerHeadRadius },
      ring: { value: screenShades(look.ring) },
      cap: { value: screenShades(look.cap) },
      pin: { value: screenShades(look.pin) },
      face: { value: screenShades(look.pointer) },
      outline: { value: screenShades(look.outline) },
      jewel: { value: screenShades(look.jewel) },
    })
  }, [
    frame,
    metrics,
    hubRadius,
    capRadius,
    pointerLength,
    pointerHeadRadius,
    look,
    hubPicture,
    shown,
  ])
  const geometry = useMemo(() => hubAndPointerGeometry(metrics), [metrics])
  useEffect(() => () => geometry.dispose(), [geometry])
  return (
    <mesh geometry={geometry} renderOrder={3} frustumCulled={false}>
      <rawShaderMaterial
        key={`${hubRadius} ${look.name} ${hubPicture} ${shown?.texture.uuid}`}
        args={material}
      />
    </mesh>
  )
}

function hubAndPointerGeometry(metrics: WheelMetrics): BufferGeometry {
  const { hubRadius, pointerLength, pointerHeadRadius } = metrics
  const quads = [
    { halfWidth: 2 * hubRadius, halfHeight: 2 * hubRadius, pivot: 0 },
    {
      halfWidth: 2 * pointerHeadRadius,
      halfHeight: pointerLength + 0.5 * pointerHeadRadius,
      // The middle of the head; the tip reaches into the disc.
      pivot: metrics.radius - metrics.pointerReach + pointerLength,
    },
  ]
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const
  const positions = quads.flatMap(({ halfWidth, halfHeight }) =>
    corners.flatMap(([x, y]) => [x * halfWidth, y * halfHeight, 0]),
  )
  const pivots = quads.flatMap(({ pivot }) => corners.flatMap(() => [0, pivot]))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('pivot', new BufferAttribute(new Float32Array(pivots), 2))
  geometry.setIndex([0, 1, 2, 2, 1, 3, 4, 5, 6, 6, 5, 7])
  return geometry
}

const rimShader = perSurface(
  (surfaceChunk): Shader => ({
    vertex: flatVertex,
    fragment: lightChunk + surfaceChunk + rimFragment,
  }),
)

interface RimProps {
  readonly arcs: Arcs
  readonly metrics: WheelMetrics
  readonly look: Look
  readonly frame: FrameUniforms
}

export function Rim({ arcs, metrics, look, frame }: RimProps) {
  const uniforms = useMemo(
    () => ({
      pixel: frame.pixel,
      rotation: frame.rotation,
      arc: frame.arc,
      pegAngle: { value: 1 },
      pegRadius: { value: 1 },
      radius: { value: 1 },
      rimWidth: { value: 1 },
      glow: { value: 0 },
      ...lookUniforms(),
      rim: { value: [] as number[] },
      peg: { value: [] as number[] },
    }),
    [frame],
  )
  const shader = rimShader(look.surface)
  const material = useMemo(() => flatMaterial(shader, uniforms), [shader, uniforms])
  useLayoutEffect(() => {
    uniforms.pegAngle.value = (2 * Math.PI) / pegCount(arcs)
    uniforms.pegRadius.value = look.pegRadius * metrics.rimWidth
    uniforms.radius.value = metrics.radius
    uniforms.rimWidth.value = metrics.rimWidth
    uniforms.glow.value = look.glow * roomAround(metrics)
    writeLook(uniforms, look, metrics)
    uniforms.rim.value = linearShades(look.rim)
    uniforms.peg.value = linearShades(look.peg)
  }, [uniforms, arcs, metrics, look])
  const geometry = useMemo(() => rimGeometry(metrics, look), [metrics, look])
  useEffect(() => () => geometry.dispose(), [geometry])

  return (
    <mesh geometry={geometry} renderOrder={0.375} frustumCulled={false}>
      <rawShaderMaterial key={look.surface} args={material} />
    </mesh>
  )
}

/** Between the rim and the edge of what is drawn. */
function roomAround({ size, bleed, radius, rimWidth }: WheelMetrics): number {
  return size / 2 + bleed - radius - rimWidth
}

/** A pixel wider on both sides, for smoothed edges; wider yet for a glow or coarse pixels. */
function rimGeometry(metrics: WheelMetrics, { glow, cell }: Look): BufferGeometry {
  const { radius, rimWidth } = metrics
  const more = Math.max(1, glow * roomAround(metrics), cell * radius)
  return flatGeometry(ringCorners(radius - 1 - 1.5 * cell * radius, radius + rimWidth + more))
}
