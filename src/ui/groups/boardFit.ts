// On the whole screen: the largest letters in which everything fits, or pages in letters that the back row can read.

/** Of the shorter side of the screen. */
const LARGEST = 0.12
const LEAST = 0.042
const LEAST_PX = 18
/** Halvings of the range of sizes. */
const STEPS = 6
/** More fit on no screen, and to lay them out again and again would take too long. */
const MAX_TO_FIT = 300

/** The number of pages, from 1. @param board a box of columns that cuts off those it has no room for */
export function fitBoard(board: HTMLElement): number {
  const side = Math.min(innerWidth, innerHeight)
  let small = Math.max(LEAST_PX, LEAST * side)
  let large = Math.max(small, LARGEST * side)
  const fits = (size: number) => {
    board.style.setProperty('--letters', `${size}px`)
    return (
      board.scrollWidth <= board.clientWidth + 1 && board.scrollHeight <= board.clientHeight + 1
    )
  }
  if (board.querySelectorAll('li').length > MAX_TO_FIT || !fits(small)) {
    fits(small)
    return Math.max(1, Math.ceil((board.scrollWidth - 1) / pageWidth(board)))
  }
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (small + large) / 2
    if (fits(middle)) small = middle
    else large = middle
  }
  fits(small)
  return 1
}

/** From one page to the next, in pixels. */
export function pageWidth(board: HTMLElement): number {
  return board.clientWidth + (Number.parseFloat(getComputedStyle(board).columnGap) || 0)
}

/** The page, from 0, on which an item is. */
export function pageOf(item: HTMLElement, board: HTMLElement): number {
  const offset = item.getBoundingClientRect().left - board.getBoundingClientRect().left
  return Math.floor((board.scrollLeft + offset + 1) / pageWidth(board))
}
