// Copies, saves and prints what was drawn, and says what has come of it.

import { fileNameOf } from '../../../lists/listOut'
import { copyText } from '../../../platform/clipboard'
import { downloadText } from '../../../platform/textFile'
import { app } from '../../../store/app'
import { startPrintout } from '../../../ui/export/printout'
import { csvOfDrawn, type Drawn, sheetOfDrawn, textOfDrawn } from './drawn'
import { messages } from './messages'

const ROWS_AT_ONCE = 500

export async function copyDrawn(drawn: Drawn): Promise<void> {
  const { showToast } = app.actions
  await copyText(textOfDrawn(drawn)).then(
    () => showToast(messages.copied[drawn.kind], 'success'),
    () => showToast(messages.notCopied, 'error'),
  )
}

export function saveDrawn(drawn: Drawn, extension: 'csv' | 'txt'): void {
  const [text, type] =
    extension === 'csv' ? [csvOfDrawn(drawn), 'text/csv'] : [textOfDrawn(drawn), 'text/plain']
  try {
    downloadText(`${nameOf(drawn)}.${extension}`, text, `${type};charset=utf-8`)
    app.actions.showToast(messages.saved[drawn.kind], 'success')
  } catch (cause) {
    console.info('Failed to save', cause)
    app.actions.showToast(messages.failed, 'error')
  }
}

export async function printDrawn(drawn: Drawn): Promise<void> {
  const { columns, rows } = sheetOfDrawn(drawn)
  const sheet = startPrintout(drawn.wheelName, nameOf(drawn))
  sheet.head(columns)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    // The page lives on while a long list is prepared.
    if (from > 0) await new Promise((resolve) => setTimeout(resolve))
    sheet.add(rows.slice(from, from + ROWS_AT_ONCE))
  }
  sheet.print(messages.drawn[drawn.kind](drawn.parts.map(({ length }) => length)))
}

function nameOf({ wheelName, kind }: Drawn): string {
  return fileNameOf(wheelName, messages.fileParts[kind], Date.now())
}
