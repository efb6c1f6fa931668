// Measures an import of 10,000 lines beside parsing them plainly, and an edited text beside splitting it. Times are in
// milliseconds; the summary gives ratios to the fastest.

import Papa from 'papaparse'
import { bench, describe } from 'vitest'
import { diffLines } from '../../src/lists/editText'
import { importedWheel } from '../../src/lists/importPlan'
import { defaultChoices, planImport } from '../../src/lists/planImport'
import { readFile, readPasted } from '../../src/lists/readSource'
import { compression } from '../../src/platform/compression'
import { optionText } from '../../src/wheel/segment'
import { createWheel } from '../../src/wheel/wheel'
import { realLines } from '../../tests/support/realNames'
import { sheetOf, xlsx } from '../../tests/support/xlsx'

const lines = realLines()
const text = lines.join('\n')
const table = lines.map((line) => `"${line.replaceAll('"', '""')}",4B`).join('\r\n')
const bytes = new Uint8Array(new TextEncoder().encode(table))
const spreadsheet = xlsx([
  sheetOf(
    '4B',
    lines.map((line) => [line, '4B']),
  ),
])
let count = 0
const newId = () => {
  count += 1
  return `id${count}`
}
const wheel = createWheel(['Yes', 'No', 'Maybe'], newId, 0)
const full = createWheel(
  lines.flatMap((line) => optionText(line) ?? []),
  newId,
  0,
)

describe('an import of 10,000 lines', () => {
  bench('ours, read and planned', () => {
    const source = readPasted(text)
    planImport(source, defaultChoices(source, wheel), wheel)
  })

  bench('ours, planned again after a choice', () => {
    planImport(source, choices, wheel)
  })

  bench('ours, put on the wheel', () => {
    importedWheel(wheel, plan, newId, false)
  })

  bench('reference: split and trim', () => {
    text.split('\n').map((line) => line.trim())
  })

  const source = readPasted(text)
  const choices = defaultChoices(source, wheel)
  const plan = planImport(source, choices, wheel)
})

describe('a table of 10,000 rows', () => {
  bench('ours, read and planned', async () => {
    const source = await readFile('list.csv', bytes, compression.inflate)
    planImport(source, defaultChoices(source, wheel), wheel)
  })

  bench('ours, a spreadsheet, read and planned', async () => {
    const source = await readFile('list.xlsx', spreadsheet, compression.inflate)
    planImport(source, defaultChoices(source, wheel), wheel)
  })

  bench('reference: decoded and parsed', () => {
    Papa.parse(new TextDecoder().decode(bytes))
  })
})

describe('an edited text of 10,000 lines', () => {
  const edited = lines.with(5000, 'Somebody else').join('\n')
  const sorted = lines.toSorted().join('\n')

  bench('ours, one line changed', () => {
    diffLines(full.segments, edited, newId)
  })

  bench('ours, sorted', () => {
    diffLines(full.segments, sorted, newId)
  })

  bench('reference: split and trim', () => {
    edited.split('\n').map((line) => line.trim())
  })
})
