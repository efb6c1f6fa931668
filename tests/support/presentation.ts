// The screens that presentations are tried on, and what may cover nothing there.

/** Projectors and screens, upright ones and phones. */
export const SCREENS = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
  [2560, 1080],
  [1080, 1920],
  [768, 1024],
  [844, 390],
  [390, 844],
  [320, 568],
] as const

/** What stands beside the wheel, of that what there is. */
export const BESIDE = [
  'header button',
  '[data-part="wheel-name"]',
  '[data-part="count"]',
  '[data-part="winner"]',
  '[data-part="neighbors"]',
  '[data-part="dock"] > button',
  '[data-part="elimination"]',
  '[data-part="drawn"]',
]

/** Which of the parts reach over the wheel or beyond the screen. Runs in the page. */
export function misplaced(selectors: readonly string[]): string[] {
  const disc = document.querySelector('[data-wheel]')?.getBoundingClientRect()
  if (!disc) throw new Error('There is no wheel')
  const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2]
  const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
  const isMisplaced = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return false
    const distance = Math.hypot(clamp(x, left, right) - x, clamp(y, top, bottom) - y)
    const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    return isOut || distance < disc.width / 2
  }
  return selectors.filter((selector) => [...document.querySelectorAll(selector)].some(isMisplaced))
}
