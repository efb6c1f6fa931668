// Results as text, for a message or a spreadsheet.

import type { SpinResult } from '../../wheel/result'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

/**
 * One line for each result, newest first: number, name, date and time and, where there is one, its tag, with tabs
 * between them.
 * @param total the number of the newest
 */
export function resultsAsText(
  history: readonly SpinResult[],
  total: number,
  tagOf: (result: SpinResult) => string | undefined,
): string {
  return history
    .map((result, index) => {
      const { winner, timestamp } = result
      const name = winner.text.replace(/\s+/g, ' ')
      return [total - index, name, moment.format(timestamp), tagOf(result)]
        .filter((field) => field !== undefined)
        .join('\t')
    })
    .join('\n')
}
