// The build has painted the screen of a first visit, and React takes it over before it shows what is stored. No
// StrictMode: its second mount would lose the canvas's WebGL context for good.

import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { captureInstallOffer } from '../platform/install'
import { app } from '../store/app'
import { syncPageAttributes } from '../ui/pageAttributes'
import { loadPhotos } from '../ui/pictures/loadPhotos'
import { rescue } from '../ui/rescue/rescue'
import { followLook } from '../ui/stage/followLook'
import { App } from './App'
import { openFirstAddress } from './address'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/kit/theme.css'

const loadScene = () => import('../render/gpuHost/Scene').then((file) => file.Scene)
const loadPictures = () => import('./followPictures').then((file) => file.followPictures)
const LONGEST_WAIT_MS = 3000
const failed = (cause: unknown) => rescue(cause, app.store.getState)

syncPageAttributes(app)
loadPhotos(app, loadPictures)
captureInstallOffer()
// Rehydrates inside a promise, so that an error thrown at once is caught too.
Promise.resolve()
  .then(app.persistence.rehydrate)
  .then(openFirstAddress)
  // So that the first picture of the wheel already has its look, unless that takes long.
  .then(() => Promise.race([followLook(app), new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))]))
  .then(show)
  .catch(failed)

function show(): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no root element')
  const options: RootOptions = {
    // The error boundaries log what they catch.
    onCaughtError: () => {},
    onUncaughtError: failed,
    onRecoverableError: console.warn,
  }
  const screen = <App loadScene={loadScene} />
  // The development server serves the page without content.
  if (container.childElementCount > 0) hydrateRoot(container, screen, options)
  else createRoot(container, options).render(screen)
}
