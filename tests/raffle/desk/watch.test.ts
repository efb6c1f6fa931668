// An announced draw as it is watched: it waits for its round, spins to its first winner, and then tells who has won.

import { describe, expect, it } from 'vitest'
import { compression } from '../../../src/platform/compression'
import type { Fetched } from '../../../src/raffle/beacon/protocol'
import {
  createWatch,
  firstWinners,
  watchObjection,
  winnersInOrder,
} from '../../../src/raffle/desk/watch'
import { assign } from '../../../src/raffle/proof/assign'
import { MAX_LEAD_MS, QUICKNET, roundAt, timeOfRoundMs } from '../../../src/raffle/proof/chain'
import { announcementHash } from '../../../src/raffle/proof/link'
import { importLines } from '../../importLines'
import { shown, words } from '../../sayings'
import { fakeServices, openApp } from '../../store/services'
import { ANNOUNCED, DUE, ROUND, SIGNATURE } from '../model/announced'
import { announced } from '../proof/announcements'

const announcement = announced({
  chain: QUICKNET.hash,
  round: ROUND,
  entries: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'],
  prizes: [
    { name: 'Cup', places: 1, reserves: 1 },
    { name: 'Book', places: 2, reserves: 0 },
  ],
})
const winners = firstWinners(announcement, assign(announcement, SIGNATURE))

const settled = () => new Promise((resolve) => setImmediate(resolve))

async function watching(nowMs: number, options = announcement.entries) {
  const services = fakeServices()
  const app = openApp(services)
  importLines(app, options, { isReplacing: true })
  const said: string[] = []
  app.store.subscribe(({ event }, before) => {
    if (event !== before.event && event?.name === 'drawTold') said.push(...shown(event.sentences))
  })
  const clock = { nowMs }
  const watch = createWatch({
    app,
    compression,
    now: () => clock.nowMs,
    schedule: services.schedule,
    random: services.random,
    onVisibility: () => () => {},
    async fetchRound({ round }): Promise<Fetched> {
      if (round === 'latest') return { kind: 'failed', why: 'notYet', reports: [] }
      return { kind: 'found', round, signature: SIGNATURE, relay: 'here', reports: [] }
    },
    texts: {
      changed: words('changed'),
      waitLabel: ({ secondsLeft }) => `in ${secondsLeft}`,
      dueAt: ({ round }) => `round ${round}`,
      nextLabel: (prize) => `next ${prize}`,
      watchSpin: 'watch',
      result: (names, count) => words(`${names.join()} of ${count}`),
    },
  })
  const state = app.store.getState
  await watch.open((await announcementHash(announcement, compression)) ?? '')
  await settled()
  return {
    watch,
    said,
    state,
    see: watch.store.getState,
    toasts: () => shown(state().toasts).map(({ message }) => message),
    settle: () => app.actions.settleSpin(state().activeSpin?.outcome.id ?? ''),
    pass(ms: number) {
      clock.nowMs += ms
      services.pass(ms)
    },
    async comeDue() {
      clock.nowMs = DUE + 5000
      for (let turn = 0; turn < 2; turn += 1) {
        services.pass(2000)
        await settled()
      }
    },
  }
}

it('counts down in place of SPIN, and cannot be pressed', async () => {
  const page = await watching(ANNOUNCED)
  expect(page.see()).toMatchObject({ awaited: { phase: 'waiting' }, assignment: null })
  const left = (DUE - ANNOUNCED) / 1000
  const desk = () => page.state().raffle.desk
  expect(desk()).toMatchObject({ label: `in ${left}`, spoken: `round ${ROUND}`, isBusy: true })
  expect(page.state().raffle.hasList).toBe(true)
  page.pass(2000)
  expect(desk()).toMatchObject({ label: `in ${left - 2}` })
  desk()?.next()
  expect(page.state().phase).not.toBe('spinning')
  expect(page.see().seen).toBe(0)
})

it('spins to one winner after another, each once the one before was seen', async () => {
  const page = await watching(ANNOUNCED)
  await page.comeDue()
  const order = winnersInOrder(assign(announcement, SIGNATURE))
  expect(order.length).toBeGreaterThan(1)
  for (const [at, { prize, winner }] of order.entries()) {
    if (at > 0) page.state().raffle.desk?.next()
    expect(page.state()).toMatchObject({ phase: 'spinning', raffle: { hasList: true } })
    expect(page.state().activeSpin?.outcome).toMatchObject({
      winner: { text: announcement.entries[winner] },
      prize: announcement.prizes[prize]?.name,
    })
    expect(page.see().seen).toBe(at)
    expect(page.said).toEqual([])
    page.settle()
    expect(page.see().seen).toBe(at + 1)
    const next = order[at + 1]
    const label = next ? `next ${announcement.prizes[next.prize]?.name}` : 'watch'
    expect(page.state().raffle.desk).toMatchObject({ label })
  }
  expect(page.said).toEqual([`${winners[0]} of ${winners[1]}`])
  expect(page.state().raffle.hasList).toBe(false)
  // From then on SPIN shows the first one again.
  page.state().raffle.desk?.next()
  expect(page.state().activeSpin?.outcome.winner.text).toBe(winners[0][0])
  page.settle()
  expect(page.said).toHaveLength(1)
})

