// What larger text and narrow windows must not do: make the page scroll sideways, or cut text off.

import { expect, type Page } from 'playwright/test'

/** No visible element makes the page wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right + scrollX > clientWidth)
      .map((element) => `${element.localName} ${element.textContent}`)
  })
  expect(tooWide).toEqual([])
}

/** No text is wider or taller than a box that clips it. Fields scroll what they hold. */
export async function expectNoClippedText(page: Page): Promise<void> {
  const clipped = await page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
    return Array.from(document.querySelectorAll('body *'))
      .filter(
        (element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        // Only read aloud: one pixel on purpose.
        if (element.getBoundingClientRect().width <= 1) return false
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
  })
  expect(clipped).toEqual([])
}
