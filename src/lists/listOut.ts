// The list and its results as text to copy and as tables to save.

import { LOCALE } from '../language/locale'
import type { SpinResult } from '../wheel/result'
import type { Wheel } from '../wheel/wheel'
import { csvOf } from './csv'
import { listMessages } from './messages'

/** A table of all options, with all that readFile needs to make the same list of it. */
export function listCsv({ segments }: Pick<Wheel, 'segments'>): string {
  const { text, color, weight, state } = listMessages.listHeader
  return csvOf([
    [text, color, weight, state],
    ...segments.map((segment) => [
      segment.text,
      segment.color,
      segment.weight,
      segment.eliminated ? listMessages.eliminated : listMessages.active,
    ]),
  ])
}

/**
 * A table of results, in the order in which they are given.
 * @param timeZone an IANA name; the device's, if it is left out
 */
export function resultsCsv(results: readonly SpinResult[], timeZone?: string): string {
  const { winner, time, options, mode, spin } = listMessages.resultHeader
  const zoned = zonedTime(timeZone)
  return csvOf([
    [winner, time, options, mode, spin],
    ...results.map((result) => [
      result.winner.text,
      zoned(result.timestamp),
      optionsDrawnFrom(result),
      modeOf(result),
      result.id,
    ]),
  ])
}

/** The winners as text, one a line, each with its time. */
export function resultsText(results: readonly SpinResult[], timeZone?: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return results
    .map(
      ({ winner, timestamp }) => `${winner.text.replace(/\s+/g, ' ')}, ${format.format(timestamp)}`,
    )
    .join('\n')
}

/** How many options the winner was drawn from. An elimination counts those left without it. */
function optionsDrawnFrom({ isEliminationMode, remainingSegments }: SpinResult): number {
  return remainingSegments + (isEliminationMode ? 1 : 0)
}

function modeOf({ isEliminationMode, isFinalWinner }: SpinResult): string {
  const { normal, elimination, finalWinner } = listMessages.modes
  if (isFinalWinner) return finalWinner
  return isEliminationMode ? elimination : normal
}

/** Times as ISO 8601 writes them, with the offset that the zone had then: `2026-11-22T13:36:55+01:00`. */
function zonedTime(timeZone: string | undefined): (timestamp: number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  })
  return (timestamp) => {
    const parts = new Map(format.formatToParts(timestamp).map(({ type, value }) => [type, value]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
    const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
    const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
    return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
  }
}
