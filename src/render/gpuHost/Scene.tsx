// The scene in a worker, or on the page where that cannot be had.

import { useState } from 'react'
import type { WheelRendererProps } from '../renderer'
import { canOpenInWorker, openInWorker } from './openInWorker'
import { openOnPage } from './openOnPage'
import { SceneCanvas } from './SceneCanvas'

export function Scene(props: WheelRendererProps) {
  const [isInWorker, setInWorker] = useState(canOpenInWorker)
  // A canvas cannot come back from a worker, nor change the power preference of its context.
  const key = `${isInWorker} ${props.view.quality.powerPreference}`
  if (!isInWorker) return <SceneCanvas {...props} key={key} openScene={openOnPage} />
  return (
    <SceneCanvas
      {...props}
      key={key}
      openScene={openInWorker}
      onNoWorker={() => setInWorker(false)}
    />
  )
}
