// The limit: an animation that the compositor runs alone.

import { SIDE } from './webglTriangle'

const disc = document.createElement('div')
disc.style.cssText = `width: ${SIDE}px; height: ${SIDE}px; border-radius: 50%; will-change: transform;
  background: linear-gradient(#e03030, #2040e0)`
document.querySelector('#place')?.append(disc)

window.benchPage = {
  set: () => () => {},
  spin() {
    disc.animate({ transform: ['none', 'rotate(1turn)'] }, { duration: 900, iterations: Infinity })
  },
}
