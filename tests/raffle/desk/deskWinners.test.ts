// Who is out of a draw because of others, and who leaves the wheel because of one.

import { expect, it } from 'vitest'
import type { Unread } from '../../../src/raffle/desk/deskState'
import { messages } from '../../../src/raffle/ui/messages'
import type { SpinResult } from '../../../src/wheel/result'
import { isTournamentOver } from '../../../src/wheel/rounds'
import { activeSegments } from '../../../src/wheel/segment'
import { getRaw, putRaw } from '../../store/library/library'
import { deskBrowser, names, planOf, seated, settled } from './desks'

const onWheel = (tab: Awaited<ReturnType<typeof seated>>) => tab.state().wheel.segments

it('a draw that begins right after another knows its winners @draw.earlier-winners', async () => {
  const tab = await seated(deskBrowser(), names(4))
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: true })
  tab.setPlan(planOf([2]))
  for (const left of [4, 2]) {
    expect(await tab.begin()).toBeNull()
    expect(tab.see().draw?.eligibleCount(0)).toBe(left)
    await tab.press('all')
    await tab.watch()
    await tab.end()
  }
  expect(tab.see().past).toHaveLength(1)
})

it('so does one that begins after a draw that was not kept', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(3))
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: true })
  browser.disk.fault = 'full'
  await tab.begin({ isUnsaved: true })
  await tab.press('all')
  await tab.watch()
  await tab.end()
  const [first] = tab.winners()?.flat() ?? []
  await tab.begin({ isUnsaved: true })
  await tab.press('all')
  expect(tab.winners()?.flat()).not.toContain(first)
})

/** What the disk holds of the first entry of a draw, as a later version would have written it. */
async function makeLater(drawId: string) {
  const first = (await getRaw('draws', [drawId, 1])) as object
  await putRaw('draws', [drawId, 1], { ...first, version: 99 })
}

it('cannot leave out earlier winners where a record is of a later version; the visitor decides @draw.unread', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(4))
  await tab.begin()
  await tab.press('place')
  await tab.watch()
  const drawId = tab.see().draw?.begun.drawId ?? ''
  const begunAt = tab.see().entries[0]?.at
  await tab.end()
  tab.close()
  await makeLater(drawId)

  await tab.sit()
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: true })
  expect(await tab.begin()).toBe('unread')
  expect(tab.see()).toMatchObject({
    phase: 'setUp',
    unread: { fault: null, results: 0, draws: [begunAt] },
  })
  expect(messages.unread(tab.see().unread as Unread)).toEqual([
    expect.stringMatching(/^The record of the draw of .* cannot be read\.$/),
  ])
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: false })
  expect(await tab.begin()).toBeNull()
  expect(tab.see().draw?.begun.rules.excludesEarlierWinners).toBe(false)
})

it('nor where a result, or the head of a draw, cannot be read @draw.unread', async () => {
  const tab = await seated(deskBrowser(), names(4))
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: true })
  const wheelId = tab.state().wheel.id
  await putRaw('results', [wheelId, 1, 'r'], { id: 'r', later: true })
  await putRaw('drawHeads', 'd1', { version: 2, drawId: 'd1', wheelId })
  await putRaw('drawHeads', 'd2', { version: 2, drawId: 'd2', wheelId: 'another' })
  expect(await tab.begin()).toBe('unread')
  expect(tab.see().unread).toEqual({ fault: null, results: 1, draws: [null] })
})

it('nor where the database does not answer, until it does @draw.unread', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(4))
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: true })
  browser.disk.fault = 'forbidden'
  expect(await tab.begin({ isUnsaved: true })).toBe('unread')
  expect(tab.see().unread).toMatchObject({ fault: 'forbidden' })
  browser.disk.fault = null
  expect(await tab.begin()).toBeNull()
  expect(tab.see()).toMatchObject({ unread: null, phase: 'ready' })
})

it('hears of results that another tab records, and of those that are cleared', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(4))
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: true })
  const { id: wheelId, segments } = tab.state().wheel
  const [winner] = segments
  if (!winner) throw new Error('Nobody is on the wheel')
  const result = {
    id: 'r1',
    wheelId,
    winner,
    spinDuration: 0,
    order: 5,
    timestamp: 5,
    angle: 0 as never,
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: 4,
  }
  const other = browser.openTab()
  await other.library.results.record([result])
  browser.services.pass(1000)
  await settled()
  expect(tab.entrants().out).toMatchObject([{ text: winner.text, why: 'wonBefore' }])
  await other.library.results.clear(wheelId, 5)
  browser.services.pass(1000)
  await settled()
  expect(tab.entrants().out).toEqual([])
})

