// Puts the app in the place of the screen that the build has rendered, which is that of a first visit. Without StrictMode,
// whose second mount would lose the canvas's WebGL context for good.

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { deferred } from './deferred'
import { captureInstallOffer } from './platform/installOffer'
import { app } from './store/app'
import { openFirstAddress } from './ui/address/firstAddress'
import { handleEarlyKeys } from './ui/commands/earlyKeys'
import { syncPageAttributes } from './ui/page/pageAttributes'
import { rescue } from './ui/page/rescue'
import { takeOver } from './ui/page/takeOver'
import '@fontsource-variable/fredoka/wght.css'
import './ui/theme.css'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element')
syncPageAttributes(app)
captureInstallOffer()
const failed = (cause: unknown) => rescue(deferred.rescue, cause, app.store.getState)
const root = createRoot(container, {
  // The error boundaries log what they catch.
  onCaughtError: () => {},
  onUncaughtError: failed,
  onRecoverableError: console.warn,
})
// Rehydrates inside a promise, so that an error thrown at once is caught too.
Promise.resolve()
  .then(app.persistence.rehydrate)
  .then(() => openFirstAddress(deferred.openAddress))
  // In one task, so that nothing between the two is ever painted.
  .then(() => takeOver(() => flushSync(() => root.render(<App />))))
  .then(handleEarlyKeys)
  .catch(failed)
