// The canvas of the scene, wherever that is drawn.

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { safeStorage } from '../../platform/storage'
import type { WheelMetrics } from '../../wheel/metrics'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import { type LearnedRatio, ratioKey, readLearnedRatio, withLearnedRatio } from '../learnedRatio'
import type { SceneEvents, WheelRenderer, WheelRendererProps } from '../renderer'
import type { WheelView } from '../view'
import styles from './Scene.module.css'

/** A wheel that keeps switching between two renderers is worse than a plain one. */
export const MAX_LOSSES = 3
export const LOSSES_WITHIN_MS = 60_000

/** @returns called with the time of each loss, in milliseconds, it tells whether that was one too many */
export function createContextLossLimiter(): (lostAtMs: number) => boolean {
  let recent: readonly number[] = []
  return (lostAtMs) => {
    recent = [...recent.filter((ms) => lostAtMs - ms < LOSSES_WITHIN_MS), lostAtMs]
    return recent.length >= MAX_LOSSES
  }
}

/** For the life of the page: another canvas uses the same GPU. */
const isLossOneTooMany = createContextLossLimiter()

interface SceneCanvasProps extends WheelRendererProps {
  /** May throw. Must be the same function in every render: a canvas cannot come back from a worker. */
  readonly openScene: OpenScene
  /** In place of giving up where `openScene` finds no WebGL, or throws. */
  readonly onNoWorker?: () => void
}

export type OpenScene = (
  canvas: HTMLCanvasElement,
  quality: RendererQuality,
  events: SceneEvents,
) => WheelRenderer

export function SceneCanvas(props: SceneCanvasProps) {
  const { view } = props
  const [learnedRatio, learned] = useLearnedRatio(view.metrics, view.quality)
  const pauses = usePauses()
  const canvas = useRef<HTMLCanvasElement>(null)
  const renderer = useRef<WheelRenderer>(null)
  const isOver = useRef(false)

  const giveUp = useEffectEvent((why: string, ...cause: unknown[]) => {
    if (isOver.current) return
    isOver.current = true
    console.warn(`${why}; the wheel is drawn without it`, ...cause)
    props.onUnavailable?.()
  })
  const onRatioLearned = useEffectEvent(learned)
  const onShown = useEffectEvent((isShown: boolean) => props.onShown?.(isShown))
  const onLost = useEffectEvent(() => {
    if (!isLossOneTooMany(performance.now())) return
    giveUp(`The GPU was lost ${MAX_LOSSES} times within ${LOSSES_WITHIN_MS / 1000} s`)
  })
  const onFailed = useEffectEvent((cause: unknown) => giveUp('The GPU drawing failed', cause))
  const onRest = useEffectEvent((spinId: string) => {
    try {
      props.onRest(spinId)
    } catch (cause) {
      // Another renderer reports it again.
      onFailed(cause)
    }
  })
  const onUnsupported = useEffectEvent(() => {
    if (props.onNoWorker) return props.onNoWorker()
    isOver.current = true
    // A property of the device, not a fault.
    console.info('There is no WebGL 2 here; the wheel is drawn without it')
    props.onUnavailable?.()
  })
  const open = useEffectEvent((element: HTMLCanvasElement) => {
    const events = { onRest, onShown, onRatioLearned, onLost, onFailed, onUnsupported }
    try {
      return props.openScene(element, view.quality, events)
    } catch (cause) {
      if (props.onNoWorker) props.onNoWorker()
      else onFailed(cause)
      return null
    }
  })

  useEffect(() => {
    renderer.current = canvas.current && open(canvas.current)
    return () => renderer.current?.close()
  }, [])

  const show = useEffectEvent((shown: WheelView) => {
    try {
      renderer.current?.show(shown)
    } catch (cause) {
      onFailed(cause)
    }
  })

  useEffect(() => show({ ...view, learnedRatio, pauses }), [view, learnedRatio, pauses])

  return <canvas ref={canvas} className={styles.canvas} />
}

function usePauses(): number {
  const [pauses, setPauses] = useState(0)
  useEffect(() => {
    const count = () => setPauses((before) => before + 1)
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [])
  return pauses
}

const KEY = 'wheel_pixel_ratios'
const local = safeStorage(() => localStorage)
/** Where nothing can be stored, it lasts until the page is left. */
let latest = ''

const read = () => local.read(KEY) ?? latest

/** The same object until something else is known, or the size or quality is another. */
function useLearnedRatio(
  metrics: WheelMetrics,
  quality: RendererQuality,
): readonly [LearnedRatio | null, (learned: LearnedRatio | null) => void] {
  const key = ratioKey(metrics, quality)
  const [known, setKnown] = useState(() => ({ key, learned: readLearnedRatio(read(), key) }))
  if (known.key !== key) setKnown({ key, learned: readLearnedRatio(read(), key) })

  function learn(learned: LearnedRatio | null): void {
    setKnown({ key, learned })
    // Other tabs learn as well.
    latest = withLearnedRatio(read(), key, learned)
    local.write(KEY, latest)
  }

  return [known.learned, learn]
}
