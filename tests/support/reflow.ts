// What larger text and narrow windows must not do: make the page scroll sideways, or cut text off. Both run in the page.

/** The elements that make the page wider than its window, or a dialog wider than itself. */
export function tooWideElements(): string[] {
  const root = document.documentElement
  return [root, ...document.querySelectorAll('dialog[open]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .flatMap((box) => {
      box.scrollLeft = 0
      const start = box === root ? 0 : box.getBoundingClientRect().left + box.clientLeft
      const end = start + box.clientWidth
      return Array.from(box.querySelectorAll('*'))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < start - 1 || right > end + 1
        })
        .map((element) => `${element.localName} ${element.textContent}`)
    })
}

/** The texts that are wider or taller than a box that clips them. Fields scroll what they hold, the wheel's name ends in an
 * ellipsis. */
export function clippedTexts(): string[] {
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )
  return Array.from(document.querySelectorAll('body *'))
    .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      // Only read aloud: one pixel on purpose.
      if (element.getBoundingClientRect().width <= 1) return false
      if (element.closest('[data-part="wheel-name"]')) return false
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const isCut =
          (overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1) ||
          (overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 1)
        if (isCut) return true
      }
      return false
    })
    .map((element) => `${element.localName} ${element.textContent}`)
}
