import { expect, it } from 'vitest'
import { type DrawnWinner, recordWinners, winnerResults } from '../../src/wheel/drawnWinners'
import { createWheel } from '../../src/wheel/wheel'

it('winners that a draw has drawn at once become results in their order, each once, with what is known of their option', () => {
  let ids = 0
  const wheel = createWheel(['Ada', 'Grace', 'Alan'], () => `id${ids++}`, 1)
  const [ada, grace] = wheel.segments
  const winner = (seq: number, segmentId: string, text: string, prize = ''): DrawnWinner => ({
    ...{ id: `r${seq}`, seq, segmentId, text, prize },
    ...{ at: 1000 + seq, drawnFrom: 4 - seq },
  })
  const winners = [
    winner(1, ada?.id ?? '', 'Ada', 'Cake'),
    winner(2, grace?.id ?? '', 'Grace'),
    winner(3, 'gone', 'Edsger'),
  ]
  const results = winnerResults(wheel, 'd', winners)
  expect(results.map(({ order }) => order - (results[0]?.order ?? 0))).toEqual([0, 1, 2])
  expect(results.map(({ winner }) => [winner.text, winner.color])).toEqual([
    ['Ada', ada?.color],
    ['Grace', grace?.color],
    ['Edsger', expect.stringMatching(/^#/)],
  ])
  expect(results.map(({ prize }) => prize)).toEqual(['Cake', undefined, undefined])
  expect(results.map(({ remainingSegments }) => remainingSegments)).toEqual([3, 2, 1])
  const noShows = new Map([['r2', 'declined']] as const)
  const recorded = recordWinners(wheel, results, noShows, { drawId: 'd', seq: 3 })
  expect(recorded.history.map(({ id, noShow }) => [id, noShow])).toEqual([
    ['r3', undefined],
    ['r2', 'declined'],
    ['r1', undefined],
  ])
  expect(winnerResults(recorded, 'd', winners)).toEqual([])
  expect(recordWinners(recorded, results, noShows, { drawId: 'd', seq: 3 })).toBe(recorded)
  // Another draw counts from its own first entry.
  expect(winnerResults(recorded, 'e', [{ ...winner(1, 'gone', 'Edsger'), id: 's1' }])).toHaveLength(
    1,
  )
})

it('they have the pictures of their options, but for one that has another name by now', () => {
  let ids = 0
  const wheel = createWheel(['Ada', 'Grace'], () => `id${ids++}`, 1)
  const segments = wheel.segments.map((segment) => ({ ...segment, picture: '🐶' }))
  const winners = segments.map(({ id }, seq) => ({
    ...{ id: `r${seq}`, seq: seq + 1, segmentId: id, text: ['Ada', 'Edsger'][seq] ?? '' },
    ...{ at: 1000, prize: '', drawnFrom: 2 },
  }))
  const results = winnerResults({ ...wheel, segments }, 'd', winners)
  expect(results.map(({ winner }) => winner.picture)).toEqual(['🐶', undefined])
})
