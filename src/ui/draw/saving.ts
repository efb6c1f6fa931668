// The record and the results of a draw, saved as files.

import type { DrawState } from '../../draw/drawState'
import { outcomeCsv, recordText } from '../../draw/recordOut'
import type { Desk } from '../../draws/deskState'
import { fileNameOf } from '../../lists/listOut'
import { downloadText } from '../../platform/textFile'
import { app } from '../../store/app'
import { messages } from './messages'

export function saveRecord(desk: Desk, { begun }: DrawState): void {
  save(begun.wheel.name, messages.recordFile, 'json', desk.actions.recordText())
}

export function saveResults(draw: DrawState): void {
  save(draw.begun.wheel.name, messages.tableFile, 'csv', outcomeCsv(draw))
}

export async function savePastRecord(desk: Desk, drawId: string, wheelName: string): Promise<void> {
  const entries = await desk.actions.pastEntries(drawId)
  if (entries) save(wheelName, messages.recordFile, 'json', recordText(entries))
  else app.actions.showToast(messages.pastUnreadable, 'error')
}

const TYPES = { json: 'application/json', csv: 'text/csv;charset=utf-8' } as const

function save(wheelName: string, what: string, extension: keyof typeof TYPES, text: string): void {
  const name = fileNameOf(wheelName, what, Date.now())
  downloadText(`${name}.${extension}`, text, TYPES[extension])
}
