// Makes a winner's name as large as its place allows.

/** Smallest `--fit` tried. The styles keep letters above the size of the text. */
const LEAST = 0.1
/** Halvings of the range of sizes: the last is less than a pixel. */
const STEPS = 7

/**
 * Finds `--fit`, the part of the largest size at which no word is broken and the text stays within the box's
 * `max-height`. A word that is too long even for the smallest letters is broken: the box then has `data-broken`.
 * @param box whose only child is a block with the text
 */
function fitText(box: HTMLElement): void {
  const text = box.firstElementChild as HTMLElement
  box.removeAttribute('data-broken')
  const tallest = Number.parseFloat(getComputedStyle(box).maxHeight) || Infinity
  const isWide = () => text.scrollWidth > text.clientWidth
  const fits = (part: number) => {
    box.style.setProperty('--fit', String(part))
    return !isWide() && text.offsetHeight <= tallest
  }
  if (fits(1)) return
  let [small, large] = [LEAST, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (small + large) / 2
    if (fits(middle)) small = middle
    else large = middle
  }
  fits(small)
  box.toggleAttribute('data-broken', isWide())
}

/** Fits again when the room, the letters' size or the font changes. Returns the cleanup. */
export function keepFitted(box: HTMLElement): () => void {
  const refit = () => fitText(box)
  refit()
  const observer = new ResizeObserver(refit)
  observer.observe(box.parentElement ?? box)
  document.fonts.addEventListener('loadingdone', refit)
  return () => {
    observer.disconnect()
    document.fonts.removeEventListener('loadingdone', refit)
  }
}
