// A canvas that a worker draws on; the address names the worker's script, such as `?worker=webglWorker`.

import type { Command, Start } from './offscreen'
import { SIDE } from './webglTriangle'

const name = new URLSearchParams(location.search).get('worker')
const canvas = document.createElement('canvas')
canvas.width = canvas.height = SIDE * devicePixelRatio
canvas.style.width = canvas.style.height = `${SIDE}px`
document.querySelector('#place')?.append(canvas)

const worker = new Worker(`/bench/${name}.js`, { type: 'module' })
const offscreen = canvas.transferControlToOffscreen()
const start: Start = { canvas: offscreen, ratio: devicePixelRatio }
const isReady = new Promise((resolve) => worker.addEventListener('message', resolve))
worker.postMessage(start, [offscreen])
await isReady

const say = (command: Command) => worker.postMessage(command)
window.benchPage = { set: () => () => say('draw'), spin: () => say('spin') }
