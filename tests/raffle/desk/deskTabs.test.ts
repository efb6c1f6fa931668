// Desks in several tabs, and draws that are gone on with after a tab is gone.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { recordText } from '../../../src/raffle/model/recordOut'
import { CLEARED_KEY } from '../../../src/store/persistence/schema'
import { wheelLock } from '../../../src/store/services'
import type { AppState } from '../../../src/store/state'
import { activeSegments } from '../../../src/wheel/segment'
import { NO_LOCKS } from '../../store/services'
import { digest } from '../model/draws'
import { type DeskTab, deskBrowser, names, planOf, seated, settled } from './desks'

/** Another tab with the desk of the same wheel. */
async function beside(browser: ReturnType<typeof deskBrowser>): Promise<DeskTab> {
  const tab = browser.openTab()
  await tab.sit()
  browser.services.pass(5000)
  return tab
}

const hashes = (tab: DeskTab) => tab.see().entries.map(({ hash }) => hash)

describe('two tabs', () => {
  it('one leads, the other follows and sees what was drawn @draw.two-tabs', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(8))
    const other = await beside(browser)
    one.setPlan(planOf([2], [2]))
    await one.begin()
    await settled()
    expect(other.see()).toMatchObject({ phase: 'ready', isLeading: false, canTakeOver: false })
    expect(await other.press('all')).toBe('notLeading')
    await one.press('prize')
    await one.watch()
    expect(hashes(other)).toEqual(hashes(one))
    expect(other.see().revealed).toEqual({ seq: 2, shown: 2 })
    await one.end()
    await settled()
    expect(other.see()).toMatchObject({ phase: 'ended', isLeading: false })
  })

  it('what one draws the other sees live, and no winner before the wheel has come to rest @draw.live', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(8))
    one.setPlan(planOf([1], [3]))
    await one.begin()
    const other = await beside(browser)
    const shut = browser.openTab()
    for (const dealt of [1, 3]) {
      await one.press('prize')
      await settled()
      browser.settle()
      const { activeSpin } = one.state()
      for (const tab of [other, shut]) {
        expect(tab.state()).toMatchObject({
          phase: 'spinning',
          activeSpin: { isElsewhere: true, outcome: activeSpin?.outcome },
        })
        const { startRotation, velocity, steps } = tab.state().activeSpin?.launch ?? {}
        expect(activeSpin?.launch).toMatchObject({ startRotation, velocity, steps })
        expect(tab.actions.requestSpin()).toBe(false)
      }
      expect(other.see()).toMatchObject({ phase: 'drawing', revealed: { shown: 0 } })
      one.actions.settleSpin(activeSpin?.outcome.id ?? '')
      browser.settle()
      await settled()
      for (const tab of [one, other, shut]) {
        expect(tab.state()).toMatchObject({
          phase: 'finished',
          lastResult: { winner: activeSpin?.outcome.winner, prize: `Prize ${dealt === 1 ? 1 : 2}` },
        })
      }
      // The others of the press are still to be dealt.
      expect(other.see().revealed?.shown).toBe(dealt === 1 ? 1 : 0)
      await one.watch()
      browser.settle()
      expect(other.see()).toMatchObject({ phase: 'ready', revealed: { shown: dealt } })
    }
    for (const tab of [one, other, shut]) {
      expect(tab.state().wheel.statistics.totalSpins).toBe(4)
      expect(tab.state().pendingSpins).toEqual([])
    }
  })

  it('where the tab that draws is closed while it shows, the other shows the rest @draw.live', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(8))
    one.setPlan(planOf([3]))
    await one.begin()
    const other = await beside(browser)
    await one.press('all')
    await settled()
    browser.settle()
    one.crash()
    expect(other.see()).toMatchObject({ phase: 'drawing', canTakeOver: true })
    await other.watch()
    expect(other.see()).toMatchObject({ phase: 'ready', revealed: { shown: 3 } })
    expect(other.state().wheel.statistics.totalSpins).toBe(1)
    await other.takeOver()
    expect(other.state().wheel.statistics.totalSpins).toBe(3)
  })

  it('a reload while the wheel spins to a winner goes on with that spin, and tells nobody before it rests @draw.live', async () => {
    const browser = deskBrowser()
    const old = await seated(browser, names(8))
    old.setPlan(planOf([2]))
    await old.begin()
    await old.press('all')
    const id = old.state().activeSpin?.outcome.id
    old.crash()
    const tab = browser.openTab()
    await tab.sit()
    expect(tab.state().activeSpin?.outcome.id).toBe(id)
    expect(tab.see()).toMatchObject({ phase: 'drawing', isLeading: true, revealed: { shown: 0 } })
    expect(await tab.press('all')).toBe('busy')
    tab.skipReveal()
    expect(tab.see()).toMatchObject({ phase: 'ready', revealed: { shown: 2 } })
    expect(tab.state().wheel.history.map(({ id: one }) => one)).toHaveLength(2)
    expect(tab.state().wheel.history.at(-1)?.id).toBe(id)
  })

  it('where another wheel is opened meanwhile, its winners are results of the wheel that was drawn on @draw.other-wheel', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(8))
    const { id } = one.state().wheel
    one.setPlan(planOf([3]))
    await one.begin()
    await one.press('all')
    const other = browser.openTab()
    other.actions.resetToNumbers()
    browser.settle()
    expect(one.state()).toMatchObject({ phase: 'spinning', shownWheel: { id } })
    one.skipReveal()
    expect(one.state()).toMatchObject({ isRevealing: true, shownWheel: { id } })
    expect(await one.begin()).toBe('closed')
    const drawnOn = ({ wheel, ownWheels }: AppState) =>
      [wheel, ...ownWheels.map((own) => own.wheel)].find((some) => some.id === id)
    expect(drawnOn(one.state())?.history).toHaveLength(1)
    await one.watch()
    one.actions.bringBackOwnWheel()
    await one.sit()
    await settled()
    browser.settle()
    for (const tab of [one, other]) {
      expect(drawnOn(tab.state())?.statistics.totalSpins).toBe(3)
      expect(drawnOn(tab.state())?.history).toHaveLength(3)
    }
  })

  it('the other may take over when the first is gone, not before', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(8))
    one.setPlan(planOf([2], [2]))
    await one.begin()
    const other = await beside(browser)
    expect(await other.takeOver()).toBe('notLeading')
    expect(other.see().canTakeOver).toBe(false)
    await one.press('prize')
    one.crash()
    await settled()
    expect(other.see()).toMatchObject({ isLeading: false, canTakeOver: true })
    expect(await other.takeOver()).toBeNull()
    expect(other.see()).toMatchObject({ isLeading: true, canTakeOver: false })
    await other.watch()
    expect(await other.press('prize')).toBeNull()
    await other.watch()
    expect(other.see().draw?.isComplete).toBe(true)
    expect((await checkRecordText(other.recordText(), digest)).isSound).toBe(true)
  })

  it('a third one follows the one that took over, and hears of no winner before the wheel rests @draw.live', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(8))
    one.setPlan(planOf([3]))
    await one.begin()
    const other = await beside(browser)
    const third = await beside(browser)
    one.crash()
    await settled()
    expect(third.see().canTakeOver).toBe(true)
    await other.takeOver()
    await other.press('place')
    await settled()
    browser.settle()
    expect(third.see()).toMatchObject({
      canTakeOver: false,
      phase: 'drawing',
      revealed: { shown: 0 },
    })
    await other.watch()
    expect(third.see()).toMatchObject({ phase: 'ready', revealed: { shown: 1 } })
    other.crash()
    expect(third.see().canTakeOver).toBe(true)
  })

  it('closing the desk lets another tab lead', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(4))
    await one.begin()
    const other = await beside(browser)
    one.close()
    expect(other.see().canTakeOver).toBe(true)
    expect(await other.takeOver()).toBeNull()
    await one.sit()
    expect(one.see()).toMatchObject({ phase: 'ready', isLeading: false })
  })

  it('a page that is reloaded goes on by itself, even if the old one still holds the lock', async () => {
    const browser = deskBrowser()
    const old = await seated(browser, names(8))
    await old.begin()
    const tab = browser.openTab()
    await tab.sit()
    expect(tab.see().isLeading).toBe(false)
    old.crash()
    await settled()
    expect(tab.see()).toMatchObject({ isLeading: true, canTakeOver: false })
  })

  it.each([
    [1999, true],
    [2000, false],
  ])(
    'a tab takes a draw over by itself only if the other is gone within two seconds (%i ms)',
    async (ms, isLeading) => {
      const browser = deskBrowser()
      const old = await seated(browser, names(8))
      await old.begin()
      const tab = browser.openTab()
      await tab.sit()
      browser.services.pass(ms)
      old.crash()
      await settled()
      expect(tab.see()).toMatchObject({ isLeading, canTakeOver: !isLeading })
    },
  )

  it('neither draws twice where both lead, as without locks @draw.no-locks', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(9), { locks: NO_LOCKS })
    one.setPlan(planOf([1], [1], [1]))
    await one.begin()
    const other = browser.openTab({ locks: NO_LOCKS })
    await other.sit()
    expect([one.see().isLeading, other.see().isLeading]).toEqual([true, true])
    const both = await Promise.all([one.press('place'), other.press('place')])
    expect(both.toSorted()).toEqual(['elsewhere', null])
    await one.watch()
    await other.watch()
    expect(hashes(one)).toEqual(hashes(other))
    expect(one.see().draw?.drawn).toBe(1)
    expect([one.see().phase, other.see().phase]).toEqual(['ready', 'ready'])
  })

  it('both begin: the second goes on with the draw of the first', async () => {
    const browser = deskBrowser()
    const one = await seated(browser, names(9))
    const other = await beside(browser)
    const both = await Promise.all([one.begin(), other.begin()])
    await settled()
    expect(both.filter((problem) => problem === null)).toHaveLength(1)
    expect(['held', 'elsewhere']).toContain(both.find((problem) => problem !== null))
    expect(hashes(one)).toEqual(hashes(other))
    expect([one.see().isLeading, other.see().isLeading].filter(Boolean)).toHaveLength(1)
    const heads = await one.library.draws.heads(one.state().wheel.id)
    expect(heads).toMatchObject({ value: [{ places: 1 }] })
  })
})

