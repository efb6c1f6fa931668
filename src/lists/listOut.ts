import { shownName, shownPrize } from '../wheel/messages'
import { DEFAULT_WHEEL_NAME, fileStem } from '../wheel/name'
import { type EliminationEntry, leavesWheel, type SpinResult } from '../wheel/result'
import type { Wheel } from '../wheel/wheel'
import { csvOf, type Row } from './csv'
import { listMessages } from './messages'

/** Significant ones. */
const CHANCE_DIGITS = 6

/** With all that readFile needs to make the same list of it. */
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

export type DrawnResult = Pick<
  SpinResult,
  | 'id'
  | 'winner'
  | 'timestamp'
  | 'isEliminationMode'
  | 'isFinalWinner'
  | 'isNoRepeats'
  | 'remainingSegments'
  | 'chance'
  | 'prize'
  | 'noShow'
>

export interface ResultRows {
  readonly header: Row
  next(results: readonly DrawnResult[]): readonly Row[]
}

/** What else of results is told, where it says something. */
export interface MoreColumns {
  /** How likely each was. */
  readonly chances?: boolean
  /** What each was drawn for, and who was not there for it. */
  readonly prizes?: boolean
}

/**
 * Can be made part by part.
 * @param total the number of the newest result
 * @param timeZone an IANA name; the device's by default
 */
export function resultRows(
  total: number,
  timeZone?: string | undefined,
  { chances = false, prizes = false }: MoreColumns = {},
): ResultRows {
  const { number, of, winner, time, options, mode, spin } = listMessages.resultHeader
  const { chance, prize, status } = listMessages.resultHeader
  const zoned = zonedTime(timeZone)
  let left = total
  return {
    header: [
      ...[number, of, winner, time, options, mode, spin],
      ...(chances ? [chance] : []),
      ...(prizes ? [prize, status] : []),
    ],
    next: (results) =>
      results.map((result) => [
        left--,
        total,
        result.winner.text,
        zoned(result.timestamp),
        optionsDrawnFrom(result),
        modeOf(result),
        result.id,
        ...(chances ? [chanceCell(result)] : []),
        ...(prizes ? [shownPrize(result.prize ?? ''), noShowOf(result) ?? ''] : []),
      ]),
  }
}

/** 0 to 1, so that spreadsheets can count with it. Results of early versions have none. */
function chanceCell({ chance }: DrawnResult): string | number {
  return chance === undefined ? '' : Number(chance.toPrecision(CHANCE_DIGITS))
}

export function noShowOf({ noShow }: DrawnResult): string | undefined {
  return noShow && listMessages.noShows[noShow]
}

/** An elimination as the result that it was. */
export function resultOf(entry: EliminationEntry): DrawnResult {
  return {
    id: entry.eliminatedByResult,
    winner: entry.eliminatedSegment,
    timestamp: entry.timestamp,
    isEliminationMode: true,
    isFinalWinner: false,
    remainingSegments: entry.remainingSegments,
  }
}

/** Without an extension: `Team-Lunch-results-2026-11-22`. @param timestamp milliseconds since 1970 */
export function fileNameOf(
  wheelName: string,
  what: string,
  timestamp: number,
  timeZone?: string,
): string {
  const day = zonedTime(timeZone)(timestamp).replace(/T.*/, '')
  return [
    fileStem(shownName(wheelName)) || fileStem(shownName(DEFAULT_WHEEL_NAME)),
    what,
    day,
  ].join('-')
}

/** Where the winner leaves, `remainingSegments` is without it. */
export function optionsDrawnFrom(result: DrawnResult): number {
  return result.remainingSegments + (leavesWheel(result) ? 1 : 0)
}

function modeOf({ isEliminationMode, isFinalWinner, isNoRepeats }: DrawnResult): string {
  const { normal, noRepeats, elimination, finalWinner } = listMessages.modes
  if (isFinalWinner) return finalWinner
  if (isNoRepeats) return noRepeats
  return isEliminationMode ? elimination : normal
}

/** ISO 8601 with the zone's offset at that time: `2026-11-22T13:36:55+01:00`. */
export function zonedTime(timeZone: string | undefined): (timestamp: number) => string {
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
