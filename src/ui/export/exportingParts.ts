// What can be done with results and with the list. What does it is loaded on request.

import type { DrawState } from '../../draw/drawState'
import type { Entry } from '../../draw/record'
import type { ResultSource } from './resultSource'

/** Each tells the visitor what has come of it, and never rejects. */
export interface Exporting {
  copyResults(source: ResultSource): Promise<void>
  saveResults(source: ResultSource): Promise<void>
  printResults(source: ResultSource): Promise<void>
  copyList(): Promise<void>
  saveList(extension: 'csv' | 'txt'): Promise<void>
  printList(): Promise<void>
}

/** A sheet to print, the outcome as a table, or the record as a file. Tells what has come of it, and never rejects. */
export type DrawOut = (
  kind: 'sheet' | 'csv' | 'json',
  state: DrawState,
  entries: readonly Entry[],
) => Promise<void>