describe('a draw begins from no list that is about to change @draw.after-spin', () => {
  it.each([undefined, NO_LOCKS])(
    'not during a spin, of this tab or of another %#',
    async (locks) => {
      const browser = deskBrowser(locks)
      const tab = await seated(browser, names(5))
      tab.actions.chooseMode('noRepeats')
      tab.setPlan(planOf([2]))
      const other = browser.openTab()
      for (const spinning of [other, tab]) {
        const before = activeSegments(tab.state().wheel.segments).length
        spinning.actions.requestSpin()
        expect(await tab.begin()).toBe(spinning === tab ? 'busy' : 'held')
        expect(tab.see()).toMatchObject({ phase: 'setUp', isLeading: false, canTakeOver: false })
        browser.services.pass(12_000)
        browser.services.pass(5000)
        browser.settle()
        expect(activeSegments(tab.state().wheel.segments)).toHaveLength(before - 1)
      }
      expect(await tab.begin()).toBeNull()
      expect(tab.see().draw?.eligibleCount(0)).toBe(3)
      expect(tab.see().isLeading).toBe(true)
    },
  )

  it('nor while another tab holds the wheel, which it says', async () => {
    const browser = deskBrowser()
    const tab = await seated(browser, names(5))
    const other = browser.openTab()
    let release = () => {}
    other.services.locks.claim(
      wheelLock(tab.state().wheel.id),
      (letGo) => {
        release = letGo
      },
      () => {},
    )
    expect(await tab.begin()).toBe('held')
    expect(tab.see()).toMatchObject({ phase: 'setUp', isLeading: false })
    release()
    expect(tab.see().canTakeOver).toBe(false)
    expect(await tab.begin()).toBeNull()
  })

  it('and with what another tab has only just done', async () => {
    const browser = deskBrowser()
    const tab = await seated(browser, names(5))
    const [first = ''] = tab.state().wheel.segments.map(({ id }) => id)
    browser.openTab().actions.setAbsent([first], true)
    expect(await tab.begin()).toBeNull()
    expect(tab.see().draw?.eligibleCount(0)).toBe(4)
  })
})

