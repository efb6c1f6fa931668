// The second floor: a frame of raw WebGL 2.

import { SIDE, showTriangle } from './webglTriangle'

const canvas = document.createElement('canvas')
canvas.style.width = canvas.style.height = `${SIDE}px`
document.querySelector('#place')?.append(canvas)
const triangle = showTriangle(canvas, devicePixelRatio)

window.benchPage = { set: () => triangle.draw, spin: triangle.spin }
