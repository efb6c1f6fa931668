/** The wheel's button, for those outside its component: shortcuts, the presentation. */
export function findWheel(): HTMLElement | null {
  return document.querySelector('[data-wheel]')
}