it('whose name stands several times leaves the wheel with all of them, and is out of the next draw', async () => {
  const tab = await seated(deskBrowser(), ['Ann', 'Ann', 'Bo', 'Ann'])
  tab.setPlan(planOf([2]))
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  expect(tab.winners()?.flat()).toHaveLength(2)
  expect(activeSegments(onWheel(tab))).toEqual([])
  await tab.end()
  expect(tab.entrants().entrants).toEqual([])
})

it('leaves those on the wheel who did not take part for another reason', async () => {
  const tab = await seated(deskBrowser(), ['Ann', 'Ann', 'Bo', 'Cy'])
  const [absent, twin, ...others] = onWheel(tab).map(({ id }) => id)
  tab.actions.setAbsent([absent ?? ''], true)
  await tab.begin()
  for (const _ of [1, 2, 3]) {
    await tab.press('place')
    await tab.watch()
    await tab.markNoShow({ prize: 0, place: 0 }, 'notHere')
    await tab.watch()
  }
  expect(new Set(tab.picked.flat())).toEqual(new Set([twin, ...others]))
})

it('during a draw the wheel shows who can still win; absent and picked ones are out of it', async () => {
  const tab = await seated(deskBrowser(), names(9))
  const [first, second] = onWheel(tab).map(({ id }) => id)
  tab.actions.setAbsent([first ?? ''], true)
  tab.actions.pick([second ?? ''])
  expect(tab.entrants().out).toMatchObject([
    { id: first, why: 'absent' },
    { id: second, why: 'picked' },
  ])
  tab.setPlan(planOf([3], [4]))
  await tab.begin()
  for (const left of [4, 0]) {
    await tab.press('prize')
    await tab.watch()
    const canWin = tab.see().draw?.eligibleFor(1) ?? []
    expect(canWin).toHaveLength(left)
    const active = activeSegments(onWheel(tab)).map(({ id }) => id)
    expect(active).toEqual(canWin.map((option) => tab.see().draw?.list[option]?.id))
  }
  expect(tab.see().hasListChanged).toBe(false)
})

it('the winners of one press have left the wheel before it spins for the next', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(6))
  tab.setPlan(planOf([1], [1]))
  await tab.begin()
  await tab.press('place')
  tab.skipReveal()
  expect([tab.see().phase, tab.state().isRevealing]).toEqual(['ready', true])
  browser.services.pass(500)
  let pickedAtStart = -1
  tab.store.subscribe(({ phase }, before) => {
    if (phase === 'spinning' && before.phase !== 'spinning') pickedAtStart = tab.picked.length
  })
  await tab.press('place')
  expect(pickedAtStart).toBe(1)
})

it('those who may win again stay on the wheel until nothing is left for them', async () => {
  const tab = await seated(deskBrowser(), names(3))
  tab.setPlan({ ...planOf([1], [1]), mayWinAgain: true })
  await tab.begin()
  await tab.press('place')
  await tab.watch()
  expect(tab.picked).toEqual([])
})

/** Whom the results name, newest first. */
const resultsOf = (tab: Awaited<ReturnType<typeof seated>>) =>
  tab.state().wheel.history.map(({ winner }) => winner.text)
const spinsOf = (tab: Awaited<ReturnType<typeof seated>>) => tab.state().wheel.statistics.totalSpins
const allResults = async (tab: Awaited<ReturnType<typeof seated>>) => {
  const page = await tab.library.results.page(tab.state().wheel.id, 1000)
  return page.fault === null ? page.value.results : []
}

