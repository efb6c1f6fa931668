// The first floor: the frame time of fiber and three for one quad, or for as many as the address says.

import { showQuads } from './fiberQuads'

const count = Number(new URLSearchParams(location.search).get('quads') ?? 1)
const canvas = document.createElement('canvas')
document.querySelector('#place')?.append(canvas)
const quads = await showQuads(canvas, devicePixelRatio, count)

window.benchPage = { set: () => quads.draw, spin: quads.spin }
