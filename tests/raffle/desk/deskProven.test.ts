// A draw that is bound to a beacon, on the desk: frozen and kept first, then waited for, and the same for everyone.

import { describe, expect, it } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import type { Announcing } from '../../../src/raffle/desk/deskState'
import { proofOf } from '../../../src/raffle/model/recordOut'
import { type Announcement, ProofError } from '../../../src/raffle/proof/announcement'
import { assign, showFraction } from '../../../src/raffle/proof/assign'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { restAt } from '../../../src/spin/launch'
import type { AppState } from '../../../src/store/state'
import { withinTurn } from '../../../src/wheel/angle'
import { activeSegments } from '../../../src/wheel/segment'
import { putRaw } from '../../store/library/library'
import { NO_LOCKS } from '../../store/services'
import { ROUND, SIGNATURE } from '../model/announced'
import { type DeskTab, deskBrowser, names, planOf, seated, settled } from './desks'

const about: Announcing = {
  chain: QUICKNET.hash,
  round: ROUND,
  salt: '00112233445566778899aabbccddeeff',
  theme: 'default',
  spinMs: 4000.4,
}
const beacon = { round: ROUND, signature: SIGNATURE }

function announce(tab: DeskTab): Announcement {
  const announcement = tab.announcementFor(about)
  if (announcement instanceof ProofError) throw announcement
  return announcement
}

/** A tab with an announced draw of nine people: two prizes, and a reserve. */
async function waiting(browser = deskBrowser(), people = names(9)): Promise<DeskTab> {
  const tab = await seated(browser, people)
  tab.setPlan(planOf([2, 1], [1]))
  expect(await tab.begin({ announcement: announce(tab) })).toBeNull()
  return tab
}

/** Gives the options of the wheel these weights. */
function weigh({ store }: DeskTab, weights: readonly number[], weightsCount = true): void {
  const { setState } = store as StoreApi<AppState>
  setState(({ wheel, settings }) => ({
    settings: { ...settings, weightsCount },
    wheel: {
      ...wheel,
      segments: wheel.segments.map((one, index) => ({ ...one, weight: weights[index] ?? 1 })),
    },
  }))
}

/** Texts that are assigned to the places. */
function assigned(announcement: Announcement): string[][] {
  const { prizes } = assign(announcement, SIGNATURE)
  return prizes.map(({ winners }) => winners.map((entry) => announcement.entries[entry] ?? ''))
}

async function drawAll(tab: DeskTab): Promise<void> {
  for (const _ of [1, 2]) {
    expect(await tab.press('prize')).toBeNull()
    await tab.watch()
  }
}

const kinds = (tab: DeskTab) => tab.see().entries.map(({ kind }) => kind)

