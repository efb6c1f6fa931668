// The screen's pixel ratio, which changes with zoom and when the window moves to another screen.

export function pixelRatio(): number {
  return devicePixelRatio
}

/** Calls back at every change; returns what stops it. The resize event would miss a move to another screen. */
export function onPixelRatioChange(changed: () => void): () => void {
  let query: MediaQueryList
  const listen = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', again, { once: true })
  }
  const again = () => {
    changed()
    listen()
  }
  listen()
  return () => query.removeEventListener('change', again)
}
