/** The button that is the wheel. */
export function findWheel(): HTMLElement | null {
  return document.querySelector('[data-wheel]')
}