describe('announcing', () => {
  it('announces who takes part, the prizes and the look of the wheel', async () => {
    const tab = await seated(deskBrowser(), [' Ann ', 'Bo', 'Ann', 'Cy'])
    const [, , , cy] = tab.state().wheel.segments
    tab.actions.setAbsent([cy?.id ?? ''], true)
    tab.setPlan(planOf([1], [2, 1]))
    const { segments, name } = tab.state().wheel
    expect(announce(tab)).toEqual({
      fairwheel: 1,
      chain: QUICKNET.hash,
      round: ROUND,
      name,
      entries: ['Ann', 'Bo'],
      weights: null,
      prizes: [
        { name: 'Prize 1', places: 1, reserves: 0 },
        { name: 'Prize 2', places: 2, reserves: 1 },
      ],
      again: false,
      salt: about.salt,
      show: {
        theme: 'default',
        spinMs: 4000,
        colors: segments.slice(0, 2).map(({ color }) => color.toLowerCase()),
      },
    })
  })

  it.each([
    ['again', 'people may win with each ticket', { mayWinAgain: true, duplicates: 'tickets' }],
    ['prizes', 'there are no prizes', { prizes: [] }],
    ['chain', 'the chain is none', { chain: 'x' }],
    ['show', 'the look is none', { theme: 'x'.repeat(65) }],
  ] as const)('says that it is %s where %s', async (field, _, other) => {
    const some = { prizes: planOf([1]).prizes, mayWinAgain: false, duplicates: 'person', ...other }
    const tab = await seated(deskBrowser(), names(3))
    tab.setPlan({ prizes: some.prizes, mayWinAgain: some.mayWinAgain })
    tab.setChoices({ excludesEarlierWinners: false, duplicates: some.duplicates as 'person' })
    expect(tab.announcementFor({ ...about, ...other })).toMatchObject({ field })
  })

  it('freezes the weights of a wheel on which they count, and draws by them', async () => {
    const tab = await seated(deskBrowser(), ['Ann', 'Bo', 'Ann', 'Cy', 'Di'])
    weigh(tab, [1, 2.5, 0.07, 1, 40])
    tab.setPlan(planOf([2, 1]))
    const announcement = announce(tab)
    expect(announcement).toMatchObject({
      entries: ['Ann', 'Bo', 'Cy', 'Di'],
      weights: [107, 250, 100, 4000],
    })
    expect(await tab.begin({ announcement })).toBeNull()
    // What is changed afterwards changes nothing.
    weigh(tab, [1000, 1, 1, 1, 1])
    expect(await tab.takeBeacon(beacon)).toBeNull()
    expect(await tab.press('all')).toBeNull()
    await tab.watch()
    expect(tab.winners()).toEqual(assigned(announcement))
    const entries = await tab.pastEntries(tab.see().draw?.begun.drawId ?? '')
    expect(entries?.[0]).toMatchObject({ version: 3, weights: [100, 250, 7, 100, 4000] })
  })

  it('announces none where they do not count', async () => {
    const tab = await seated(deskBrowser(), names(3))
    weigh(tab, [1, 2, 3], false)
    expect(announce(tab).weights).toBeNull()
  })

  it('says that it is the weights where one person has too much of them', async () => {
    const tab = await seated(deskBrowser(), ['Ann', 'Bo', 'Ann'])
    tab.setPlan(planOf([1]))
    weigh(tab, [600, 1, 600])
    expect(tab.announcementFor(about)).toMatchObject({ field: 'weights' })
    tab.setChoices({ excludesEarlierWinners: false, duplicates: 'tickets' })
    expect(announce(tab).weights).toEqual([60_000, 100, 60_000])
  })

  it.each<[string, (tab: DeskTab) => unknown]>([
    ['an option weighs more', (tab) => weigh(tab, [2, ...Array(8).fill(1)])],
    ['somebody was added', (tab) => tab.actions.addOption('Late')],
    ['the prizes are others', (tab) => tab.setPlan(planOf([2, 1], [2]))],
    ['the wheel was renamed', (tab) => tab.actions.renameWheel('Another')],
    ['somebody has won meanwhile', (tab) => tab.spin()],
  ])('begins nothing where %s since', async (_, change) => {
    const tab = await seated(deskBrowser(), names(9))
    tab.setChoices({ excludesEarlierWinners: true, duplicates: 'person' })
    tab.setPlan(planOf([2, 1], [1]))
    const announcement = announce(tab)
    change(tab)
    await tab.watch()
    expect(await tab.begin({ announcement })).toBe('announcement')
    expect(tab.see()).toMatchObject({ phase: 'setUp', draw: null })
    expect(await tab.begin({ announcement: announce(tab) })).toBeNull()
  })
})

