import { printoutMessages } from '../../raffle/model/messages'
import type { RafflePrintout, SheetFact, SheetPlace } from '../../raffle/model/printout'
import { messages } from './messages'
import {
  element,
  newPrintout,
  ownText,
  printedNow,
  printInPlace,
  tableHead,
  tagOf,
} from './printout'

/** Rows made before the page gets a turn: a draw has up to 10,000 winners. */
const ROWS_AT_ONCE = 500

export async function printDraw(
  { title, facts, prizes, noShows, marks }: RafflePrintout,
  fileName: string,
  checkPage: string,
): Promise<void> {
  const { columns } = printoutMessages
  const about = element('p', `${messages.drawPrintout} · ${printedNow()}`)
  const table = element('table', tableHead([columns.place, columns.name, columns.time]))
  let made = 0

  async function addPart(head: HTMLElement, rows: readonly SheetPlace[]) {
    const body = element('tbody', element('tr', head))
    table.append(body)
    for (const row of rows) {
      made += 1
      if (made % ROWS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
      body.append(rowOf(row))
    }
  }

  for (const { title, count, winners, reserves } of prizes) {
    await addPart(headOf(ownText('bdi', title), ...tagOf(count)), winners)
    if (reserves.length > 0) await addPart(headOf(...tagOf(printoutMessages.reserves)), reserves)
  }
  if (noShows.length > 0) {
    const rows = noShows.map(({ place, time, name, why, prize, instead }) => ({
      number: place,
      name,
      tag: printoutMessages.noShow(why, prize, instead),
      time,
    }))
    await addPart(headOf(printoutMessages.noShows), rows)
  }
  const checked = element('p', messages.checkAt(checkPage))
  printInPlace(
    newPrintout(title, about, factList(facts), table, factList(marks), checked),
    fileName,
  )
}

/** Of a part of the table, over all columns. */
function headOf(...content: readonly (Node | string)[]): HTMLElement {
  const head = element('th', ...content)
  head.colSpan = 3
  head.scope = 'rowgroup'
  return head
}

function rowOf({ number, name, tag, time }: SheetPlace): HTMLElement {
  const named = name === null ? [] : [ownText('bdi', name)]
  return element(
    'tr',
    element('td', `${number}`),
    element('td', ...named, ...tagOf(tag)),
    ownText('td', time),
  )
}

function factList(facts: readonly SheetFact[]): HTMLElement {
  const parts = facts.flatMap(({ label, value }) => [element('dt', label), ownText('dd', value)])
  return element('dl', ...parts)
}
