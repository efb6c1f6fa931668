// Puts the renderers, the UI and the feedback together, which do not import one another.

import type { ComponentType } from 'react'
import { Feedback } from './feedback/Feedback'
import type { WheelRendererProps } from './picture/renderer'
import type { Load } from './ui/loading'
import { MainScreen } from './ui/MainScreen'
import { Wheel2D } from './wheel2d/Wheel2D'

interface AppProps {
  /** Loads the wheel on the GPU, whose code is larger than everything else together. */
  readonly loadScene: Load<ComponentType<WheelRendererProps>>
  /** What the build paints in the wheel's place, as HTML. Where the app runs, it is there already. */
  readonly paintedWheel?: string
}

export function App({ loadScene, paintedWheel = '' }: AppProps) {
  return (
    <>
      <MainScreen wheel2d={Wheel2D} loadScene={loadScene} paintedWheel={paintedWheel} />
      <Feedback />
    </>
  )
}
