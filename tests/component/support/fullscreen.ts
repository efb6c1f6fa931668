// A frame cannot have the whole screen without its window changing size, so the document is told that it has it.

import { replace } from './device'

/** For one test, or before each of a file: the page can fill the screen, which keeps its size. */
export function allowFullscreen(): void {
  replace(document as Document, 'fullscreenEnabled', true)
  replace(document as Document, 'fullscreenElement', null)
  const enter = async () => change(document.documentElement)
  replace(document.documentElement, 'requestFullscreen', enter)
  replace(document as Document, 'exitFullscreen', async () => change(null))
}

function change(element: Element | null): void {
  Object.assign(document, { fullscreenElement: element })
  document.dispatchEvent(new Event('fullscreenchange'))
}
