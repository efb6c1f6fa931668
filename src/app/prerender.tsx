// Runs at build time in Node, so that HTML is there before any script; main.tsx then takes it over.
// scripts/vite/browserOfBuild.ts stands in for the browser.

import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { measureLabel } from '../platform/labelText'
import styles from '../render/flat/Wheel2D.module.css'
import { app } from '../store/app'
import { FlatWheel } from '../ui/stage/FlatWheel'
import { App } from './App'

// For the build: scripts/vite/infoPages.ts.
export { messages } from './siteMessages'

/** Effects, which would load something, do not run. */
const neverLoaded = () => new Promise<never>(() => {})

export async function render(): Promise<string> {
  const { segments } = app.store.getInitialState().wheel
  const wheel = renderToStaticMarkup(
    <FlatWheel className={styles.canvas} segments={segments} measure={measureLabel} />,
    { identifierPrefix: 'painted-' },
  )
  const { prelude } = await prerender(<App loadScene={neverLoaded} paintedWheel={wheel} />)
  return new Response(prelude).text()
}
