// The floor of a scene in a worker: fiber and three with one quad on an OffscreenCanvas.

import { showQuads } from './fiberQuads'
import { serveCanvas } from './offscreen'

serveCanvas((canvas, ratio) => showQuads(canvas, ratio, 1))
