// What no language, window or size of text may do to a screen. Runs in the page.

/** Texts and controls that lie over each other or reach out of the window, buttons whose label takes three lines and more,
 * and what scrolls sideways in itself. */
export function brokenLayout(): string[] {
  const CONTROLS = 'button, input, select, textarea, summary, a[href], [role=tab], [role=switch]'
  const layers = new Map<Element, Element | null>()
  /** What lies over the rest on purpose, or scrolls by itself: a dialog, a menu, a sheet, the dock, a head that stays in view. */
  const layerOf = (box: Element | null): Element | null => {
    if (!box) return null
    let layer = layers.get(box)
    if (layer === undefined) {
      const { position, zIndex, overflowY } = getComputedStyle(box)
      const isLayer =
        /fixed|sticky/.test(position) ||
        (position === 'absolute' && Number(zIndex) > 0) ||
        /auto|scroll/.test(overflowY)
      layer = isLayer || box.localName === 'dialog' ? box : layerOf(box.parentElement)
      layers.set(box, layer)
    }
    return layer
  }
  const clips = new Map<Element, DOMRect>()
  /** What is seen of a box's content. */
  const clipOf = (box: Element | null): DOMRect => {
    if (!box) return new DOMRect(-1e5, -1e5, 2e5, 2e5)
    let clip = clips.get(box)
    if (!clip) {
      const { overflow, clipPath } = getComputedStyle(box)
      // What is only read aloud.
      if (clipPath === 'inset(50%)') clip = new DOMRect()
      else clip = layerOf(box) === box ? clipOf(null) : clipOf(box.parentElement)
      if (overflow !== 'visible' && layerOf(box) !== box) {
        clip = common(clip, box.getBoundingClientRect())
      }
      clips.set(box, clip)
    }
    return clip
  }
  function common(a: DOMRect, b: DOMRect): DOMRect {
    const [x, y] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
    const width = Math.max(0, Math.min(a.right, b.right) - x)
    return new DOMRect(x, y, width, Math.max(0, Math.min(a.bottom, b.bottom) - y))
  }
  const isSeen = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const things: { owner: Element; name: string; boxes: DOMRect[] }[] = []
  const add = (owner: Element, name: string, rects: readonly DOMRect[]) => {
    const boxes = rects
      .map((rect) => common(rect, clipOf(owner)))
      .filter(({ width, height }) => width > 2 && height > 2)
    if (boxes.length > 0) things.push({ owner, name: name.slice(0, 60), boxes })
  }
  const broken: string[] = []
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const owner = currentNode.parentElement
    const words = currentNode.nodeValue?.trim()
    // In a picture names are turned.
    if (!owner || !words || owner.closest('svg') || !isSeen(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    // Letters fill a part of their line.
    const letters = Array.from(
      range.getClientRects(),
      ({ x, y, width, height }) => new DOMRect(x, y + height * 0.15, width, height * 0.7),
    )
    add(owner, words, letters)
    const button = owner.closest('button, [role=tab]')?.getBoundingClientRect()
    if (!button) continue
    const lines: number[] = []
    for (const { top, height } of letters) {
      const isNew = !lines.some((line) => Math.abs(line - top) < height / 2)
      if (isNew && top < button.bottom) lines.push(top)
    }
    // A long one in a window of few letters.
    const most = words.length >= 24 && innerWidth < 16 * letter ? 3 : 2
    if (lines.length > most) broken.push(`three lines and more: ${words}`)
  }
  for (const one of document.body.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isSeen(one) || one.matches('[data-wheel]')) continue
    // Of a slider no more than its thumb is seen.
    const [top, seen] = one.matches('[type=range]') ? [0.25, 0.5] : [0, 1]
    // A link within a text may have several lines.
    const boxes = Array.from(
      one.getClientRects(),
      ({ x, y, width, height }) => new DOMRect(x, y + height * top, width, height * seen),
    )
    add(one, one.ariaLabel || one.textContent || one.id || one.localName, boxes)
  }
  const overlapping = things.flatMap((one, index) =>
    things.slice(index + 1).flatMap((other) => {
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) return []
      if (layerOf(one.owner) !== layerOf(other.owner)) return []
      const isOver = one.boxes.some((a) =>
        other.boxes.some((b) => {
          const { width, height } = common(a, b)
          return width > 3 && height > 3
        }),
      )
      return isOver ? [`lies over another: ${one.name} | ${other.name}`] : []
    }),
  )
  const end = document.documentElement.clientWidth
  const outside = things
    .filter(({ boxes }) => boxes.some(({ left, right }) => left < -2 || right > end + 2))
    // A wide table scrolls on purpose.
    .filter(({ owner }) => !owner.closest('table'))
    .map(({ name }) => `reaches out of the window: ${name}`)
  const scrolling = [...document.body.querySelectorAll('*')]
    .filter((box) => box.scrollWidth > box.clientWidth + 1 && isSeen(box))
    .filter((box) => box.firstElementChild?.localName !== 'table')
    .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowX))
    .map((box) => `scrolls sideways: ${box.localName} ${box.textContent?.slice(0, 60)}`)
  return [...overlapping, ...broken, ...outside, ...scrolling]
}
