import { expect, it, onTestFinished, vi } from 'vitest'
import { resultOf } from '../../src/lists/listOut'
import { listPrintout, resultPrintout } from '../../src/lists/printout'
import type { Segment } from '../../src/wheel/segment'
import { wheelWith } from './sources'

const { segments } = wheelWith('Anna', 'Ben', 'Cem')

it('a list is numbered, says what is eliminated, and has no column of equal weights', () => {
  const { columns, rows } = listPrintout(
    segments.map((one, index) => ({ ...one, eliminated: index === 1 })),
  )
  expect(columns).toEqual({ number: 'No.', text: 'Option', others: [] })
  expect(rows.map(({ number, text, tag, others }) => [number, text, tag, others])).toEqual([
    [1, 'Anna', undefined, []],
    [2, 'Ben', 'Eliminated', []],
    [3, 'Cem', undefined, []],
  ])
})

it('weights that differ have a column', () => {
  const { columns, rows } = listPrintout(
    segments.map((one, index) => ({ ...one, weight: index + 1 })),
  )
  expect(columns.others).toEqual(['Weight'])
  expect(rows.map(({ others }) => others)).toEqual([['1'], ['2'], ['3']])
})

it('results count down, part by part, with the time of their zone', () => {
  const elimination = resultOf({
    eliminatedSegment: segments[0] as Segment,
    order: 1,
    timestamp: Date.UTC(2026, 6, 1, 22, 30, 5),
    eliminatedByResult: 'spin1',
    remainingSegments: 7,
  })
  const printout = resultPrintout(22, { locale: 'en-GB', timeZone: 'Europe/Berlin' })
  expect(printout.columns.others).toEqual(['Time', 'Drawn From'])
  const normal = { ...elimination, isEliminationMode: false }
  const rows = [
    ...printout.next([elimination, { ...elimination, isFinalWinner: true }]),
    ...printout.next([normal]),
  ]
  expect(rows.map(({ number, tag }) => [number, tag])).toEqual([
    [22, 'Eliminated'],
    [21, 'Final Winner'],
    [20, undefined],
  ])
  expect(rows[0]?.others).toEqual(['2 Jul 2026, 0:30:05 CEST', '8'])
  expect(rows[2]?.others[1]).toBe('7')
})

// Mutants are tried in threads, which have no time zone of their own.
it.skipIf(process.env.ONLY_MUTANTS)(
  'results on paper have their times in the zone of the device',
  () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    onTestFinished(() => void vi.unstubAllEnvs())
    const timestamp = Date.UTC(2026, 6, 1, 22, 30, 5)
    const [row] = resultPrintout(1, { locale: 'en-GB' }).next([
      {
        id: 'r',
        winner: segments[0] as Segment,
        timestamp,
        isEliminationMode: false,
        isFinalWinner: false,
        remainingSegments: 3,
      },
    ])
    expect(row?.others[0]).toMatch(/^2 Jul 2026, 7:30:05 /)
  },
)

it('results of draws say what for, and who does not have it', () => {
  const drawn = {
    id: 'r',
    winner: segments[0] as Segment,
    timestamp: 0,
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: 3,
    prize: 'Dinner',
  }
  const printout = resultPrintout(2, { timeZone: 'UTC' }, { prizes: true })
  expect(printout.columns.others).toEqual(['Time', 'Drawn From', 'Prize'])
  const rows = printout.next([drawn, { ...drawn, noShow: 'notHere' }])
  expect(rows.map(({ tag, others }) => [tag, others[2]])).toEqual([
    [undefined, 'Dinner'],
    ['Not here', 'Dinner'],
  ])
})

it('results say how likely each was, where the weights of the wheel count', () => {
  const elimination = resultOf({
    eliminatedSegment: segments[0] as Segment,
    order: 1,
    timestamp: 0,
    eliminatedByResult: 'spin1',
    remainingSegments: 7,
  })
  const printout = resultPrintout(2, { timeZone: 'UTC' }, { chances: true })
  expect(printout.columns.others).toEqual(['Time', 'Drawn From', 'Chance'])
  const rows = printout.next([{ ...elimination, chance: 3 / 41 }, elimination])
  expect(rows.map(({ others }) => others[2])).toEqual(['3 in 41, 7.3%', ''])
})
