// What the streamer holds: a panel of the broadcasting program.

import { createRoot } from 'react-dom/client'
import { app } from '../store/app'
import { syncPageAttributes } from '../ui/pageAttributes'
import { rescue } from '../ui/rescue/rescue'
import { Dock } from './dock/Dock'
import { keepPage, openWheel } from './openWheel'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/kit/theme.css'

const failed = (cause: unknown) => rescue(cause, app.store.getState)

syncPageAttributes(app)
openWheel().then(show).catch(failed)
keepPage()

function show(): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no root element')
  createRoot(container, { onUncaughtError: failed }).render(<Dock />)
}
