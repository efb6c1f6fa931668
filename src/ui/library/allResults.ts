// Read in pages: the page stays responsive between two.

import type { Library } from '../../store/library/library'
import { messages } from '../../store/library/messages'
import type { ResultPage } from '../../store/library/results'
import type { ResultSource } from '../export/exporting'

const PAGE = 500

export function allResults(
  results: Pick<Library['results'], 'page'>,
  wheelId: string,
  wheelName: string,
): ResultSource {
  return {
    kind: 'results',
    wheelName,
    async each(take) {
      let total: number | null = null
      let next: ResultPage['next'] | undefined
      while (next !== null) {
        const page = await results.page(wheelId, PAGE, next)
        if (page.fault !== null) return messages.notRead(page.fault)
        // What is drawn meanwhile is newer than the first page, and not among them.
        total ??= page.value.total
        take(page.value.results, total)
        next = page.value.next
      }
      return null
    },
  }
}
