// The wheel and its winner, and nothing else, on a transparent ground: for a browser source of a broadcasting program.

import { createRoot } from 'react-dom/client'
import { app } from '../store/app'
import { syncPageAttributes } from '../ui/pageAttributes'
import { Overlay } from './Overlay'
import { keepPage, openWheel } from './openWheel'
import { followStreamEvents } from './streamEvents'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/kit/theme.css'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element')
const root = createRoot(container)
syncPageAttributes(app)
openWheel()
  .then(() => {
    root.render(<Overlay />)
    followStreamEvents(app)
  })
  // Over a broadcast there is nothing to say, and nothing half drawn.
  .catch((cause: unknown) => {
    console.error('Failed to show the wheel', cause)
    root.unmount()
  })
keepPage()
