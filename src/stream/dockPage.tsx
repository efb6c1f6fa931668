// What the streamer holds: a panel of the broadcasting program.

import { createRoot } from 'react-dom/client'
import { app } from '../store/app'
import { syncPageAttributes } from '../ui/pageAttributes'
import { Dock } from './Dock'
import { keepPage, openWheel } from './openWheel'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/kit/theme.css'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element')
const root = createRoot(container)
syncPageAttributes(app)
void openWheel().then(() => root.render(<Dock />))
keepPage()
