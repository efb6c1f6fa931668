// The results of a draw, printed in place of the page: prizes with their winners and reserves, the
// no-shows, and what identifies the record.

import { printoutMessages } from '../../raffle/model/messages'
import type { RafflePrintout, SheetFact, SheetPlace } from '../../raffle/model/printout'
import { messages } from './messages'
import { cell, element, printedNow, printInPlace, withText } from './printout'
import styles from './printout.module.css'

/** Rows that are made before the page may do something else: a draw has up to 10,000 winners. */
const ROWS_AT_ONCE = 500

/**
 * @param fileName of the printout, if it is saved
 * @param checkPage the address at which it can be checked
 * @param checkAt says so; of a record if it is left out
 */
export async function printDraw(
  { title, facts, prizes, noShows, marks }: RafflePrintout,
  fileName: string,
  checkPage: string,
  checkAt: (address: string) => string = messages.checkAt,
): Promise<void> {
  const { columns } = printoutMessages
  const printout = element('section')
  printout.className = styles.printout ?? ''
  const about = element('p')
  about.textContent = `${messages.drawPrintout} · ${printedNow()}`
  printout.append(withText(element('h1'), title), about, factList(facts))
  let made = 0

  async function addTable(head: readonly string[], rows: readonly HTMLElement[][], kind?: string) {
    const table = element('table')
    if (kind !== undefined) table.className = kind
    const body = element('tbody')
    const top = element('thead')
    top.append(rowOf(head.map((name) => cell('th', name))))
    table.append(top, body)
    printout.append(table)
    for (const cells of rows) {
      made += 1
      // The page lives on meanwhile.
      if (made % ROWS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
      body.append(rowOf(cells))
    }
  }

  for (const { title, count, winners, reserves } of prizes) {
    const heading = element('h2')
    const small = element('small')
    small.textContent = count
    heading.append(withText(element('bdi'), title), ' ', small)
    printout.append(heading)
    // All at once where no time is told.
    const time = winners.some((one) => one.time !== '') ? [columns.time] : []
    const rowsOf = (places: readonly SheetPlace[]) =>
      places.map((one) => placeCells(one).slice(0, 2 + time.length))
    await addTable([columns.place, columns.name, ...time], rowsOf(winners))
    if (reserves.length === 0) continue
    await addTable([columns.reserve, columns.name, ...time], rowsOf(reserves))
  }
  if (noShows.length > 0) {
    const heading = element('h2')
    heading.textContent = printoutMessages.noShows
    printout.append(heading)
    const { place, name, why, prize, instead, time } = columns
    const rows = noShows.map((one) => [
      cell('td', `${one.place}`),
      withText(element('td'), one.name),
      cell('td', one.why),
      withText(element('td'), one.prize),
      withText(element('td'), one.instead),
      cell('td', one.time),
    ])
    await addTable([place, name, why, prize, instead, time], rows, styles.texts)
  }
  const toCheck = element('p')
  toCheck.textContent = checkAt(checkPage)
  printout.append(factList(marks), toCheck)
  printInPlace(printout, fileName)
}

function placeCells({ number, name, tag, time }: SheetPlace): HTMLElement[] {
  const named = element('td')
  if (name !== null) named.append(withText(element('bdi'), name))
  if (tag !== undefined) {
    const small = element('small')
    small.textContent = tag
    named.append(' ', small)
  }
  return [cell('td', `${number}`), named, cell('td', time)]
}

function rowOf(cells: readonly HTMLElement[]): HTMLTableRowElement {
  const row = element('tr')
  row.append(...cells)
  return row
}

function factList(facts: readonly SheetFact[]): HTMLElement {
  const all = element('dl')
  for (const { label, value } of facts) {
    const name = element('dt')
    name.textContent = label
    all.append(name, withText(element('dd'), value))
  }
  return all
}
