// Raw WebGL 2 on an OffscreenCanvas.

import { serveCanvas } from './offscreen'
import { showTriangle } from './webglTriangle'

serveCanvas((canvas, ratio) => showTriangle(canvas, ratio))
