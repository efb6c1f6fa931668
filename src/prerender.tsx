// Renders the main screen of a first visit to HTML, at build time in Node. It is there before any script runs; main.tsx
// then puts the app in its place. scripts/vite/browserOfBuild.ts stands in for the browser.

import { prerender } from 'react-dom/static'
import type { WheelRendererProps } from './picture/renderer'
import { measureLabel } from './platform/labelText'
import { Deferred, type DeferredParts } from './ui/deferred'
import { MainScreen } from './ui/MainScreen'
import { FlatWheel } from './ui/wheel/FlatWheel'
import styles from './wheel2d/Wheel2D.module.css'

/** Effects, which would load them, do not run. */
const NO_PARTS = {} as DeferredParts

/** What goes inside the root element. */
export async function render(): Promise<string> {
  const { prelude } = await prerender(
    <Deferred value={NO_PARTS}>
      <MainScreen wheel2d={WheelOfBuild} />
    </Deferred>,
  )
  return new Response(prelude).text()
}

function WheelOfBuild({ picture }: WheelRendererProps) {
  return <FlatWheel className={styles.canvas} segments={picture.segments} measure={measureLabel} />
}
