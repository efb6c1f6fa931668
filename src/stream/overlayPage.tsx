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
void openWheel().then(() => {
  root.render(<Overlay />)
  followStreamEvents(app)
})
keepPage()
