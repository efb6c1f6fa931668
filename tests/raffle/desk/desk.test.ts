// The desk on one tab: what is drawn is kept first, then shown, and gone on with after anything.

import { expect, it } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { messages } from '../../../src/raffle/ui/messages'
import { inSequence } from '../../../src/text/sentences'
import { shown } from '../../sayings'
import { digest } from '../model/draws'
import { deskBrowser, names, planOf, seated, settled } from './desks'

it('begins, draws prize by prize, and ends; the record is sound', async () => {
  const tab = await seated(deskBrowser(), names(10))
  tab.setPlan(planOf([1], [3, 2]))
  expect(await tab.begin()).toBeNull()
  expect(tab.see()).toMatchObject({ phase: 'ready', isLeading: true, notSaved: null })
  for (const scope of ['place', 'prize'] as const) {
    expect(await tab.press(scope)).toBeNull()
    expect(tab.see().phase).toBe('drawing')
    await tab.watch()
    expect(tab.see().phase).toBe('ready')
  }
  const winners = tab.winners()?.flat() ?? []
  expect(new Set(winners).size).toBe(4)
  expect(tab.see().draw?.isComplete).toBe(true)
  expect(await tab.press('all')).toBe('nothingLeft')
  expect(await tab.end()).toBeNull()
  expect(tab.see()).toMatchObject({ phase: 'ended', isLeading: false })
  const checked = await checkRecordText(tab.recordText(), digest)
  expect(checked.isSound).toBe(true)
  expect(checked.notShown).not.toContain('cutOff')
})

it('keeps a press before the wheel moves @draw.kept-first', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(5))
  tab.setPlan(planOf([3]))
  await tab.begin()
  const phases: string[] = []
  let kept = -1
  tab.store.subscribe(({ phase }, before) => {
    if (phase === before.phase) return
    phases.push(phase)
    if (phase !== 'spinning') return
    const [last] = tab.see().entries.slice(-1)
    kept = last?.kind === 'drawn' ? last.seq : -1
  })
  const pressed = tab.press('all')
  expect(tab.see().phase).toBe('drawing')
  expect(phases).toEqual([])
  await pressed
  expect(phases).toEqual(['spinning'])
  const { draw } = tab.see()
  const stored = await tab.library.draws.last(draw?.begun.drawId ?? '')
  expect(stored).toMatchObject({ value: { seq: kept, kind: 'drawn' } })
})

it('spins to the first of those drawn, and deals the others in at most eight seconds @draw.dealt', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(500))
  tab.setPlan(planOf([450]))
  await tab.begin()
  await tab.press('all')
  const [first] = tab.winners()?.[0] ?? []
  expect(tab.state().activeSpin?.outcome).toMatchObject({
    prize: 'Prize 1',
    winner: { text: first },
  })
  expect(tab.see().revealed).toMatchObject({ shown: 0 })
  const { id } = tab.state().activeSpin?.outcome ?? {}
  tab.actions.settleSpin(id ?? '')
  expect(tab.see()).toMatchObject({ phase: 'revealing', revealed: { shown: 1 } })
  const seen: number[] = []
  for (let ms = 0; ms < 8000; ms += 50) {
    browser.services.pass(50)
    seen.push(tab.see().revealed?.shown ?? 0)
  }
  expect(seen.at(-1)).toBe(450)
  expect(seen.toSorted((one, other) => one - other)).toEqual(seen)
  // One motion: never more than a twentieth of them at once.
  const steps = seen.slice(1).map((shown, at) => shown - (seen[at] ?? 0))
  expect(Math.max(...steps)).toBeLessThan(25)
  expect(tab.see().phase).toBe('ready')
})

it('skips to the end, while the wheel spins and while winners are dealt @draw.dealt', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(30))
  tab.setPlan(planOf([10], [10]))
  await tab.begin()
  await tab.press('prize')
  tab.skipReveal()
  expect(tab.see()).toMatchObject({ phase: 'ready', revealed: { shown: 10 } })
  expect(tab.state().phase).toBe('finished')
  browser.services.pass(500)
  await tab.press('prize')
  tab.actions.settleSpin(tab.state().activeSpin?.outcome.id ?? '')
  expect(tab.see().phase).toBe('revealing')
  tab.skipReveal()
  expect(tab.see()).toMatchObject({ phase: 'ready', revealed: { shown: 10 } })
  browser.services.pass(10_000)
  expect(tab.see().revealed?.shown).toBe(10)
})

