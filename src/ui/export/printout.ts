// Prints a table in place of the page. Made without React, in parts, so that 10,000 rows do not stop the page.

import type { PrintoutColumns, PrintoutRow } from '../../lists/printout'
import { momentFormat } from '../../text/moment'
import { shownName } from '../../wheel/messages'
import styles from './printout.module.css'

const SVG = 'http://www.w3.org/2000/svg'
const today = momentFormat({ dateStyle: 'long', timeStyle: 'short' })

/** Takes the last printout away and gives the page its title back. */
let clean = () => {}

/** @param title of the page meanwhile: browsers name the file after it */
export function startPrintout(wheelName: string, title: string) {
  clean()
  const about = element('p')
  const table = element('table')
  const body = element('tbody')
  const printout = newPrintout(shownName(wheelName), about)
  printout.append(table)

  function rowOf({ number, text, color, tag, others }: PrintoutRow): HTMLTableRowElement {
    const option = element('td', dot(color), ownText('bdi', text), ...tagOf(tag))
    return element(
      'tr',
      element('td', `${number}`),
      option,
      ...others.map((other) => ownText('td', other)),
    )
  }

  return {
    head({ number, text, others }: PrintoutColumns) {
      table.append(tableHead([number, text, ...others]), body)
    },
    add(rows: readonly PrintoutRow[]) {
      body.append(...rows.map(rowOf))
    },
    print(whatItIs: string) {
      about.textContent = `${whatItIs} · ${printedNow()}`
      printInPlace(printout, title)
    },
    remove: () => printout.remove(),
  }
}

/** @param title of the page meanwhile: browsers name the file after it */
export function printInPlace(printout: HTMLElement, title: string) {
  clean()
  document.body.append(printout)
  const before = document.title
  document.title = title
  const pressed = () => clean()
  // Some phones say that they have printed before they do. A press brings the page back.
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

export const printedNow = () => today(Date.now())

export function newPrintout(title: string, ...parts: readonly HTMLElement[]): HTMLElement {
  const printout = element('section', ownText('h1', title), ...parts)
  printout.className = styles.printout ?? ''
  return printout
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

/** For a visitor's text, which may run in either direction. */
export function ownText<K extends keyof HTMLElementTagNameMap>(name: K, text: string) {
  const made = element(name, text)
  made.dir = 'auto'
  return made
}

export function tableHead(names: readonly string[]): HTMLTableSectionElement {
  return element('thead', element('tr', ...names.map((name) => element('th', name))))
}

export const tagOf = (tag: string | undefined) =>
  tag === undefined ? [] : [' ', element('small', tag)]

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
