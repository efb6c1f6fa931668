// A printout, which is printed in place of the page: a wheel's name, the date and a numbered table. It is made without
// React, part by part, so that 10,000 rows do not stop the page.

import type { PrintoutColumns, PrintoutRow } from '../../lists/printout'
import styles from './printout.module.css'

const SVG = 'http://www.w3.org/2000/svg'
const today = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })

/** Takes the printout before away, and gives the page its title back. */
let clean = () => {}

/** @param title of the page while it is printed: browsers name the file after it */
export function startPrintout(wheelName: string, title: string) {
  clean()
  const printout = document.createElement('section')
  printout.className = styles.printout ?? ''
  const about = element('p')
  const table = element('table')
  const body = element('tbody')
  printout.append(withText(element('h1'), wheelName), about, table)

  function rowOf({ number, text, color, tag, others }: PrintoutRow): HTMLTableRowElement {
    const row = element('tr')
    const option = element('td')
    option.append(dot(color), withText(element('bdi'), text))
    if (tag !== undefined) {
      const small = element('small')
      small.textContent = tag
      option.append(' ', small)
    }
    row.append(cell('td', `${number}`), option, ...others.map((other) => cell('td', other)))
    return row
  }

  return {
    head({ number, text, others }: PrintoutColumns) {
      const head = element('thead')
      const row = element('tr')
      row.append(...[number, text, ...others].map((name) => cell('th', name)))
      head.append(row)
      table.append(head, body)
    },
    add(rows: readonly PrintoutRow[]) {
      const part = document.createDocumentFragment()
      for (const row of rows) part.append(rowOf(row))
      body.append(part)
    },
    print(whatItIs: string) {
      about.textContent = `${whatItIs} · ${printedNow()}`
      printInPlace(printout, title)
    },
    remove: () => printout.remove(),
  }
}

/**
 * Prints in place of the page, which is back when it is printed.
 * @param title of the page while it is printed: browsers name the file after it
 */
export function printInPlace(printout: HTMLElement, title: string) {
  clean()
  document.body.append(printout)
  const before = document.title
  document.title = title
  const pressed = () => clean()
  // Some phones say that they have printed before they do. Whoever presses something has the page back.
  addEventListener('pointerdown', pressed, true)
  addEventListener('keydown', pressed, true)
  clean = () => {
    clean = () => {}
    removeEventListener('pointerdown', pressed, true)
    removeEventListener('keydown', pressed, true)
    printout.remove()
    if (document.title === title) document.title = before
  }
  window.print()
}

/** Now, as a printout says it. */
export const printedNow = () => today.format(Date.now())

export const element = <K extends keyof HTMLElementTagNameMap>(name: K) =>
  document.createElement(name)

/** The visitor's own texts may run in either direction. */
export function withText<T extends HTMLElement>(one: T, text: string): T {
  one.dir = 'auto'
  one.textContent = text
  return one
}

export function cell(name: 'td' | 'th', text: string): HTMLTableCellElement {
  const made = element(name)
  made.textContent = text
  return made
}

/** In SVG, because the content security policy forbids inline styles. */
function dot(color: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 12 12')
  const shape = document.createElementNS(SVG, 'circle')
  for (const [name, value] of Object.entries({ cx: '6', cy: '6', r: '6', fill: color })) {
    shape.setAttribute(name, value)
  }
  svg.append(shape)
  return svg
}
