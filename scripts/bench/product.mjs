// The wheels to measure, and how to set and spin one from inside the product's page.

/** @typedef {{ text: string, color: string, weight?: number }} Option */

/** Six sections of the wheel in hues far enough apart to be recognized under lines and labels. */
const COLORS = ['#e03030', '#20b020', '#2040e0', '#d0c020', '#a030c0', '#20b0c0']

/**
 * @param {number} count
 * @param {boolean} isGray for the wheel before it, of which nothing may be left to see
 * @returns {Option[]}
 */
export function benchOptions(count, isGray) {
  return Array.from({ length: count }, (_, index) => ({
    text: `Option ${index + 1}`,
    color: isGray ? '#808080' : (COLORS[Math.floor((index * COLORS.length) / count)] ?? ''),
  }))
}

/**
 * The same with weights from 1 to 1,000, evenly on a logarithmic scale, large beside small. They count.
 * @param {number} count
 * @returns {Option[]}
 */
export function weightedOptions(count) {
  return benchOptions(count, false).map((option, index) => {
    const place = ((index * 4567) % count) / (count - 1)
    return { ...option, weight: Math.round(100 * 1000 ** place) / 100 }
  })
}

/**
 * Runs in the page before its scripts: a wheel to begin with, and what the benchmark asks of a page.
 * @param {{ first: Option[], spinMs: number, isHeld: boolean, theme?: string }} how `isHeld`: the pixel ratio is never lowered;
 *   `theme`: the name of a look
 */
export function useProduct({ first, spinMs, isHeld, theme = 'default' }) {
  const KEY = 'wheel_current'
  // The same number of pixels as the other pages, in every frame.
  const performanceSettings = isHeld && {
    batteryAwareReduction: false,
    networkAwareOptimization: false,
    devicePerformanceScaling: false,
    frameRateOptimization: false,
    gpuAcceleration: true,
  }
  const animationSpeed = {
    preset: 'custom',
    customSpinDuration: spinMs,
    ...(performanceSettings && { performanceSettings }),
  }

  /** @param {Option[]} options @param {string} id */
  function savedText(options, id) {
    const segments = options.map((option, index) => ({
      id: `option${index}`,
      weight: 1,
      ...option,
    }))
    const times = { createdAt: 1, lastUsed: 1 }
    const weightsCount = options.some(({ weight }) => weight !== undefined)
    const settings = { soundEnabled: true, animationSpeed, weightsCount, theme }
    const wheel = { id, name: 'My Wheel', segments, originalSegments: segments, ...times, settings }
    return JSON.stringify({ version: 1, wheel, link: null, pendingSpin: null })
  }
  if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, savedText(first, 'first'))

  window.benchPage = {
    set(options) {
      localStorage.setItem(KEY, savedText([...options], 'second'))
      // As if another tab had stored a different wheel.
      return () => window.dispatchEvent(new Event('storage'))
    },
    spin() {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => /^spin/i.test(textContent ?? ''))?.click()
    },
  }
}
