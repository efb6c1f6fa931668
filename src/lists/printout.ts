import { momentsIn } from '../text/moment'
import { oddsInWords } from '../text/odds'
import { shownPrize } from '../wheel/messages'
import type { Segment } from '../wheel/segment'
import { type DrawnResult, type MoreColumns, noShowOf, optionsDrawnFrom } from './listOut'
import { listMessages } from './messages'

export interface PrintoutRow {
  readonly number: number
  readonly text: string
  readonly color: string
  readonly tag: string | undefined
  readonly others: readonly string[]
}

export interface PrintoutColumns {
  readonly number: string
  readonly text: string
  readonly others: readonly string[]
}

export function listPrintout(segments: readonly Segment[]): {
  readonly columns: PrintoutColumns
  readonly rows: readonly PrintoutRow[]
} {
  const { text, weight } = listMessages.listHeader
  const hasWeights = segments.some((segment) => segment.weight !== segments[0]?.weight)
  return {
    columns: { number: listMessages.resultHeader.number, text, others: hasWeights ? [weight] : [] },
    rows: segments.map((segment, index) => ({
      number: index + 1,
      text: segment.text,
      color: segment.color,
      tag: segment.eliminated ? listMessages.eliminated : undefined,
      others: hasWeights ? [`${segment.weight}`] : [],
    })),
  }
}

/**
 * Can be made part by part.
 * @param total the number of the newest result
 * @param locale of the times, by default the page's; the zone is the device's
 */
export function resultPrintout(
  total: number,
  { locale, timeZone }: { readonly locale?: string; readonly timeZone?: string } = {},
  { chances = false, prizes = false }: MoreColumns = {},
) {
  const { number, winner, time, options, chance, prize } = listMessages.resultHeader
  const format = momentsIn(timeZone, locale)
  const tagOf = (result: DrawnResult) => {
    if (result.isFinalWinner) return listMessages.modes.finalWinner
    return result.isEliminationMode ? listMessages.eliminated : noShowOf(result)
  }
  const others = [time, options, ...(chances ? [chance] : []), ...(prizes ? [prize] : [])]
  let left = total
  return {
    columns: { number, text: winner, others },
    next: (results: readonly DrawnResult[]): readonly PrintoutRow[] =>
      results.map((result) => ({
        number: left--,
        text: result.winner.text,
        color: result.winner.color,
        tag: tagOf(result),
        others: [
          format(result.timestamp),
          `${optionsDrawnFrom(result)}`,
          ...(chances ? [result.chance === undefined ? '' : oddsInWords(result.chance)] : []),
          ...(prizes ? [shownPrize(result.prize ?? '')] : []),
        ],
      })),
  }
}