it('deals the last winners out again, in a draw that has ended too, without a spin', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(8))
  tab.setPlan(planOf([3], [1]))
  await tab.begin()
  tab.revealAgain()
  expect(tab.see()).toMatchObject({ phase: 'ready', revealed: null })
  await tab.press('prize')
  tab.revealAgain()
  expect(tab.see()).toMatchObject({ phase: 'drawing', revealed: { shown: 0 } })
  await tab.watch()
  for (const phase of ['ready', 'ended']) {
    if (phase === 'ended') await tab.end()
    expect(tab.see()).toMatchObject({ phase, revealed: { shown: 3 } })
    tab.revealAgain()
    expect(tab.see()).toMatchObject({ phase: 'revealing', revealed: { shown: 1 } })
    expect(tab.state().phase).not.toBe('spinning')
    browser.services.pass(3000)
    expect(tab.see()).toMatchObject({ phase, revealed: { shown: 3 } })
  }
  expect(tab.see().draw?.drawn).toBe(3)
})

it('sets up the next draw only once this one has ended', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(4))
  browser.disk.fault = 'full'
  await tab.begin({ isUnsaved: true })
  tab.setUpNext()
  await settled()
  expect(tab.see()).toMatchObject({ phase: 'ready', isLeading: true, draw: { drawn: 0 } })
  await tab.end()
  tab.setUpNext()
  await settled()
  expect(tab.see()).toMatchObject({ phase: 'setUp', draw: null })
})

it('closed while the wheel turns to a winner, takes nobody off it before it rests', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(6))
  await tab.begin()
  await tab.press('place')
  tab.close()
  expect(tab.state().phase).toBe('spinning')
  expect(tab.picked).toEqual([])
  browser.services.pass(12_000)
  browser.services.pass(3000)
  expect(tab.picked).toEqual([[tab.state().lastResult?.winner.id]])
})

it('shows all at once where nothing moves, and where the winner has left the wheel', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(8))
  tab.setPlan(planOf([3], [3]))
  await tab.begin()
  for (const { id } of tab.state().wheel.segments.slice(2)) tab.actions.removeOption(id)
  tab.actions.changeSettings((settings) => ({
    ...settings,
    animationSpeed: { ...settings.animationSpeed, preset: 'instant' },
  }))
  await tab.press('prize')
  expect(tab.see()).toMatchObject({ phase: 'ready', revealed: { shown: 3 } })
  browser.services.pass(500)
  await tab.press('prize')
  expect(tab.see()).toMatchObject({ phase: 'ready', revealed: { shown: 3 } })
})

it('notes an edited list once, and goes on with the frozen one @draw.edited', async () => {
  const tab = await seated(deskBrowser(), names(6))
  tab.setPlan(planOf([1], [1], [1]))
  await tab.begin()
  expect(tab.see().hasListChanged).toBe(false)
  tab.actions.addOption('Late')
  expect(tab.see().hasListChanged).toBe(true)
  tab.actions.undoStep()
  expect(tab.see().hasListChanged).toBe(false)
  tab.actions.addOption('Late')
  for (const _ of [1, 2]) {
    await tab.press('place')
    await tab.watch()
  }
  const { entries, draw } = tab.see()
  expect(entries.map(({ kind }) => kind)).toEqual(['begun', 'listChanged', 'drawn', 'drawn'])
  expect(draw?.list).toHaveLength(6)
})

