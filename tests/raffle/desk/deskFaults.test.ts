// Draws where the browser keeps nothing, or no more.

import { expect, it } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { getRaw, putRaw } from '../../store/library/library'
import { digest } from '../model/draws'
import { deskBrowser, names, planOf, seated, settled } from './desks'

const kept = async (tab: Awaited<ReturnType<typeof seated>>) => {
  const outcome = await tab.library.draws.entries(tab.see().draw?.begun.drawId ?? '')
  return outcome.fault === null ? outcome.value.length : outcome.fault
}

it.each(['full', 'forbidden'] as const)(
  'begins where it will not be kept (%s) only once that was said @draw.no-room',
  async (fault) => {
    const browser = deskBrowser()
    const tab = await seated(browser, names(5))
    tab.setPlan(planOf([2]))
    browser.disk.fault = fault
    expect(await tab.begin()).toBe('notSaved')
    expect(tab.see()).toMatchObject({ draw: null, notSaved: fault, phase: 'setUp' })
    expect(await tab.begin({ isUnsaved: true })).toBeNull()
    expect(tab.see()).toMatchObject({ notSaved: fault, phase: 'ready' })
    expect(await tab.press('all')).toBeNull()
    await tab.watch()
    expect(tab.winners()?.[0]).toHaveLength(2)
    expect((await checkRecordText(tab.recordText(), digest)).isSound).toBe(true)
  },
)

it('stores the wheel of a first visit with the draw that begins on it', async () => {
  const browser = deskBrowser()
  const tab = browser.openTab()
  await tab.sit()
  expect(browser.texts.has('wheel_current')).toBe(false)
  expect(await tab.begin()).toBeNull()
  tab.crash()
  const reloaded = browser.openTab()
  await reloaded.sit()
  expect(reloaded.see()).toMatchObject({ phase: 'ready', notSaved: null })
})

it('begins on a wheel that is gone after a reload only once that was said @draw.no-room', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(5), { wheelFault: () => 'full' })
  expect(await tab.begin()).toBe('notSaved')
  expect(tab.see()).toMatchObject({ draw: null, notSaved: 'full', phase: 'setUp' })
  expect(await tab.begin({ isUnsaved: true })).toBeNull()
  expect(tab.see()).toMatchObject({ notSaved: 'full', phase: 'ready' })
  expect(tab.leaving.isAsked).toBe(true)
})

it('says on opening that nothing will be kept, where it cannot read either', async () => {
  const browser = deskBrowser()
  browser.disk.fault = 'forbidden'
  const tab = await seated(browser, names(5))
  expect(tab.see()).toMatchObject({ notSaved: 'forbidden', draw: null, phase: 'setUp' })
  await settled()
  expect(tab.see().earlierWinners).toEqual([])
  tab.setPlan(planOf([2]))
  expect(tab.see().setUp.plan).toEqual(planOf([2]))
})

it('goes on when the storage is full in the middle, and keeps all of it once there is room @draw.no-room', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(6))
  tab.setPlan(planOf([1], [1], [1]))
  await tab.begin()
  browser.disk.fault = 'full'
  for (const _ of [1, 2]) {
    expect(await tab.press('place')).toBeNull()
    await tab.watch()
  }
  expect(tab.see()).toMatchObject({ notSaved: 'full', phase: 'ready' })
  expect(await kept(tab)).toBe(1)
  expect(tab.leaving.isAsked).toBe(true)
  expect((await checkRecordText(tab.recordText(), digest)).isSound).toBe(true)
  browser.disk.fault = null
  await tab.press('place')
  expect(tab.see().notSaved).toBeNull()
  expect(await kept(tab)).toBe(4)
  expect(tab.leaving.isAsked).toBe(false)
})

it('a draw that is not kept survives its desk being closed', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(6))
  tab.setPlan(planOf([1], [1]))
  await tab.begin()
  browser.disk.fault = 'full'
  await tab.press('place')
  await tab.watch()
  const { entries } = tab.see()
  tab.close()
  await tab.open('another wheel')
  expect(tab.see().draw).toBeNull()
  await tab.sit()
  expect(tab.see()).toMatchObject({ entries, notSaved: 'full', isLeading: true, phase: 'ready' })
  browser.disk.fault = null
  await tab.press('place')
  expect(await kept(tab)).toBe(3)
  tab.close()
  await tab.sit()
  expect(tab.see().notSaved).toBeNull()
})

it.each([
  ['an entry that is none', { kind: 'drawn', seq: 2, winner: 'Eve' }],
  [
    'an entry that follows another',
    { kind: 'ended', seq: 2, at: 9, why: 'stopped', before: 'f'.repeat(64), hash: '0'.repeat(64) },
  ],
])('a record with %s stays as it is, and is in no draw’s way @draw.damaged', async (_, damaged) => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(6))
  tab.setPlan(planOf([1], [1]))
  await tab.begin()
  await tab.press('place')
  await tab.watch()
  const { drawId = '' } = tab.see().draw?.begun ?? {}
  tab.close()
  await putRaw('draws', [drawId, 2], damaged)
  await tab.sit()
  expect(tab.see()).toMatchObject({ draw: null, phase: 'setUp' })
  expect(tab.see().past).toMatchObject([{ drawId }])
  expect(await tab.pastEntries(drawId)).toBeNull()
  expect(await tab.begin()).toBeNull()
  expect(tab.see()).toMatchObject({ phase: 'ready', isLeading: true })
  expect(await getRaw('draws', [drawId, 2])).toEqual(damaged)
})

it('what is shown of a press that could not be kept is what was drawn', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(6))
  tab.setPlan(planOf([3]))
  await tab.begin()
  browser.disk.fault = 'failed'
  await tab.press('all')
  const [first] = tab.winners()?.[0] ?? []
  expect(tab.state().activeSpin?.outcome.winner.text).toBe(first)
  await settled()
})
