import { csvLines, csvOf, type Row, tabbedLines } from '../../lists/csv'
import { textOf } from '../../lists/editText'
import {
  type DrawnResult,
  fileNameOf,
  listCsv,
  type MoreColumns,
  resultOf,
  resultRows,
} from '../../lists/listOut'
import { listPrintout, resultPrintout } from '../../lists/printout'
import { copyWhenReady } from '../../platform/clipboard'
import { downloadText } from '../../platform/textFile'
import { app } from '../../store/app'
import type { ToSay } from '../../text/say'
import type { EliminationEntry } from '../../wheel/result'
import { mayHaveUnequalOdds } from '../../wheel/weights'
import { messages } from './messages'
import { startPrintout } from './printout'

export interface ResultSource {
  readonly kind: 'results' | 'eliminations'
  readonly wheelName: string
  /**
   * Hands over all, newest first, in parts. Returns what to tell the visitor if they cannot be read.
   * @param take `total` is the number of the newest
   */
  each(take: (part: readonly DrawnResult[], total: number) => void): Promise<ToSay | null>
}

export function localResults(
  wheelName: string,
  results: readonly DrawnResult[],
  total: number,
): ResultSource {
  return {
    kind: 'results',
    wheelName,
    async each(take) {
      take(results, total)
      return null
    },
  }
}

export function localEliminations(
  wheelName: string,
  eliminations: readonly EliminationEntry[],
): ResultSource {
  const results = eliminations.map(resultOf)
  return { ...localResults(wheelName, results, results.length), kind: 'eliminations' }
}

class ReadFault extends Error {
  constructor(readonly why: ToSay) {
    super(why.says)
  }
}

/** Returns how many there were. @throws {ReadFault} */
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

/** What is told of eliminations has neither chance nor prize. */
function moreColumns({ kind }: ResultSource): MoreColumns {
  if (kind !== 'results') return {}
  const { wheel, settings } = app.store.getState()
  const { lastDraw, history } = wheel
  return {
    chances: mayHaveUnequalOdds(settings),
    // The history of a wheel from a file has its prizes, without the draw.
    prizes: lastDraw !== undefined || history.some(({ prize }) => prize),
  }
}

async function written(
  source: ResultSource,
  first: (rows: readonly Row[]) => string,
  more: (rows: readonly Row[]) => string,
): Promise<{ readonly text: string; readonly count: number }> {
  const parts: string[] = []
  let rows: ReturnType<typeof resultRows> | null = null
  const count = await readAll(source, (part, total) => {
    if (!rows) {
      rows = resultRows(total, undefined, moreColumns(source))
      parts.push(first([rows.header]))
    }
    parts.push(more(rows.next(part)))
  })
  return { text: parts.join(''), count }
}

/** @param done returns what to say if all went well */
async function told(done: () => Promise<ToSay>, otherwise: ToSay): Promise<void> {
  const { showToast } = app.actions
  try {
    showToast(await done(), 'success')
  } catch (cause) {
    if (!(cause instanceof ReadFault)) console.info('Failed to export', cause)
    showToast(cause instanceof ReadFault ? cause.why : otherwise, 'error')
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

/** Each tells the visitor the outcome and never rejects. */
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
    const printout = startPrintout(
      wheelName,
      fileNameOf(wheelName, messages.fileParts[kind], Date.now()),
    )
    let rows: ReturnType<typeof resultPrintout> | null = null
    let newest = 0
    try {
      const count = await readAll(source, (part, total) => {
        if (!rows) {
          newest = total
          rows = resultPrintout(total, undefined, moreColumns(source))
          printout.head(rows.columns)
        }
        printout.add(rows.next(part))
      })
      printout.print(
        count < newest
          ? messages.lastOf(count, newest)
          : messages.newestFirst(messages.printouts[kind](count)),
      )
    } catch (cause) {
      printout.remove()
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
    const { columns, rows } = listPrintout(segments)
    const printout = startPrintout(name, fileNameOf(name, messages.fileParts.options, Date.now()))
    printout.head(columns)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      // Keeps the page responsive.
      if (from > 0) await new Promise((resolve) => setTimeout(resolve))
      printout.add(rows.slice(from, from + ROWS_AT_ONCE))
    }
    printout.print(messages.printouts.options(segments.length))
  },
}

const ROWS_AT_ONCE = 500
