// Owns the page of the peer, the package spin-wheel: a wheel of 350 pixels, its usual look without lines, which at
// 10,000 options would be all that there is to see.

import { Wheel } from 'spin-wheel'

/** Degrees a second; without resistance it goes on until the page is closed. */
const SPEED = 400
const PROPS = { lineWidth: 0, rotationResistance: 0, isInteractive: false }

const place = document.querySelector('#place')
if (!place) throw new Error('The page has no place for the wheel')
const wheel = new Wheel(place, PROPS)

window.benchPage = {
  set(options) {
    const items = options.map(({ text, color }) => ({ label: text, backgroundColor: color }))
    return () => wheel.init({ ...PROPS, items })
  },
  spin: () => wheel.spin(SPEED),
  stop: () => wheel.stop(),
}
