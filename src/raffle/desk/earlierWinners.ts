// Who has won before: in the wheel's kept results and in its other draws.

import type { DatabaseFault } from '../../platform/database'
import type { Library } from '../../store/library/library'
import { stateOf } from '../model/drawFold'
import type { DrawState } from '../model/drawState'
import type { Option } from '../model/record'
import { readEntries } from './keptRecord'

const AT_ONCE = 500

/** What is there and cannot be read, so that nobody knows who has won in it. */
export interface Unread {
  /** Why nothing more can be read at all; `null` where it can. */
  readonly fault: DatabaseFault | null
  /** How many results. */
  readonly results: number
  /** Draws: when they began, in milliseconds since 1970; `null` where even that cannot be read. */
  readonly draws: readonly (number | null)[]
}

export interface EarlierWinners {
  readonly winners: readonly Option[]
  /** `null` where everything can be read. */
  readonly unread: Unread | null
}

/**
 * A place that was given on counts for the one who has it.
 * @param current the draw on the desk: it counts once it has ended, also where it is not kept
 */
export async function earlierWinners(
  { results, draws }: Pick<Library, 'results' | 'draws'>,
  wheelId: string,
  current: DrawState | null,
): Promise<EarlierWinners> {
  // Thousands of results of a few people: each of them once.
  const winners = new Map<string, Option>()
  const note = ({ id, text }: Option) => winners.set(JSON.stringify([id, text]), { id, text })
  let fault: DatabaseFault | null = null
  let unreadResults = 0
  const unreadDraws: (number | null)[] = []

  /** Draws whose records say who has won. Among their results are winners whose place was given on. */
  const read = new Set([current?.begun.drawId])
  const [heads, unreadHeads] = [await draws.heads(wheelId), await draws.unreadHeads(wheelId)]
  fault ??= heads.fault ?? unreadHeads.fault
  if (unreadHeads.fault === null) unreadDraws.push(...Array(unreadHeads.value).fill(null))
  for (const { drawId, begunAt } of heads.fault === null ? heads.value : []) {
    if (read.has(drawId)) continue
    const kept = await draws.entries(drawId)
    fault ??= kept.fault
    const entries = kept.fault === null ? readEntries(kept.value) : null
    if (entries) {
      read.add(drawId)
      noteAll(stateOf(entries))
    } else if (kept.fault === null) unreadDraws.push(begunAt)
  }

  let next: Parameters<typeof results.page>[2] | null
  do {
    const page = await results.page(wheelId, AT_ONCE, next ?? undefined)
    fault ??= page.fault
    if (page.fault !== null) break
    for (const { winner, drawId } of page.value.results) {
      if (!drawId || !read.has(drawId)) note(winner)
    }
    unreadResults += page.value.unread
    next = page.value.next
  } while (next)

  if (current?.hasEnded) noteAll(current)
  const isWhole = fault === null && unreadResults === 0 && unreadDraws.length === 0
  const unread = isWhole ? null : { fault, results: unreadResults, draws: unreadDraws }
  return { winners: [...winners.values()], unread }

  function noteAll({ list, prizes }: DrawState): void {
    for (const { winner } of prizes.flatMap(({ placed }) => placed)) {
      const option = winner === null ? undefined : list[winner]
      if (option) note(option)
    }
  }
}