describe('clearing', () => {
  it('clearing all saved data clears the draw on every desk; putting it back brings it back @draw.cleared', async () => {
    const browser = deskBrowser()
    const tab = await seated(browser, names(6))
    tab.setPlan(planOf([1], [1]))
    await tab.begin()
    await tab.press('place')
    await tab.watch()
    const before = hashes(tab)
    await tab.library.copyToPutBack()
    tab.actions.clearSavedData()
    await settled()
    await settled()
    const { drawId } = tab.see().draw?.begun ?? {}
    expect(drawId).toBeUndefined()
    tab.actions.putBackSavedData()
    await settled()
    await tab.sit()
    expect(hashes(tab)).toEqual(before)
    expect(tab.see().phase).toBe('ready')
  })

  it('what was cleared in another tab is not written again by a press @draw.cleared', async () => {
    const browser = deskBrowser()
    const tab = await seated(browser, names(6))
    await tab.begin()
    const id = tab.see().draw?.begun.drawId ?? ''
    browser.services.storage.write(CLEARED_KEY, 'a mark')
    expect(await tab.press('place')).toBe('elsewhere')
    expect(tab.see()).toMatchObject({ draw: null, phase: 'setUp' })
    expect(await tab.library.draws.entries(id)).toMatchObject({ value: [] })
  })

  it('what only the browser lost is written again, whole @draw.lost', async () => {
    const browser = deskBrowser()
    const tab = await seated(browser, names(6))
    tab.setPlan(planOf([1], [1]))
    await tab.begin()
    const id = tab.see().draw?.begun.drawId ?? ''
    await tab.press('place')
    await tab.watch()
    indexedDB.deleteDatabase('fairwheel')
    await settled()
    expect(await tab.press('place')).toBeNull()
    expect(tab.see().notSaved).toBeNull()
    expect(await tab.library.draws.entries(id)).toMatchObject({ value: { length: 3 } })
  })
})