it('whom a draw has drawn is a result like any other, once it is shown @draw.results', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(6))
  tab.spin()
  tab.setPlan(planOf([1], [2, 1]))
  await tab.begin()
  await tab.press('place')
  expect(spinsOf(tab)).toBe(1)
  await tab.watch()
  expect(resultsOf(tab)).toHaveLength(2)
  await tab.press('all')
  await tab.watch()
  const won = tab.winners()?.flat() ?? []
  expect(resultsOf(tab).slice(0, 3)).toEqual(won.toReversed())
  expect(tab.state().wheel.history.map(({ order }) => order)).toEqual([4, 3, 2, 1])
  expect(spinsOf(tab)).toBe(4)
  // A reserve has won nothing; one who steps up has.
  await tab.markNoShow({ prize: 1, place: 0 }, 'notHere')
  await tab.watch()
  expect(resultsOf(tab)[0]).toBe(tab.winners()?.[1]?.[0])
  expect(spinsOf(tab)).toBe(5)
  tab.revealAgain()
  await tab.watch()
  expect(spinsOf(tab)).toBe(5)
  await settled()
  const kept = (await allResults(tab)).filter(({ drawId }) => drawId)
  expect(kept).toEqual(tab.state().wheel.history.slice(0, 4))
})

it('nobody is counted twice: not after a reload, nor in another tab, nor when other spins have come since @draw.results', async () => {
  const browser = deskBrowser()
  const first = await seated(browser, names(60))
  first.setPlan(planOf([30], [10]))
  await first.begin()
  await first.press('prize')
  await first.watch()
  expect(spinsOf(first)).toBe(30)
  const second = browser.openTab()
  await second.sit()
  expect(spinsOf(second)).toBe(30)
  // It is no page that was reloaded, which would take over by itself.
  browser.services.pass(5000)
  first.close()
  await settled()
  for (let count = 0; count < 45; count += 1) {
    first.spin()
    first.actions.clearResults()
  }
  first.crash()
  await second.takeOver()
  await second.watch()
  browser.settle()
  expect(spinsOf(second)).toBe(75)
  second.crash()
  const third = browser.openTab()
  await third.sit()
  expect(spinsOf(third)).toBe(75)
  await third.press('all')
  await third.watch()
  expect(spinsOf(third)).toBe(85)
})

it('those who were drawn before a reload are results after it @draw.results', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(60))
  tab.setPlan(planOf([40]))
  await tab.begin()
  await tab.press('all')
  expect(spinsOf(tab)).toBe(0)
  tab.crash()
  const after = browser.openTab()
  await after.sit()
  expect(spinsOf(after)).toBe(0)
  await after.watch()
  expect(spinsOf(after)).toBe(40)
  await settled()
  expect(new Set((await allResults(after)).map(({ id }) => id)).size).toBe(40)
  expect(resultsOf(after)).toEqual(after.winners()?.flat().slice(-20).reverse())
})

it('each result says from how many the record drew it @draw.results', async () => {
  const tab = await seated(deskBrowser(), ['Ann', 'Ann', 'Bo', 'Cy', 'Di', 'Ed'])
  const drawnFrom = () =>
    tab
      .state()
      .wheel.history.map(({ remainingSegments }) => remainingSegments)
      .toReversed()
  tab.setChoices({ duplicates: 'tickets', excludesEarlierWinners: false })
  tab.setPlan(planOf([1], [2, 1], [1]))
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  const won = tab.winners()?.flat() ?? []
  // Whoever has two tickets takes both of them along.
  const expected = won.map((_, at) =>
    won.slice(0, at).reduce((left, text) => left - (text === 'Ann' ? 2 : 1), 6),
  )
  expect(drawnFrom()).toEqual(expected)
  await tab.markNoShow({ prize: 2, place: 0 }, 'notHere')
  await tab.watch()
  const last = tab.see().entries.at(-1)
  expect(drawnFrom().at(-1)).toBe(last?.kind === 'replaced' && last.eligible.count)
})

it('where each prize is drawn from everyone, so do its results @draw.results', async () => {
  const tab = await seated(deskBrowser(), names(5))
  tab.setPlan({ ...planOf([2], [3]), mayWinAgain: true })
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  const counts = tab.state().wheel.history.map(({ remainingSegments }) => remainingSegments)
  expect(counts.toReversed()).toEqual([5, 4, 5, 4, 3])
})

