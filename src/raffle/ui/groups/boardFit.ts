// On the whole screen: the largest letters in which everything fits, or pages in letters that the back row can read.
// Groups stand in a grid. What stands in no grid, an order or very large groups, flows through columns.

/** Of the shorter side of the screen. */
const LARGEST = 0.12
const LEAST = 0.032
const LEAST_PX = 18
/** From one size that is tried to the next. With the sizes the columns change, so a smaller one need not fit better. */
const STEP = 0.94
/** More fit on no screen, and to lay them out again and again would take too long. */
export const MAX_TO_FIT = 120
/** In letters: room for most names, and between two columns. */
const COLUMN = 9.5
const GAP = 0.7

export interface Fit {
  readonly pages: number
  /** How many groups a page has; 0 where the pages are of columns. */
  readonly groups: number
}

/** Lays the board out. @param board a box that cuts off what it has no room for */
export function fitBoard(board: HTMLElement): Fit {
  const side = Math.min(innerWidth, innerHeight)
  const least = Math.max(LEAST_PX, LEAST * side)
  const groups = groupsOf(board)
  clearPages(board)
  board.setAttribute('data-layout', groups.length > 0 ? 'grid' : 'flow')

  const fits = (letters: number) => {
    layOut(board, letters, groups.length)
    return (
      board.scrollWidth <= board.clientWidth + 1 && board.scrollHeight <= board.clientHeight + 1
    )
  }
  if (board.querySelectorAll('li').length <= MAX_TO_FIT) {
    for (let size = LARGEST * side; size > least; size *= STEP) {
      if (fits(size)) return { pages: 1, groups: 0 }
    }
  }
  if (fits(least)) return { pages: 1, groups: 0 }
  const rows = rowsThatFit(board, least, groups)
  if (rows > 0) {
    const pages = Math.ceil(groups.length / (rows * columnsFor(board, least)))
    const perPage = Math.ceil(groups.length / pages)
    const isEnough = (letters: number) => {
      layOut(board, letters, perPage)
      return rowsThatFit(board, letters, groups) * columnsFor(board, letters) >= perPage
    }
    // With as many groups on each page, the letters can be larger again.
    let letters = LARGEST * side
    while (letters > least && !isEnough(letters)) letters *= STEP
    layOut(board, Math.max(letters, least), perPage)
    board.setAttribute('data-layout', 'pages')
    return { pages, groups: perPage }
  }
  board.setAttribute('data-layout', 'flow')
  return { pages: Math.max(1, Math.ceil((board.scrollWidth - 1) / pageWidth(board))), groups: 0 }
}

/** Shows a page, from 0, of what was laid out. */
export function showPage(board: HTMLElement, { groups: perPage }: Fit, page: number): void {
  if (perPage === 0) {
    board.scrollLeft = page * pageWidth(board) * forward(board)
    return
  }
  for (const [index, group] of groupsOf(board).entries()) {
    group.hidden = Math.floor(index / perPage) !== page
  }
}

export function pageOf(item: HTMLElement, board: HTMLElement, { groups: perPage }: Fit): number {
  if (perPage > 0) {
    return Math.floor(groupsOf(board).findIndex((group) => group.contains(item)) / perPage)
  }
  const place = item.getBoundingClientRect()
  const room = board.getBoundingClientRect()
  const offset = forward(board) > 0 ? place.left - room.left : room.right - place.right
  return Math.floor((Math.abs(board.scrollLeft) + offset + 1) / pageWidth(board))
}

/** The sign of `scrollLeft` further on in the text. */
const forward = (board: HTMLElement) => (getComputedStyle(board).direction === 'rtl' ? -1 : 1)

export function clearPages(board: HTMLElement): void {
  board.removeAttribute('data-layout')
  board.scrollLeft = 0
  for (const group of groupsOf(board)) group.hidden = false
}

/** As few columns as the rows need: five groups stand in rows of three and two. */
function layOut(board: HTMLElement, letters: number, groups: number): void {
  const rows = Math.ceil(groups / columnsFor(board, letters))
  board.style.setProperty('--letters', `${letters}px`)
  board.style.setProperty('--columns', `${Math.max(1, Math.ceil(groups / Math.max(rows, 1)))}`)
}

function columnsFor(board: HTMLElement, letters: number): number {
  return Math.max(1, Math.floor((board.clientWidth / letters + GAP) / (COLUMN + GAP)))
}

/** How many rows of the tallest of the groups; 0 where there are none. */
function rowsThatFit(board: HTMLElement, letters: number, groups: readonly HTMLElement[]): number {
  if (groups.length === 0) return 0
  const gap = GAP * letters
  const tallest = Math.max(...groups.map(({ offsetHeight }) => offsetHeight))
  return Math.floor((board.clientHeight + gap) / (tallest + gap))
}

function groupsOf(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll('section')]
}

/** From one page of columns to the next, in pixels. */
function pageWidth(board: HTMLElement): number {
  return board.clientWidth + (Number.parseFloat(getComputedStyle(board).columnGap) || 0)
}