type Step = 'press' | 'pressAll' | 'noShow' | 'skip' | 'wait' | 'edit' | 'close'

it('goes on exactly there after a reload between any two steps @draw.reload', async () => {
  const step = fc.constantFrom<Step>('press', 'pressAll', 'noShow', 'skip', 'wait', 'edit', 'close')
  const way = fc.tuple(step, fc.nat(20), fc.constantFrom('', 'reload', 'reload before it is kept'))
  await fc.assert(
    fc.asyncProperty(fc.array(way, { maxLength: 14 }), async (ways) => {
      const browser = deskBrowser()
      let tab = await seated(browser, names(9))
      tab.setPlan(planOf([2, 1], [1], [3, 2]))
      await tab.begin()
      const texts: string[] = []
      for (const [what, number, then] of ways) {
        const before = tab.see().entries
        const done = take(tab, what, number)
        if (then !== 'reload before it is kept') await done
        const after = tab.see().entries
        if (what !== 'close') expect(after.slice(0, before.length)).toEqual(before)
        if (then) {
          tab.crash()
          const next = browser.openTab()
          await next.sit()
          await done
          // The wheel goes on to whom it was spinning.
          await settled()
          await next.watch()
          const seen = next.see()
          expect(seen.entries.slice(0, after.length)).toEqual(after)
          expect(seen).toMatchObject({ phase: 'ready', isLeading: true })
          const last = seen.entries.findLast(({ kind }) => kind === 'drawn')
          if (last?.kind === 'drawn' && seen.revealed?.seq === last.seq) {
            expect(seen.revealed.shown).toBe(last.places.length + last.reserves.length)
          }
          tab = next
        }
        texts.push(recordText(tab.see().entries))
      }
      const { draw } = tab.see()
      const winners = draw?.prizes.flatMap(({ placed }) =>
        placed.flatMap(({ winner }) => winner ?? []),
      )
      expect(new Set(winners).size).toBe(winners?.length)
      expect((await checkRecordText(tab.recordText(), digest)).isSound).toBe(true)
    }),
    { numRuns: 40 },
  )
})

async function take(tab: DeskTab, what: Step, number: number): Promise<void> {
  if (what === 'press') await tab.press(number % 2 ? 'place' : 'prize')
  if (what === 'pressAll') await tab.press('all')
  if (what === 'noShow') {
    await tab.markNoShow(
      { prize: number % 3, place: number % 2 },
      number % 2 ? 'notHere' : 'declined',
    )
  }
  if (what === 'skip') tab.skipReveal()
  if (what === 'wait') await tab.watch()
  if (what === 'edit') tab.actions.addOption(`Late ${number}`)
  if (what === 'close') {
    tab.close()
    await tab.sit()
  }
}
