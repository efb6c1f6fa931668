// Mounts the info pages over the HTML that the build has written for them.

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Site } from './Site'
import '@fontsource-variable/fredoka/wght.css'
import '../ui/theme.css'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element')
const pages = (
  <StrictMode>
    <Site />
  </StrictMode>
)
// The development server serves them empty.
if (container.hasChildNodes()) hydrateRoot(container, pages)
else createRoot(container).render(pages)
