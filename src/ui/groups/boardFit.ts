// On the whole screen: the largest letters in which everything fits, or pages in letters that the back row can read.

/** Of the shorter side of the screen. */
const LARGEST = 0.12
const LEAST = 0.032
const LEAST_PX = 18
/** From one size that is tried to the next. With the sizes the columns change, so a smaller one need not fit better. */
const STEP = 0.94
/** More fit on no screen, and to lay them out again and again would take too long. */
const MAX_TO_FIT = 120

/** The number of pages, from 1. @param board a box of columns that cuts off those it has no room for */
export function fitBoard(board: HTMLElement): number {
  const side = Math.min(innerWidth, innerHeight)
  const least = Math.max(LEAST_PX, LEAST * side)
  const fits = (size: number) => {
    board.style.setProperty('--letters', `${size}px`)
    return (
      board.scrollWidth <= board.clientWidth + 1 && board.scrollHeight <= board.clientHeight + 1
    )
  }
  if (board.querySelectorAll('li').length <= MAX_TO_FIT) {
    for (let size = LARGEST * side; size > least; size *= STEP) if (fits(size)) return 1
  }
  fits(least)
  return Math.max(1, Math.ceil((board.scrollWidth - 1) / pageWidth(board)))
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
