// Copies, saves and prints results and the list.

import { csvLines, csvOf, type Row, tabbedLines } from '../../lists/csv'
import { textOf } from '../../lists/editText'
import { type DrawnResult, fileNameOf, listCsv, resultRows } from '../../lists/listOut'
import { listSheet, resultSheet } from '../../lists/sheet'
import { copyWhenReady } from '../../platform/clipboard'
import { downloadText } from '../../platform/textFile'
import { app } from '../../store/app'
import { mayHaveUnequalOdds } from '../../wheel/weighing/unequalOdds'
import { messages } from './messages'
import { startSheet } from './printedSheet'
import type { ResultSource } from './resultSource'

/** What the visitor is told. */
class ReadFault extends Error {}

/** Calls back with each part. Returns how many results there were. @throws {ReadFault} */
async function readAll(
  source: ResultSource,
  take: (part: readonly DrawnResult[], total: number) => void,
): Promise<number> {
  let count = 0
  const fault = await source.each((part, total) => {
    count += part.length
    take(part, total)
  })
  if (fault !== null) throw new ReadFault(fault)
  return count
}

/** Whether a table says how likely each result was. What is told of eliminations has no chance. */
function hasChances({ kind }: ResultSource): boolean {
  return kind === 'results' && mayHaveUnequalOdds(app.store.getState().settings)
}

/** All results as text. */
async function written(
  source: ResultSource,
  first: (rows: readonly Row[]) => string,
  more: (rows: readonly Row[]) => string,
): Promise<{ readonly text: string; readonly count: number }> {
  const parts: string[] = []
  let rows: ReturnType<typeof resultRows> | null = null
  const count = await readAll(source, (part, total) => {
    if (!rows) {
      rows = resultRows(total, undefined, hasChances(source))
      parts.push(first([rows.header]))
    }
    parts.push(more(rows.next(part)))
  })
  return { text: parts.join(''), count }
}

/** Says what has happened. @param done returns what to say if all went well */
async function told(done: () => Promise<string>, otherwise: string): Promise<void> {
  const { showToast } = app.actions
  try {
    showToast(await done(), 'success')
  } catch (cause) {
    if (!(cause instanceof ReadFault)) console.info('Failed to export', cause)
    showToast(cause instanceof ReadFault ? cause.message : otherwise, 'error')
  }
}

function save(wheelName: string, what: string, extension: 'csv' | 'txt', text: string): void {
  const name = fileNameOf(wheelName, what, Date.now())
  const type = extension === 'csv' ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8'
  downloadText(`${name}.${extension}`, text, type)
}

const wheel = () => app.store.getState().wheel
/** With the weights after the names where they count, as the list is read again. */
const listText = () => textOf(wheel(), app.store.getState().settings.weightsCount)

/** Each tells the visitor what has come of it, and never rejects. */
export const exporting = {
  copyResults: (source: ResultSource) =>
    told(async () => {
      const all = written(source, tabbedLines, tabbedLines)
      await copyWhenReady(all.then(({ text }) => text))
      return messages.resultsCopied((await all).count)
    }, messages.notCopied),

  saveResults: (source: ResultSource) =>
    told(async () => {
      const { text, count } = await written(source, csvOf, csvLines)
      save(source.wheelName, messages.fileParts[source.kind], 'csv', text)
      return messages.resultsSaved(count)
    }, messages.failed),

  async printResults(source: ResultSource): Promise<void> {
    const { kind, wheelName } = source
    const sheet = startSheet(wheelName, fileNameOf(wheelName, messages.fileParts[kind], Date.now()))
    let rows: ReturnType<typeof resultSheet> | null = null
    let newest = 0
    try {
      const count = await readAll(source, (part, total) => {
        if (!rows) {
          newest = total
          rows = resultSheet(total, undefined, hasChances(source))
          sheet.head(rows.columns)
        }
        sheet.add(rows.next(part))
      })
      sheet.print(
        count < newest
          ? messages.lastOf(count, newest)
          : messages.newestFirst(messages.sheets[kind](count)),
      )
    } catch (cause) {
      sheet.remove()
      await told(() => Promise.reject(cause), messages.failed)
    }
  },

  copyList(): Promise<void> {
    const { segments } = wheel()
    return told(async () => {
      await copyWhenReady(Promise.resolve(listText()))
      return messages.listCopied(segments.length)
    }, messages.notCopied)
  },

  saveList(extension: 'csv' | 'txt'): Promise<void> {
    const { name, segments } = wheel()
    return told(async () => {
      const text = extension === 'csv' ? listCsv({ segments }) : `${listText()}\n`
      save(name, messages.fileParts.options, extension, text)
      return messages.listSaved(segments.length)
    }, messages.failed)
  },

  async printList(): Promise<void> {
    const { name, segments } = wheel()
    const { columns, rows } = listSheet(segments)
    const sheet = startSheet(name, fileNameOf(name, messages.fileParts.options, Date.now()))
    sheet.head(columns)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      // The page lives on while a long list is prepared.
      if (from > 0) await new Promise((resolve) => setTimeout(resolve))
      sheet.add(rows.slice(from, from + ROWS_AT_ONCE))
    }
    sheet.print(messages.sheets.options(segments.length))
  },
}

const ROWS_AT_ONCE = 500
