// The scene on the page, for hosts that draw pages off the screen: a worker's canvas has come out blank in them.

import type { WheelRendererProps } from '../renderer'
import { openOnPage } from './openOnPage'
import { SceneCanvas } from './SceneCanvas'

export function PageScene(props: WheelRendererProps) {
  return <SceneCanvas {...props} key={props.view.quality.powerPreference} openScene={openOnPage} />
}