it('says whose absence another tab has changed, and draws only once it is told to go on @draw.absences', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, ['Ann', 'Bo', 'Cy', 'Di'])
  const [ann = '', bo = '', , di = ''] = tab.state().wheel.segments.map(({ id }) => id)
  tab.actions.setAbsent([di], true)
  tab.setPlan(planOf([3]))
  await tab.begin()
  const other = browser.openTab()
  other.actions.setAbsent([ann], true)
  other.actions.setAbsent([di], false)
  browser.settle()
  expect(tab.see().absences).toEqual([
    { id: ann, text: 'Ann', isAbsent: true },
    { id: di, text: 'Di', isAbsent: false },
  ])
  expect(inSequence(shown(messages.absences(tab.see().absences)))).toMatch(
    /Ann.* has been marked absent.* Di.* was/,
  )
  expect(await tab.press('place')).toBe('absences')
  expect(tab.see().draw?.drawn).toBe(0)
  tab.agreeToAbsences()
  expect(tab.see().absences).toEqual([])
  expect(await tab.press('place')).toBeNull()
  await tab.watch()
  // What was agreed to is not asked again; what changes now is.
  expect(tab.see().absences).toEqual([])
  other.actions.setAbsent([bo], true)
  browser.settle()
  const hasBoWon = tab.winners()?.flat().includes('Bo')
  expect(tab.see().absences.map(({ text }) => text)).toEqual(hasBoWon ? [] : ['Bo'])
})

it('asks before a place is given on, too, also once everything is drawn @draw.absences', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, ['Ann', 'Bo', 'Cy'])
  tab.setPlan(planOf([2]))
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  const won = tab.winners()?.flat()
  const last = tab.state().wheel.segments.find(({ text }) => !won?.includes(text))
  const other = browser.openTab()
  other.actions.setAbsent([last?.id ?? ''], true)
  browser.settle()
  expect(tab.see().absences).toMatchObject([{ text: last?.text, isAbsent: true }])
  expect(await tab.markNoShow({ prize: 0, place: 0 }, 'notHere')).toBe('absences')
  expect(tab.winners()?.flat()).toEqual(won)
  tab.agreeToAbsences()
  expect(await tab.markNoShow({ prize: 0, place: 0 }, 'notHere')).toBeNull()
  await tab.watch()
  expect(tab.winners()?.flat()).toContain(last?.text)
  // Nobody is left who could step in, so that nothing is asked.
  other.actions.setAbsent([], true)
  expect(tab.see().absences).toEqual([])
})

it('notes no edit where a name differs from another one in what cannot be seen', async () => {
  const tab = await seated(deskBrowser(), ['Anna', 'Ben', 'Anna\u200b', 'Cleo'])
  tab.setPlan(planOf([3]))
  await tab.begin()
  expect(tab.see().hasListChanged).toBe(false)
  await tab.press('all')
  const { entries, draw } = tab.see()
  expect(entries.map(({ kind }) => kind)).toEqual(['begun', 'drawn'])
  expect(draw?.begun.out).toEqual([{ index: 2, why: 'duplicate' }])
})

it('gives on the place of a no-show: to the reserve at once, or to whom the wheel spins @draw.no-show', async () => {
  const tab = await seated(deskBrowser(), names(9))
  tab.setPlan(planOf([1, 1]))
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  const place = { prize: 0, place: 0 }
  const [first] = tab.winners()?.[0] ?? []
  expect(await tab.markNoShow(place, 'notHere')).toBeNull()
  expect(tab.see()).toMatchObject({ phase: 'ready', revealed: { shown: 1 } })
  expect(await tab.markNoShow(place, 'declined')).toBeNull()
  expect(tab.see().phase).toBe('drawing')
  expect(tab.state().activeSpin?.outcome.drawId).toBe(tab.see().draw?.begun.drawId)
  await tab.watch()
  expect(tab.see().phase).toBe('ready')
  expect(tab.winners()?.[0]).not.toContain(first)
  expect((await checkRecordText(tab.recordText(), digest)).isSound).toBe(true)
})

it('is busy while it shows, and while the wheel spins for itself', async () => {
  const tab = await seated(deskBrowser(), names(5))
  tab.setPlan(planOf([1], [1]))
  await tab.begin()
  tab.actions.requestSpin()
  expect(await tab.press('place')).toBe('busy')
  await tab.watch()
  const both = await Promise.all([tab.press('place'), tab.press('place')])
  expect(both).toEqual([null, 'busy'])
  expect(await tab.markNoShow({ prize: 0, place: 0 }, 'notHere')).toBe('busy')
  await tab.watch()
  expect(tab.see().draw?.presses).toBe(1)
})

