// The focus stays where it is while the app takes the place of the rendered screen.

/** What can have the focus before the app runs, without the page for a failed start; the same on both screens. */
const FOCUSABLE = ':is(a[href], [data-wheel], [data-part="dock"] > button):not(#start *)'

/** @param replace puts the app on the page, at once */
export function keepingFocus(replace: () => void): void {
  const all = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const place = all().indexOf(document.activeElement as HTMLElement)
  replace()
  all()[place]?.focus({ preventScroll: true })
}
