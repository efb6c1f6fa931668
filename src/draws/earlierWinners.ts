// Who has won before: in the wheel's kept results and in its other draws.

import { stateOf } from '../draw/drawFold'
import type { DrawState } from '../draw/drawState'
import type { Option } from '../draw/record'
import type { Library } from '../library/library'
import type { DrawHead } from '../library/schema'
import { readEntries } from './keptRecord'

const AT_ONCE = 500

/**
 * As far as it can be read. A place that was given on counts for the one who has it.
 * @param ended a draw that is not among the past ones yet
 */
export async function earlierWinners(
  { results, draws }: Pick<Library, 'results' | 'draws'>,
  wheelId: string,
  past: readonly DrawHead[],
  ended: DrawState | null,
): Promise<readonly Option[]> {
  // Thousands of results of a few people: each of them once.
  const winners = new Map<string, Option>()
  const note = ({ id, text }: Option) => winners.set(JSON.stringify([id, text]), { id, text })
  let next: Parameters<typeof results.page>[2] | null
  do {
    const page = await results.page(wheelId, AT_ONCE, next ?? undefined)
    if (page.fault !== null) break
    for (const { winner } of page.value.results) note(winner)
    next = page.value.next
  } while (next)
  for (const { drawId } of past) {
    const kept = await draws.entries(drawId)
    const entries = kept.fault === null ? readEntries(kept.value) : null
    if (entries) noteAll(stateOf(entries))
  }
  if (ended) noteAll(ended)
  return [...winners.values()]

  function noteAll({ list, prizes }: DrawState): void {
    for (const { winner } of prizes.flatMap(({ placed }) => placed)) {
      const option = winner === null ? undefined : list[winner]
      if (option) note(option)
    }
  }
}
