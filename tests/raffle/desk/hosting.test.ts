// What the desk does of itself: it waits for the beacon of an announced draw, draws once that has spoken, and has SPIN.

import { expect, it } from 'vitest'
import type { Fetched } from '../../../src/raffle/beacon/protocol'
import type { DeskProblem } from '../../../src/raffle/desk/deskState'
import { ProofError } from '../../../src/raffle/proof/announcement'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { COMMANDS } from '../../../src/ui/commands/commands'
import { ANNOUNCED, DUE, ROUND, SIGNATURE, signatureOf } from '../model/announced'
import { deskBrowser, names, planOf, seated, settled } from './desks'

/** A beacon whose clock only tests move. */
function fakeBeacon() {
  const clock = { nowMs: ANNOUNCED }
  const asked: (number | 'latest')[] = []
  const told: DeskProblem[] = []
  let listener = () => {}
  return {
    clock,
    asked,
    told,
    /** The page is hidden or seen again. */
    seen: () => listener(),
    services: {
      now: () => clock.nowMs,
      tellProblem: (problem: DeskProblem) => void told.push(problem),
      onVisibility: (one: () => void) => {
        listener = one
        return () => {
          listener = () => {}
        }
      },
      fetchRound: async ({ round }: { readonly round: number | 'latest' }): Promise<Fetched> => {
        asked.push(round)
        if (round === 'latest') return { kind: 'failed', why: 'notYet', reports: [] }
        return { kind: 'found', round, signature: SIGNATURE, relay: 'here', reports: [] }
      },
    },
  }
}

async function announced(browser = deskBrowser(), beacon = fakeBeacon()) {
  const tab = await seated(browser, names(9), beacon.services)
  tab.setPlan(planOf([2], [1]))
  const announcement = tab.announcementFor({
    chain: QUICKNET.hash,
    round: ROUND,
    salt: '00112233445566778899aabbccddeeff',
    theme: 'default',
    spinMs: 4000,
  })
  if (announcement instanceof ProofError) throw announcement
  expect(await tab.begin({ announcement })).toBeNull()
  return { tab, beacon, browser }
}

const kinds = (entries: readonly { readonly kind: string }[]) => entries.map(({ kind }) => kind)

it('waits for the beacon, and draws the first place by what that has said', async () => {
  const { tab, beacon, browser } = await announced()
  expect(tab.see().awaited).toMatchObject({ phase: 'waiting', dueMs: DUE, isLive: true })
  const left = (DUE - ANNOUNCED) / 1000
  const counting = (seconds: number) => {
    return { label: `in ${seconds}`, spoken: `round ${ROUND}`, isBusy: true }
  }
  expect(tab.state().raffle.desk).toMatchObject(counting(left))
  beacon.clock.nowMs += 2000
  browser.services.pass(2000)
  expect(tab.state().raffle.desk).toMatchObject(counting(left - 2))
  beacon.clock.nowMs = DUE + 5000
  // The first tick finds that it is due, the second one asks.
  for (let turn = 0; turn < 2; turn += 1) {
    browser.services.pass(2000)
    await settled()
  }
  expect(kinds(tab.see().entries)).toEqual(['begun', 'beacon', 'drawn'])
  expect(tab.see()).toMatchObject({ phase: 'drawing', awaited: null, beaconProblem: null })
  expect(tab.state().raffle.desk?.spoken).toBeUndefined()
  expect(tab.state().phase).toBe('spinning')
})

it('takes a signature that came by hand', async () => {
  const { tab } = await announced()
  tab.takeSignature(SIGNATURE)
  await settled()
  expect(kinds(tab.see().entries)).toEqual(['begun', 'beacon', 'drawn'])
})

it('says what was not taken, as long as that draw waits', async () => {
  const { tab } = await announced()
  tab.takeSignature(signatureOf(7).slice(1))
  await settled()
  expect(tab.see()).toMatchObject({ beaconProblem: 'otherBeacon', awaited: { phase: 'found' } })
  await tab.end()
  expect(tab.see()).toMatchObject({ beaconProblem: null, awaited: null })
})

it('waits only in the tab that leads, until that is gone', async () => {
  const { tab, browser } = await announced()
  const beacon = fakeBeacon()
  const other = browser.openTab(beacon.services)
  await other.sit()
  expect(other.see()).toMatchObject({ isLeading: false, awaited: null })
  tab.close()
  expect(tab.see().awaited).toBeNull()
  await settled()
  await other.takeOver()
  expect(other.see()).toMatchObject({ isLeading: true, awaited: { phase: 'waiting' } })
})

it('looks at the clock when the page is seen again', async () => {
  const { tab, beacon, browser } = await announced()
  beacon.clock.nowMs = DUE + 5000
  beacon.seen()
  browser.services.pass(1000)
  await settled()
  expect(beacon.asked).toEqual(['latest', ROUND])
  expect(tab.see().awaited).toBeNull()
})

it('has the list and SPIN while a draw goes on, and gives both back', async () => {
  const beacon = fakeBeacon()
  const tab = await seated(deskBrowser(), names(4), beacon.services)
  const held = () => tab.state().raffle
  expect(held()).toEqual({ hasList: false, desk: null, room: null, markable: null })
  tab.setPlan(planOf([2]))
  expect(await tab.begin()).toBeNull()
  expect(held()).toMatchObject({ hasList: true, room: null })
  held().desk?.next()
  await settled()
  expect(tab.see()).toMatchObject({ phase: 'drawing', draw: { drawn: 1 }, lastScope: 'place' })
  // Until the wheel has shown it.
  expect(held().desk?.progress).toBe('0 of 2 drawn')
  // While it spins, nothing else is drawn.
  held().desk?.next()
  await settled()
  expect(tab.see().draw?.drawn).toBe(1)
  await tab.watch()
  held().desk?.next()
  await settled()
  await tab.watch()
  // Nothing is left to draw: a spin would show a winner who wins nothing.
  const done = { label: 'done but 0', isDone: true, progress: '2 of 2 drawn' }
  expect(held()).toMatchObject({ hasList: true, desk: done })
  expect(COMMANDS.spin.isEnabled(tab.state())).toBe(false)
  // In a presentation, the winners can still be gone through.
  const room = { next() {}, back() {} }
  expect(COMMANDS.spin.isEnabled({ ...tab.state(), raffle: { ...held(), room } })).toBe(true)
  expect(await tab.end()).toBeNull()
  expect(held()).toEqual({ hasList: false, desk: null, room: null, markable: null })
  expect(beacon.told).toEqual([])
})

it('says why a press came to nothing', async () => {
  const { tab, beacon } = await announced()
  await tab.pressNext()
  expect(beacon.told).toEqual(['beaconDue'])
})

it('gives the wheel back when it is closed', async () => {
  const { tab } = await announced()
  expect(tab.state().raffle.desk).not.toBeNull()
  tab.desk.actions.close()
  expect(tab.state().raffle).toEqual({ hasList: false, desk: null, room: null, markable: null })
})