it('whoever was not there has a result, and has not won before @draw.results', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(4))
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: true })
  await tab.begin()
  await tab.press('place')
  await tab.watch()
  const gone = tab.winners()?.flat()[0] ?? ''
  await tab.markNoShow({ prize: 0, place: 0 }, 'notHere')
  await tab.watch()
  const [winner] = tab.winners()?.flat() ?? []
  await tab.end()
  tab.setUpNext()
  await settled()
  expect(resultsOf(tab)).toEqual([winner, gone])
  tab.actions.unpickAll()
  expect(tab.entrants().out.map(({ text }) => text)).toEqual([winner])
})

it('however many a draw has drawn, the spins before it decide about the next @draw.results', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(40))
  tab.actions.chooseAfterWin('aside')
  tab.spin()
  const [last] = resultsOf(tab)
  const isAside = () => onWheel(tab).filter(({ aside }) => aside)
  expect(isAside().map(({ text }) => text)).toEqual([last])
  tab.setPlan(planOf([25]))
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  expect(spinsOf(tab)).toBe(26)
  expect(resultsOf(tab).slice(0, 20)).toEqual(tab.winners()?.flat().slice(-20).reverse())
  const later = browser.openTab()
  for (const { state } of [tab, later]) {
    const kept = state().wheel.history
    expect(kept).toHaveLength(21)
    expect(kept.at(-1)?.winner.text).toBe(last)
    expect(
      state()
        .wheel.segments.filter(({ aside }) => aside)
        .map(({ text }) => text),
    ).toEqual([last])
  }
  // What is cleared is cleared in every tab, also what is not seen any more.
  tab.actions.clearResults()
  later.actions.renameWheel('Another')
  browser.settle()
  for (const { state } of [tab, later]) expect(state().wheel.history).toEqual([])
})

it('a draw does not reopen a tournament that has its final winner @draw.results', async () => {
  const tab = await seated(deskBrowser(), names(3))
  tab.actions.chooseMode('elimination')
  tab.spin()
  tab.spin()
  expect(isTournamentOver(tab.state().wheel)).toBe(true)
  for (const late of names(25)) tab.actions.addOption(`Late ${late}`)
  tab.setPlan(planOf([25]))
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  expect(spinsOf(tab)).toBe(27)
  expect(isTournamentOver(tab.state().wheel)).toBe(true)
})

it('a draw changes nobody’s chance in later spins @draw.results', async () => {
  const tab = await seated(deskBrowser(), names(6))
  tab.actions.chooseAfterWin('aside')
  tab.setPlan({ ...planOf([1], [1]), mayWinAgain: true })
  await tab.begin()
  await tab.press('place')
  await tab.watch()
  expect(spinsOf(tab)).toBe(1)
  expect(onWheel(tab).filter(({ aside }) => aside)).toEqual([])
})

it('whoever was not there for a prize is no winner of it in the results, also those no longer on the wheel', async () => {
  const tab = await seated(deskBrowser(), names(32))
  tab.setPlan(planOf([30], [2]))
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  const marked = [
    [{ prize: 1, place: 1 }, 'declined'],
    [{ prize: 0, place: 0 }, 'notHere'],
  ] as const
  const [first, last] = [tab.winners()?.[0]?.[0], tab.winners()?.[1]?.[1]]
  for (const [place, why] of marked) {
    await tab.markNoShow(place, why)
    await tab.watch()
  }
  // Nobody was left for either place.
  expect(tab.winners()?.[1]?.[1]).toBeNull()
  const noShows = (results: readonly SpinResult[]) =>
    results.flatMap(({ winner, noShow }) => (noShow ? [[winner.text, noShow]] : []))
  const { id, history } = tab.state().wheel
  expect(noShows(history)).toEqual([[last, 'declined']])
  const kept = await tab.library.results.page(id, 50)
  expect(kept.fault === null && noShows(kept.value.results)).toEqual([
    [last, 'declined'],
    [first, 'notHere'],
  ])
})

it('nor is whoever a replacement came for, once the draw is seen again after a reload', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(4))
  await tab.begin()
  await tab.press('place')
  await tab.watch()
  const [first] = tab.winners()?.flat() ?? []
  await tab.markNoShow({ prize: 0, place: 0 }, 'notHere')
  tab.crash()
  const again = browser.openTab()
  await again.sit()
  await again.watch()
  const [second] = again.winners()?.flat() ?? []
  expect(again.state().wheel.history.map(({ winner, noShow }) => [winner.text, noShow])).toEqual([
    [second, undefined],
    [first, 'notHere'],
  ])
})
