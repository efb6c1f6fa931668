// What can be done with results and with the list. What does it is loaded on request.

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
