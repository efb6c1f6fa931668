// A film of the last spin, put together from what the page shows. Loaded when one is asked for.

import { fileNameOf } from '../lists/listOut'
import { type FilmFormat, type FilmOrder, LEAD_MS } from '../render/film'
import { viewOf, type WheelView } from '../render/view'
import type { AppState, LastSpin } from '../store/state'
import { shownName } from '../wheel/messages'
import { WHEEL_SIZE, wheelMetrics } from '../wheel/metrics'
import { DEFAULT_WHEEL_NAME } from '../wheel/name'
import type { RendererQuality } from '../wheel/settings/rendererQuality'
import { drawPlate, drawTitle } from './captions'
import { GIF_SIDE, layoutOf, type Shape, SIDES, type Size } from './layout'
import { messages } from './messages'
import { soundOfFilm } from './sound'

export interface FilmChoice {
  readonly shape: Shape
  readonly size: Size
  readonly format: FilmFormat
  readonly hasSound: boolean
}

/** Where a page has no such context, the film has no sound. */
const canMix = () => typeof OfflineAudioContext === 'function'

export async function filmOrder(
  spin: LastSpin,
  state: AppState,
  { format, ...choice }: FilmChoice,
): Promise<FilmOrder> {
  const root = document.documentElement
  const isGif = format === 'gif'
  const side = isGif ? GIF_SIDE : SIDES[choice.size]
  const shape = isGif ? 'square' : choice.shape
  const hasSound = choice.hasSound && !isGif
  const layout = layoutOf(shape, side, getComputedStyle(root).direction === 'rtl')
  const { name } = spin.wheel
  const title = name === DEFAULT_WHEEL_NAME ? '' : shownName(name)
  return {
    kind: 'film',
    format,
    width: layout.width,
    height: layout.height,
    ground: format === 'webm' ? null : getComputedStyle(root).backgroundColor,
    wheel: layout.wheel,
    launch: spin.launch,
    views: filmViews(spin, state, side),
    // Its color is made for the page's ground.
    title: format !== 'webm' && layout.title ? await drawTitle(title, layout.title, side) : null,
    plate: await drawPlate(spin.outcome, layout.plate, side),
    sound: hasSound && canMix() ? await soundOfFilm(spin, state) : null,
  }
}

/** The wheel before its spin, in it and at its end, as the page has shown it. @param side of its square, in pixels */
function filmViews({ launch, outcome, wheel }: LastSpin, state: AppState, side: number) {
  const metrics = wheelMetrics(WHEEL_SIZE, !!state.wheel.hubPicture)
  const ratio = side / (metrics.size + 2 * metrics.bleed)
  // Each frame takes as long as it needs.
  const quality: RendererQuality = {
    maxPixelRatio: ratio,
    minPixelRatio: ratio,
    labelPixelRatio: ratio,
    antialias: true,
    powerPreference: 'high-performance',
    frameCap: null,
    frameRate: 60,
  }
  const view = (moment: Partial<AppState>): WheelView =>
    viewOf({ ...state, shownWheel: wheel, focusedId: null, ...moment }, metrics, quality)
  const turning = view({
    activeSpin: { launch, outcome, startedAtMs: LEAD_MS },
    lastResult: null,
    isRevealing: false,
  })
  return {
    before: { ...turning, spin: null, restRotation: launch.startRotation },
    turning,
    after: {
      ...view({ activeSpin: null, lastResult: outcome, isRevealing: true }),
      restRotation: outcome.angle,
      // Weights may count since then.
      arcs: launch.arcs,
    },
  }
}

export function filmName({ wheel }: LastSpin, format: FilmFormat): string {
  return `${fileNameOf(wheel.name, messages.fileName, Date.now())}.${format}`
}
