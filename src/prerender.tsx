// Renders the main screen of a first visit to HTML, at build time in Node. It is there before any script runs; main.tsx
// then takes it over. scripts/vite/browserOfBuild.ts stands in for the browser.

import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { App } from './App'
import { measureLabel } from './platform/labelText'
import { app } from './store/app'
import { FlatWheel } from './ui/wheel/FlatWheel'
import styles from './wheel2d/Wheel2D.module.css'

/** Effects, which would load something, do not run. */
const neverLoaded = () => new Promise<never>(() => {})

/** What goes inside the root element. */
export async function render(): Promise<string> {
  const { segments } = app.store.getInitialState().wheel
  const wheel = renderToStaticMarkup(
    <FlatWheel className={styles.canvas} segments={segments} measure={measureLabel} />,
    { identifierPrefix: 'painted-' },
  )
  const { prelude } = await prerender(<App loadScene={neverLoaded} paintedWheel={wheel} />)
  return new Response(prelude).text()
}
