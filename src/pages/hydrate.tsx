import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rescue } from '../ui/rescue/rescue'
import { APPS, isApp } from './apps'

/** Brings the part of a page to life that the build has rendered. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { app = '' } = root.dataset
  if (!isApp(app)) throw new Error(`No part of a page is called ${app}`)
  const { default: App } = await APPS[app]()
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
    { onUncaughtError: (cause) => rescue(cause) },
  )
}
