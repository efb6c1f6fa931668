import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { BufferGeometry } from 'three'
import equalChunk from '../../../../shaders/equalArcs.glsl?raw'
import flatVertex from '../../../../shaders/flat.vert?raw'
import placeChunk from '../../../../shaders/labelPlace.vert.glsl?raw'
import lensFragment from '../../../../shaders/lens.frag?raw'
import labelsFragment from '../../../../shaders/lensLabels.frag?raw'
import labelsVertex from '../../../../shaders/lensLabels.vert?raw'
import lightChunk from '../../../../shaders/light.glsl?raw'
import wedgesChunk from '../../../../shaders/wedges.glsl?raw'
import { measureIn } from '../../../platform/labelText'
import { inPercent } from '../../../text/chance'
import { segmentUnderPointer, widthOf } from '../../../wheel/geometry'
import { LENS_COUNT, type Lens } from '../../../wheel/labels/lens'
import { layoutTexts, roomInLens } from '../../../wheel/labels/wheelLabels'
import type { Look } from '../../../wheel/look'
import type { WheelMetrics } from '../../../wheel/metrics'
import { cellFor } from '../../pictures/pictureSheet'
import type { DrawnSegment, WheelView } from '../../view'
import type { FrameUniforms } from '../frame'
import type { WedgeUniforms } from './Disc'
import { flatMaterial, linearShades, type Shader } from './flatMaterial'
import { type LabelTexture, labelsOf } from './Labels'
import { drawLabelAtlas } from './labelAtlas'
import { pictureGeometry, usePictures } from './Pictures'
import { arcCorners, flatGeometry } from './ringGeometry'
import { perSurface } from './surfaces'
import type { WheelColors } from './wheelColors'

export const lensGlass = perSurface(
  (surfaceChunk): Shader => ({
    vertex: flatVertex,
    fragment: lightChunk + surfaceChunk + equalChunk + wedgesChunk + lensFragment,
  }),
)

/** Beyond the lens, as a share of the disc's radius. */
const SHADOW = 0.13

interface LensGlassProps {
  readonly lens: Lens
  readonly colors: WheelColors
  readonly metrics: WheelMetrics
  readonly look: Look
  readonly wedges: WedgeUniforms
  readonly renderOrder: number
  readonly frame: FrameUniforms
}

export function LensGlass(props: LensGlassProps) {
  const { lens, colors, metrics, look, wedges, renderOrder, frame } = props
  const shader = lensGlass(look.surface)
  const material = useMemo(
    () =>
      flatMaterial(shader, {
        ...wedges,
        rotation: frame.lensRotation,
        arc: frame.lensArc,
        lensCalm: frame.lensCalm,
        mean: { value: colors.mean },
        frame: { value: linearShades(look.lensFrame) },
        halfAngle: { value: lens.halfAngle },
        innerRadius: { value: lens.innerRadius },
        magnification: { value: lens.magnification },
      }),
    [shader, wedges, frame, colors, lens, look],
  )
  const geometry = useMemo(() => glassGeometry(lens, metrics.radius), [lens, metrics.radius])
  useEffect(() => () => geometry.dispose(), [geometry])
  return (
    <mesh geometry={geometry} renderOrder={renderOrder} frustumCulled={false}>
      <rawShaderMaterial key={look.name} args={material} />
    </mesh>
  )
}

function glassGeometry({ halfAngle, innerRadius }: Lens, radius: number): BufferGeometry {
  const shadow = SHADOW * radius
  const edge = (distance: number) => {
    const angle = halfAngle + Math.min(shadow / distance, 0.5)
    return { distance, from: -angle, to: angle }
  }
  return flatGeometry(arcCorners(edge(innerRadius - shadow), edge(radius + 1)))
}

export const LENS_LABELS: Shader = { vertex: placeChunk + labelsVertex, fragment: labelsFragment }

/** Labeled segments on either side of the one at the pointer: one more than the lens shows. */
const BESIDE = 3
/** At the end of a spin they are slow enough to read. */
const PASSING = 66

