// What draws the wheel of these pages: in 2D until the scene is there, and where there is none.

import { type ComponentType, type ReactNode, useState } from 'react'
import { Wheel2D } from '../render/flat/Wheel2D'
import type { WheelRendererProps } from '../render/renderer'
import type { WheelView } from '../render/view'
import { app } from '../store/app'
import { type Load, useLoaded } from '../ui/kit/loading'
import { useSafetyTimeout } from '../ui/stage/useWheelView'

interface Drawing {
  readonly drawing: 'loading' | 'scene' | 'flat'
  /** Belongs into an element with `data-wheel`, whose size it has. */
  readonly drawn: ReactNode
}

const settleSpin = (spinId: string) => app.actions.settleSpin(spinId)

/** @param loadScene must be the same function in every render */
export function useDrawing(
  view: WheelView,
  loadScene: Load<ComponentType<WheelRendererProps>>,
): Drawing {
  useSafetyTimeout(view.spin, settleSpin)
  const [drawing, setDrawing] = useState<Drawing['drawing']>('loading')
  const [isUnavailable, setUnavailable] = useState(false)
  const giveUp = () => {
    setDrawing('flat')
    setUnavailable(true)
  }
  const Scene = useLoaded(loadScene, giveUp)
  const drawn = (
    <>
      {drawing !== 'scene' && <Wheel2D view={view} onRest={settleSpin} />}
      {Scene && !isUnavailable && (
        <Scene
          view={view}
          onRest={settleSpin}
          onShown={(isShown) => setDrawing(isShown ? 'scene' : 'flat')}
          onUnavailable={giveUp}
        />
      )}
    </>
  )
  return { drawing, drawn }
}
