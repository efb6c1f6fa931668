// Proves what the desk shows of a draw: nothing that is still to be revealed, and everybody who was called.

import { expect, it } from 'vitest'
import { dealtBy } from '../../../src/raffle/desk/showing'
import { markNoShow, press } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Scope } from '../../../src/raffle/model/record'
import { deskView } from '../../../src/raffle/ui/deskView'
import { recordOf } from '../model/draws'

/** The first of those who can be drawn. */
const FIRST = { bits: 32, next: () => 0 }

const pressed = (scope: Scope) => (state: RaffleState) => press(state, scope, FIRST)
const gone = (prize: number, place: number) => (state: RaffleState) =>
  markNoShow(state, { prize, place }, 'notHere', FIRST)

const noPicture = () => undefined

const CHOICES = { prizes: [[2, 1], [1]] } as const

it('a press comes out one after another, in the order drawn, and its reserves last', async () => {
  const entries = await recordOf(CHOICES, pressed('all'))
  const draw = stateOf(entries)
  const texts = (shown: number) => {
    const { prizes, drawn } = deskView(draw, entries, { seq: 2, shown }, noPicture)
    const names = prizes.flatMap(({ cards }) => cards.map(({ winner }) => winner))
    expect(prizes.reduce((sum, prize) => sum + prize.drawn, 0)).toBe(drawn)
    return { names, drawn, reserves: prizes.flatMap(({ reserves }) => reserves) }
  }
  const all = texts(4)
  expect(all.names).toHaveLength(3)
  expect(all.reserves).toHaveLength(1)
  expect(dealtBy(entries[1])).toBe(4)
  for (let shown = 0; shown < 4; shown += 1) {
    expect(texts(shown)).toEqual({
      // Each has its place already, so that nothing moves.
      names: all.names.map((name, index) => (index < shown ? name : null)),
      drawn: Math.min(shown, 3),
      reserves: [null],
    })
  }
})

it('a winner’s picture is seen with the name, and has its room before', async () => {
  const entries = await recordOf(CHOICES, pressed('all'))
  const draw = stateOf(entries)
  const winner = draw.prizes[0]?.placed[1]?.winner
  const pictureOf = (option: number) => (option === winner ? '🐶' : undefined)
  const views = [1, 2].map((shown) => deskView(draw, entries, { seq: 2, shown }, pictureOf).prizes)
  const pictures = views.map((prizes) => prizes[0]?.cards.map(({ picture }) => picture))
  expect(pictures).toEqual([
    [undefined, undefined],
    [undefined, '🐶'],
  ])
  for (const prizes of views) expect(prizes.map((one) => one.isPictured)).toEqual([true, false])
})

it('what was drawn last is new, also a place that was given on', async () => {
  const entries = await recordOf(CHOICES, pressed('place'), pressed('place'), gone(0, 0))
  const draw = stateOf(entries)
  const seq = entries.length
  const [before, after] = [0, 1].map(
    (shown) => deskView(draw, entries, { seq, shown }, noPicture).prizes[0]?.cards ?? [],
  )
  expect(before?.map(({ isPending, isNew, winner }) => [isPending, isNew, winner])).toEqual([
    [true, true, null],
    [false, false, draw.list[draw.prizes[0]?.placed[1]?.winner ?? -1]?.text],
  ])
  const gonePlace = draw.prizes[0]?.placed[0]
  expect(after?.[0]).toEqual({
    place: 0,
    winner: draw.list[gonePlace?.winner ?? -1]?.text,
    isPending: false,
    before: [{ text: draw.list[gonePlace?.calls[0]?.winner ?? -1]?.text, why: 'notHere' }],
    isNew: true,
  })
})

it('a reserve who has stepped up, or wins elsewhere, is no reserve any more', async () => {
  const drawn = await recordOf(CHOICES, pressed('prize'))
  const view = deskView(stateOf(drawn), drawn, null, noPicture)
  const [reserve] = view.prizes[0]?.reserves ?? []
  const steppedUp = await recordOf(CHOICES, pressed('prize'), gone(0, 1))
  const after = deskView(stateOf(steppedUp), steppedUp, null, noPicture).prizes[0]
  expect(after?.cards[1]?.winner).toBe(reserve)
  expect(after?.reserves).toEqual([])
})

it('a place that nobody is left for is empty, and known to be', async () => {
  const entries = await recordOf({ texts: ['A'], prizes: [[1]] }, pressed('all'), gone(0, 0))
  const draw = stateOf(entries)
  const revealed = { seq: entries.length, shown: 1 }
  const [card] = deskView(draw, entries, revealed, noPicture).prizes[0]?.cards ?? []
  expect(card).toMatchObject({ winner: null, isPending: false })
})