it('shows all of them when asked, also while the wheel turns', async () => {
  const page = await watching(ANNOUNCED)
  page.watch.showAll()
  expect(page.see().seen).toBe(0)
  await page.comeDue()
  page.watch.showAll()
  expect(page.see().seen).toBe(winners[1])
  page.settle()
  expect(page.see().seen).toBe(winners[1])
  expect(page.said).toEqual([`${winners[0]} of ${winners[1]}`])
})

it('tells at once who has won where the round is long there, and spins when asked', async () => {
  const page = await watching(DUE + 60_000)
  expect(page.see()).toMatchObject({ seen: winners[1], awaited: { isLive: false } })
  expect(page.state().phase).not.toBe('spinning')
  expect(page.said).toHaveLength(1)
  page.state().raffle.desk?.next()
  expect(page.state().activeSpin?.outcome.winner.text).toBe(winners[0][0])
  page.settle()
  expect(page.said).toHaveLength(1)
})

it('shows everyone where the announced wheel is no longer on the page', async () => {
  const other = await watching(ANNOUNCED, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await other.comeDue()
  expect(other.see().seen).toBe(winners[1])
  other.state().raffle.desk?.next()
  expect(other.toasts()).toContain('changed')
  expect(other.state().phase).not.toBe('spinning')
})

it('gives the wheel back when it is closed, and nothing comes of what was awaited', async () => {
  const page = await watching(ANNOUNCED)
  page.watch.close()
  expect(page.state().raffle).toEqual({ hasList: false, desk: null, room: null, markable: null })
  await page.comeDue()
  expect(page.see()).toMatchObject({ announcement: null, assignment: null })
  expect(page.said).toEqual([])
})

it('three winners are named, and all of them are counted', () => {
  const entries = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']
  const [first, second] = [1, 4].map((places) => {
    const prizes = [{ name: '', places, reserves: 0 }]
    const one = announced({ entries, prizes })
    const { winners: won = [] } = assign(one, SIGNATURE).prizes[0] ?? {}
    return {
      won: won.map((index) => entries[index]),
      told: firstWinners(one, assign(one, SIGNATURE)),
    }
  })
  expect(first?.told).toEqual([first?.won, 1])
  expect(second?.told).toEqual([second?.won.slice(0, 3), 4])
})

it('says that a link is damaged, and watches nothing', async () => {
  const page = await watching(ANNOUNCED)
  await page.watch.open('#x')
  expect(page.see()).toMatchObject({ isDamaged: true, announcement: null, awaited: null })
  expect(page.state().raffle.desk).toBeNull()
})

const YEAR_MS = 366 * 24 * 60 * 60 * 1000
const NOW = timeOfRoundMs(QUICKNET, ROUND)

describe('an announced draw is watched', () => {
  it.each([
    ['soon', 1010],
    ['long ago', 1],
    ['at the latest time that can be announced', roundAt(QUICKNET, NOW + MAX_LEAD_MS)],
    ['two years away, for a clock that is a year slow', roundAt(QUICKNET, NOW + 2 * YEAR_MS)],
  ])('where it is %s', (_, round) => {
    expect(watchObjection({ ...announcement, round }, NOW)).toBeNull()
  })

  it.each([
    ['that no calendar has', Number.MAX_SAFE_INTEGER],
    ['more than two years away', roundAt(QUICKNET, NOW + 2 * YEAR_MS) + 1],
  ])('not at a time %s', (_, round) => {
    expect(watchObjection({ ...announcement, round }, NOW)).toBe('tooFar')
  })

  it('not by a chain that the page does not know', () => {
    expect(watchObjection({ ...announcement, chain: '0'.repeat(64) }, NOW)).toBe('unknownChain')
  })

  it('also where names weigh more than others: the wheel shows that', () => {
    const weights = announcement.entries.map((_, index) => 100 + index)
    expect(watchObjection({ ...announcement, weights }, NOW)).toBeNull()
  })
})
