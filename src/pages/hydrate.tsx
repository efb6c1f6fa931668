import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rescue } from '../ui/rescue/rescue'
import { APPS, isApp } from './apps'

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