it('the second press of a double click draws nobody, where all is shown at once', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(5))
  tab.setPlan(planOf([3]))
  tab.actions.changeSettings((settings) => ({
    ...settings,
    animationSpeed: { ...settings.animationSpeed, preset: 'instant' },
  }))
  await tab.begin()
  expect(await tab.press('place')).toBeNull()
  expect(tab.see()).toMatchObject({ phase: 'ready', isJustShown: true })
  browser.services.pass(499)
  expect(await tab.press('place')).toBe('busy')
  expect(tab.see().draw?.drawn).toBe(1)
  browser.services.pass(1)
  expect(await tab.press('place')).toBeNull()
  expect(tab.see().draw?.drawn).toBe(2)
})

it('refuses what there is no draw for, and what the plan does not allow', async () => {
  const tab = await seated(deskBrowser(), names(3))
  expect(await tab.press('all')).toBe('noDraw')
  tab.setPlan(planOf())
  expect(await tab.begin()).toBe('plan')
  tab.setPlan(planOf([1]))
  expect(await tab.begin()).toBeNull()
  expect(await tab.begin()).toBe('begun')
  expect(await tab.markNoShow({ prize: 0, place: 0 }, 'notHere')).toBe('noWinner')
  tab.close()
  expect(await tab.press('all')).toBe('closed')
})

it('without hashes there is no draw', async () => {
  const tab = await seated(deskBrowser(), names(3), { digest: null })
  expect(await tab.begin()).toBe('insecure')
})

it('takes those off the wheel who can win nothing more, once they are shown and have had their moment', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(12))
  tab.setPlan(planOf([3], [1]))
  await tab.begin()
  await tab.press('prize')
  expect(tab.picked).toEqual([])
  tab.actions.settleSpin(tab.state().activeSpin?.outcome.id ?? '')
  tab.skipReveal()
  expect(tab.picked).toEqual([])
  browser.services.pass(3000)
  const { draw } = tab.see()
  const winners = draw?.prizes[0]?.placed.map(({ winner }) => draw.list[winner ?? -1]?.id)
  expect(tab.picked).toHaveLength(1)
  expect(tab.picked[0]?.toSorted()).toEqual(winners?.toSorted())
})

it('counts results, other draws and the latest spins as earlier wins @draw.earlier-winners', async () => {
  const tab = await seated(deskBrowser(), names(6))
  tab.setChoices({ duplicates: 'person', excludesEarlierWinners: true })
  tab.spin()
  const spun = tab.state().wheel.history[0]?.winner.text
  expect(tab.entrants().out).toMatchObject([{ text: spun, why: 'wonBefore' }])
  tab.setPlan(planOf([2]))
  await tab.begin()
  await tab.press('all')
  await tab.watch()
  await tab.end()
  const winners = tab.winners()?.flat() ?? []
  expect(winners).not.toContain(spun)
  tab.setUpNext()
  await settled()
  expect(tab.see()).toMatchObject({ phase: 'setUp', draw: null })
  expect(tab.see().past).toMatchObject([{ drawn: 2, places: 2, endedAt: expect.any(Number) }])
  const out = tab.entrants().out.map(({ text }) => text)
  expect(out.toSorted()).toEqual([spun, ...winners].toSorted())
  expect(await tab.pastEntries(tab.see().past[0]?.drawId ?? '')).toHaveLength(3)
})

it('keeps what is set up with its wheel, unfinished as it is', async () => {
  const browser = deskBrowser()
  const tab = await seated(browser, names(4))
  const { id } = tab.state().wheel
  tab.setPlan({ prizes: [{ name: '', places: Number.NaN, reserves: 0 }], mayWinAgain: true })
  for (const places of [1, 12, 123]) {
    tab.setPlan({ prizes: [{ name: ' Tea', places, reserves: 0 }], mayWinAgain: true })
  }
  await settled()
  tab.close()
  await tab.open('another wheel')
  expect(tab.see().setUp.plan.prizes).toEqual([{ name: '', places: 1, reserves: 0 }])
  await tab.open(id)
  expect(tab.see().setUp.plan).toEqual({
    prizes: [{ name: ' Tea', places: 123, reserves: 0 }],
    mayWinAgain: true,
  })
})
