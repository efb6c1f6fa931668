// The page of the package spin-wheel, with a wheel of 350 pixels. It has its default look, but no border lines, which
// would hide everything else at 10,000 options.

import { Wheel } from 'spin-wheel'

/** Degrees per second; without resistance it turns until the page is closed. */
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
