// Colors as the browser computes them.

/** @param value any CSS color, such as `Canvas` or `var(--ink)` */
export function colorOf(value: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = `forced-color-adjust: none; color: ${value}`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** One of theme.css, in the theme that is shown. */
export const themeColor = (name: string): string => colorOf(`var(--${name})`)

/** `rgb(1, 2, 3)` as `#010203`. */
export const hex = (color: string): string =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