describe('waiting for the beacon @proof.wait', () => {
  it('presses nothing, keeps what the beacon has said first, and draws what was assigned', async () => {
    const tab = await waiting()
    const { announcement } = tab.see().draw?.proven ?? {}
    if (!announcement) throw new Error('It is bound to nothing')
    expect(tab.see()).toMatchObject({ phase: 'ready', draw: { proven: { signature: null } } })
    expect(await tab.press('all')).toBe('beaconDue')
    expect(await tab.takeBeacon({ ...beacon, round: ROUND + 1 })).toBe('otherBeacon')
    expect(tab.see().phase).toBe('ready')
    expect(await tab.takeBeacon(beacon)).toBeNull()
    const { draw } = tab.see()
    expect(await tab.library.draws.last(draw?.begun.drawId ?? '')).toMatchObject({
      value: { kind: 'beacon', ...beacon, seq: 2 },
    })
    expect(tab.see()).toMatchObject({ phase: 'ready', draw: { proven: { signature: SIGNATURE } } })
    expect(await tab.takeBeacon(beacon)).toBe('noBeaconDue')
    await drawAll(tab)
    expect(tab.winners()).toEqual(assigned(announcement))
    expect(kinds(tab)).toEqual(['begun', 'beacon', 'drawn', 'drawn'])
    const last = tab.see().draw
    expect(last && proofOf(last)?.results[0]?.winners).toHaveLength(2)
  })

  it('draws the same in every browser, and its wheel rests at the same angle', async () => {
    const rests: number[] = []
    for (let run = 0; run < 2; run += 1) {
      const tab = await waiting()
      // The second one has drawn other words before.
      for (let spin = 0; spin < run; spin += 1) tab.spin()
      await tab.watch()
      await tab.takeBeacon(beacon)
      // Everybody is on the wheel when it spins to the first winner.
      const active = activeSegments(tab.state().wheel.segments)
      await tab.press('all')
      const { outcome } = tab.state().activeSpin ?? {}
      const { announcement } = tab.see().draw?.proven ?? {}
      if (!outcome || !announcement) throw new Error('No spin is under way')
      const index = active.findIndex(({ id }) => id === outcome.winner.id)
      const rest = restAt(index, active.length, showFraction(announcement, SIGNATURE))
      expect(outcome.angle).toBeCloseTo(withinTurn(rest), 9)
      rests.push(outcome.angle)
    }
    expect(rests[1]).toBeCloseTo(rests[0] ?? 0, 9)
  })

  it('goes on waiting after a reload, and draws the same', async () => {
    const expected = await waiting().then(async (tab) => {
      await tab.takeBeacon(beacon)
      await drawAll(tab)
      return tab.winners()
    })
    for (const isBefore of [true, false]) {
      const browser = deskBrowser()
      const old = await waiting(browser)
      if (!isBefore) await old.takeBeacon(beacon)
      old.crash()
      const tab = browser.openTab()
      await tab.sit()
      const { phase, isLeading, draw } = tab.see()
      expect({ phase, isLeading }).toEqual({ phase: 'ready', isLeading: true })
      expect(draw?.proven?.signature).toBe(isBefore ? null : SIGNATURE)
      if (isBefore) {
        expect(await tab.press('all')).toBe('beaconDue')
        expect(await tab.takeBeacon(beacon)).toBeNull()
      }
      await drawAll(tab)
      expect(tab.winners()).toEqual(expected)
    }
  })

  it('is done by one tab, and seen by the other, which takes over', async () => {
    const browser = deskBrowser()
    const one = await waiting(browser)
    const other = browser.openTab()
    await other.sit()
    browser.services.pass(5000)
    expect(other.see()).toMatchObject({ phase: 'ready', isLeading: false })
    expect(other.see().draw?.proven?.announcement).toEqual(one.see().draw?.proven?.announcement)
    expect(await other.takeBeacon(beacon)).toBe('notLeading')
    await one.takeBeacon(beacon)
    await settled()
    expect(other.see().draw?.proven).toMatchObject({ signature: SIGNATURE })
    one.crash()
    await settled()
    expect(await other.takeOver()).toBeNull()
    await drawAll(other)
    const { announcement } = other.see().draw?.proven ?? {}
    expect(announcement && other.winners()).toEqual(announcement && assigned(announcement))
  })

  it('keeps it once where two tabs lead, as without locks', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(9), { locks: NO_LOCKS })
    await one.begin({ announcement: announce(one) })
    const other = browser.openTab({ locks: NO_LOCKS })
    await other.sit()
    const both = await Promise.all([one.takeBeacon(beacon), other.takeBeacon(beacon)])
    expect(both.toSorted()).toEqual(['elsewhere', null])
    expect(kinds(one)).toEqual(['begun', 'beacon'])
    expect(kinds(other)).toEqual(kinds(one))
  })

  it('notes that the list was edited, and draws from the frozen one', async () => {
    const tab = await waiting()
    tab.actions.addOption('Late')
    expect(tab.see().hasListChanged).toBe(true)
    await tab.takeBeacon(beacon)
    expect(kinds(tab)).toEqual(['begun', 'listChanged', 'beacon'])
    await drawAll(tab)
    const { announcement } = tab.see().draw?.proven ?? {}
    expect(announcement && tab.winners()).toEqual(announcement && assigned(announcement))
  })

  it('can be given up before the round', async () => {
    const tab = await waiting()
    expect(await tab.end()).toBeNull()
    expect(tab.see()).toMatchObject({ phase: 'ended', entries: [{}, { why: 'stopped' }] })
    expect(await tab.takeBeacon(beacon)).toBe('ended')
    tab.setUpNext()
    await settled()
    expect(tab.see().past).toMatchObject([{ drawn: 0, isProven: true }])
    await tab.begin()
    await tab.end()
    tab.setUpNext()
    await settled()
    expect(
      tab
        .see()
        .past.map(({ isProven = false }) => isProven)
        .toSorted(),
    ).toEqual([false, true])
  })

  it('goes on where nothing is kept', async () => {
    const browser = deskBrowser()
    const tab = await seated(browser, names(9))
    tab.setPlan(planOf([2], [1]))
    browser.disk.fault = 'full'
    const announcement = announce(tab)
    expect(await tab.begin({ announcement })).toBe('notSaved')
    expect(await tab.begin({ announcement, isUnsaved: true })).toBeNull()
    expect(await tab.takeBeacon(beacon)).toBeNull()
    await drawAll(tab)
    expect(tab.winners()).toEqual(assigned(announcement))
  })
})

it('an announcement that was damaged on the disk is not gone on with, and never by chance', async () => {
  const browser = deskBrowser()
  const old = await waiting(browser)
  const drawId = old.see().draw?.begun.drawId ?? ''
  const [begun] = old.see().entries
  old.crash()
  await putRaw('draws', [drawId, 1], { ...begun, announcement: '{}' })
  const tab = browser.openTab()
  await tab.sit()
  expect(tab.see()).toMatchObject({ draw: null, phase: 'setUp' })
})
