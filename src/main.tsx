// Mounts the product. No StrictMode: its second mount would take the canvas's WebGL context for good.

import { createRoot } from 'react-dom/client'
import { App } from './App'
import { captureInstallPrompt } from './platform/install'
import { app, restored } from './store/app'
import { startEffects } from './ui/effects'
import { openFirstAddress } from './ui/firstAddress'
import '@fontsource-variable/fredoka/wght.css'
import './ui/theme.css'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element')
startEffects(app)
captureInstallPrompt()
// Boundaries say themselves what they caught.
const root = createRoot(container, { onCaughtError: () => {} })
void restored.then(openFirstAddress).then(() => root.render(<App />))