interface LensLabelsProps {
  readonly view: WheelView
  readonly lens: Lens
  readonly frame: FrameUniforms
}

/** The atlas is drawn at rest, and at a launch for where the wheel will rest: never while it turns. */
export function LensLabels({ view, lens, frame }: LensLabelsProps) {
  const { segments, arcs, metrics, spin, restRotation, hasOdds, photos, look } = view
  const pixelRatio = view.quality.labelPixelRatio
  const count = segments.length
  const isSpinning = spin !== null
  const target = segmentUnderPointer(spin ? spin.outcome.angle : restRotation, arcs)
  const uniforms = useMemo(
    () => ({
      rotation: frame.lensRotation,
      perRadian: frame.perRadian,
      opacity: frame.lensOpacity,
      pixel: frame.pixel,
      magnification: { value: lens.magnification },
      halfAngle: { value: lens.halfAngle },
      innerRadius: { value: lens.innerRadius },
      atlas: { value: null as LabelTexture | null },
    }),
    [frame, lens],
  )
  const material = useMemo(() => flatMaterial(LENS_LABELS, uniforms), [uniforms])
  const [geometry, setGeometry] = useState<BufferGeometry | null>(null)

  const near = useMemo(() => {
    const after = isSpinning ? PASSING : BESIDE
    return Array.from({ length: Math.min(count, BESIDE + 1 + after) }, (_, place) => {
      const index = (target - BESIDE + place + count) % count
      return { index, segment: segments[index] as DrawnSegment }
    })
  }, [segments, count, target, isSpinning])
  const shown = useMemo(() => near.map(({ segment }) => segment), [near])

  useLayoutEffect(() => {
    const layouts = near.map(({ index, segment }) => {
      const odds = hasOdds ? inPercent(widthOf(index, arcs)) : null
      const room = roomInLens(metrics, lens, segment.picture !== undefined).text
      return layoutTexts(segment.text, odds, room, LENS_COUNT, measureIn(look.face))
    })
    const atlas = drawLabelAtlas(shown, layouts, look.face, pixelRatio, LENS_COUNT)
    const drawn = labelsOf(atlas, (place) => (near[place]?.index ?? 0) + 0.5, LENS_COUNT)
    uniforms.atlas.value = drawn.texture
    setGeometry(drawn.quads)
    return drawn.dispose
  }, [near, shown, arcs, metrics, lens, pixelRatio, hasOdds, look, uniforms])

  const cell = cellFor([(roomInLens(metrics, lens, true).picture?.size ?? 0) * pixelRatio])
  const pictures = usePictures(shown, photos, 'rounded', cell)
  const pictureMaterial = useMemo(
    () =>
      flatMaterial(LENS_LABELS, {
        ...uniforms,
        opacity: frame.lensPictureOpacity,
        atlas: { value: pictures?.texture ?? null },
      }),
    [uniforms, pictures, frame],
  )
  const pictureQuads = useMemo(() => {
    if (!pictures) return null
    const rooms = near.map(
      ({ segment }) => roomInLens(metrics, lens, segment.picture !== undefined).picture,
    )
    const place = (index: number) => (near[index]?.index ?? 0) + 0.5
    return pictureGeometry(shown, rooms, pictures.sheet, metrics, place, LENS_COUNT)
  }, [near, shown, pictures, metrics, lens])
  useEffect(() => () => pictureQuads?.dispose(), [pictureQuads])

  if (!geometry) return null
  return (
    <>
      <mesh geometry={geometry} renderOrder={2} frustumCulled={false}>
        <rawShaderMaterial args={material} key={lens.magnification} />
      </mesh>
      {pictures && pictureQuads && (
        <mesh geometry={pictureQuads} renderOrder={2} frustumCulled={false}>
          <rawShaderMaterial
            args={pictureMaterial}
            key={`${lens.magnification} ${pictures.texture.uuid}`}
          />
        </mesh>
      )}
    </>
  )
}
