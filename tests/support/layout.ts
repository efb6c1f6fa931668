// What no language, window or size of text may do to controls. Runs in the page.

/** Controls that lie over each other, or whose label takes three lines and more. */
export function brokenControls(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, summary, [role=tab], [role=switch]',
    ),
  ].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    const isSeen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen && width > 1 && height > 1 && !one.matches('[data-wheel]')
  })
  const nameOf = (one: HTMLElement) => one.ariaLabel || one.textContent || one.id || one.localName
  /** What lies over the rest on purpose: a dialog, a menu, a sheet, the dock. */
  const layerOf = (one: HTMLElement) => {
    let box = one.parentElement
    while (box && /^(?:static|relative)$/.test(getComputedStyle(box).position)) {
      box = box.parentElement
    }
    return box
  }
  const overlapping = controls.flatMap((one, index) => {
    const a = one.getBoundingClientRect()
    return controls.slice(index + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) return []
      const b = other.getBoundingClientRect()
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 2 ? [`${nameOf(one)} lies over ${nameOf(other)}`] : []
    })
  })
  const broken = controls
    .filter((one) => one.matches('button, summary, [role=tab]'))
    .filter((one) => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const lines = new Set<number>()
        for (const { bottom, width } of range.getClientRects()) {
          if (width > 1) lines.add(Math.round(bottom / 4))
        }
        if (lines.size > 2) return true
      }
      return false
    })
    .map((one) => `${nameOf(one)} takes three lines or more`)
  return [...overlapping, ...broken]
}
