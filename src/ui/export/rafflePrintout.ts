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
import styles from './printout.module.css'

/** Rows made before the page gets a turn: a draw has up to 10,000 winners. */
const ROWS_AT_ONCE = 500

export async function printDraw(
  { title, facts, prizes, noShows, marks }: RafflePrintout,
  fileName: string,
  checkPage: string,
): Promise<void> {
  const { columns } = printoutMessages
  const about = element('p', `${messages.drawPrintout} · ${printedNow()}`)
  const printout = newPrintout(title, about, factList(facts))
  let made = 0

  async function addTable(head: readonly string[], rows: readonly HTMLElement[][], kind?: string) {
    const body = element('tbody')
    const table = element('table', tableHead(head), body)
    if (kind !== undefined) table.className = kind
    printout.append(table)
    for (const cells of rows) {
      made += 1
      if (made % ROWS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
      body.append(element('tr', ...cells))
    }
  }

  for (const { title, count, winners, reserves } of prizes) {
    printout.append(element('h2', ownText('bdi', title), ...tagOf(count)))
    // No times where all were drawn at once.
    const time = winners.some((one) => one.time !== '') ? [columns.time] : []
    const rowsOf = (places: readonly SheetPlace[]) =>
      places.map((one) => placeCells(one).slice(0, 2 + time.length))
    await addTable([columns.place, columns.name, ...time], rowsOf(winners))
    if (reserves.length === 0) continue
    await addTable([columns.reserve, columns.name, ...time], rowsOf(reserves))
  }
  if (noShows.length > 0) {
    printout.append(element('h2', printoutMessages.noShows))
    const { place, name, why, prize, instead, time } = columns
    const rows = noShows.map((one) => [
      element('td', `${one.place}`),
      ownText('td', one.name),
      element('td', one.why),
      ownText('td', one.prize),
      ownText('td', one.instead),
      element('td', one.time),
    ])
    await addTable([place, name, why, prize, instead, time], rows, styles.texts)
  }
  printout.append(factList(marks), element('p', messages.checkAt(checkPage)))
  printInPlace(printout, fileName)
}

function placeCells({ number, name, tag, time }: SheetPlace): HTMLElement[] {
  const named = name === null ? [] : [ownText('bdi', name)]
  return [element('td', `${number}`), element('td', ...named, ...tagOf(tag)), element('td', time)]
}

function factList(facts: readonly SheetFact[]): HTMLElement {
  const parts = facts.flatMap(({ label, value }) => [element('dt', label), ownText('dd', value)])
  return element('dl', ...parts)
}
