// Wheels move into the library when they are no longer at hand, and nothing is lost on the way.

import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../src/platform/database'
import type { LibraryDatabase } from '../../../src/store/library/schema'
import { shown } from '../../sayings'
import { emptyDisk, libraryBrowser } from './library'

const own = (tab: ReturnType<ReturnType<typeof libraryBrowser>['openTab']>) =>
  tab.state().ownWheels.map(({ wheel }) => wheel.name)

/** A database whose writes fail. */
const failing =
  (fault: 'full' | 'forbidden') =>
  (real: Database<LibraryDatabase>): Database<LibraryDatabase> => ({
    ...real,
    write: async () => ({ fault, cause: new Error(fault) }),
  })

beforeEach(emptyDisk)

describe('wheels', () => {
  it('move into the library, all but the one that was replaced last', async () => {
    const tab = libraryBrowser().openTab()
    for (const name of ['One', 'Two', 'Three', 'Four']) tab.make(name)
    expect(own(tab)).toEqual(['Three', 'Two', 'One'])
    await tab.archiver.work()
    expect(own(tab)).toEqual(['Three'])
    expect(await tab.names()).toEqual(['One', 'Two'])
    expect(tab.persistence.hasUnsaved()).toBe(false)
  })

  it('remember when they were last in hand', async () => {
    const both = libraryBrowser()
    const tab = both.openTab()
    for (const name of ['One', 'Two', 'Three']) {
      both.services.pass(60_000)
      tab.make(name)
    }
    const { openedAt } = tab.state()
    both.services.pass(3_600_000)
    await tab.archiver.work()
    const listed = await tab.library.wheels.list()
    expect(listed).toMatchObject({
      value: { entries: [{ name: 'One', usedAt: openedAt - 61_000 }] },
    })
  })

  it('come out as they went in, with settings and results', async () => {
    const tab = libraryBrowser().openTab()
    tab.make('One', 'Extra')
    tab.actions.toggleElimination()
    tab.spin()
    const { wheel, settings } = tab.state()
    tab.make('Two')
    tab.actions.toggleElimination()
    tab.make('Three')
    await tab.archiver.work()
    expect(await tab.wheelCommands.open(wheel.id)).toBe(true)
    expect(tab.state().wheel).toEqual(wheel)
    expect(tab.state().settings).toEqual(settings)
    expect(await tab.names()).toEqual([])
  })

  it('stay where they are while they are spun', async () => {
    const both = libraryBrowser()
    const tab = both.openTab()
    tab.make('One')
    tab.make('Two')
    const other = both.openTab()
    tab.deafen()
    other.actions.requestSpin()
    tab.make('Three')
    tab.make('Four')
    expect(own(tab)).toEqual(['Three', 'Two', 'One'])
    other.look()
    tab.hear()
    await tab.archiver.work()
    expect(own(tab)).toEqual(['Three', 'Two'])
    expect(await tab.names()).toEqual(['One'])
    other.actions.settleSpin(other.state().activeSpin?.outcome.id ?? '')
    both.settle()
    await tab.archiver.work()
    expect(await tab.names()).toEqual(['One', 'Two'])
  })

  it.each(['full', 'forbidden'] as const)(
    'stay where they are where storage is %s',
    async (fault) => {
      const tab = libraryBrowser().openTab(failing(fault))
      for (const name of ['One', 'Two', 'Three']) tab.make(name)
      await tab.archiver.work()
      await tab.archiver.work()
      expect(own(tab)).toEqual(['Two', 'One'])
      const told = shown(tab.state().toasts).filter(({ type }) => type === 'warning')
      expect(told.map(({ message }) => message)).toEqual(
        fault === 'full' ? [expect.stringMatching(/^There is no room left/)] : [],
      )
    },
  )

  it('are there once after a page that was closed between its two steps', async () => {
    const both = libraryBrowser()
    const tab = both.openTab()
    for (const name of ['One', 'Two', 'Three']) tab.make(name)
    // The library has it, and the local storage still does.
    const [, one] = tab.state().ownWheels
    await tab.library.wheels.put([{ own: one as never, usedAt: 5 }])
    tab.close()
    const next = both.openTab()
    expect(own(next)).toEqual(['Two', 'One'])
    await next.archiver.work()
    expect(own(next)).toEqual(['Two'])
    expect(await next.names()).toEqual(['One'])
  })

  it('that change while they are written stay at hand, and are written again', async () => {
    const tab = libraryBrowser().openTab((real) => ({
      ...real,
      async write(stores, work) {
        const outcome = await real.write(stores, work)
        tab.actions.renameOwnWheel(tab.state().ownWheels.at(-1)?.wheel.id ?? '', 'Renamed')
        return outcome
      },
    }))
    for (const name of ['One', 'Two', 'Three']) tab.make(name)
    await tab.archiver.work()
    expect(own(tab)).toEqual(['Two', 'Renamed'])
    await tab.archiver.work()
    expect(own(tab)).toEqual(['Two'])
    // Both versions: neither is lost.
    expect(await tab.names()).toEqual(['One', 'Renamed'])
  })

  it('that two tabs move at once are there once', async () => {
    const both = libraryBrowser()
    const tab = both.openTab()
    for (const name of ['One', 'Two', 'Three']) tab.make(name)
    const other = both.openTab()
    await Promise.all([tab.archiver.work(), other.archiver.work()])
    both.settle()
    expect(own(tab)).toEqual(['Two'])
    expect(own(other)).toEqual(['Two'])
    expect(await tab.names()).toEqual(['One'])
  })
})

describe('results', () => {
  const resultsOf = async (
    tab: ReturnType<ReturnType<typeof libraryBrowser>['openTab']>,
    id: string,
  ) => {
    const outcome = await tab.library.results.page(id, 1000)
    if (outcome.fault !== null) throw outcome.cause
    return outcome.value
  }

  it('are all kept, beyond the twenty of the wheel, and through other wheels', async () => {
    const tab = libraryBrowser().openTab()
    tab.make('One')
    const { id } = tab.state().wheel
    const drawn: string[] = []
    for (let spin = 0; spin < 45; spin += 1) {
      tab.spin()
      drawn.unshift(tab.state().wheel.history[0]?.id ?? '')
      // Missed now and then: the wheel's own results bring them after it.
      if (spin % 10 === 9) await tab.archiver.work()
    }
    tab.make('Two')
    tab.make('Three')
    await tab.archiver.work()
    const { results, total, next } = await resultsOf(tab, id)
    expect(results.map((one) => one.id)).toEqual(drawn)
    expect({ total, next }).toEqual({ total: 45, next: null })
  })

  it('that are cleared are hidden, come back with Undo, and go for good in the end', async () => {
    const both = libraryBrowser()
    const tab = both.openTab()
    tab.make('One')
    const { id } = tab.state().wheel
    for (let spin = 0; spin < 30; spin += 1) {
      tab.spin()
      await tab.archiver.work()
    }
    tab.actions.clearResults()
    await tab.archiver.work()
    expect((await resultsOf(tab, id)).total).toBe(0)
    tab.actions.undo(tab.state().toasts.at(-1)?.id ?? '')
    await tab.archiver.work()
    expect((await resultsOf(tab, id)).total).toBe(30)
    tab.actions.clearResults()
    tab.spin()
    await tab.archiver.work()
    expect((await resultsOf(tab, id)).total).toBe(1)
    both.services.pass(2 * 3_600_000)
    await tab.library.tidy()
    await tab.library.results.bringBack(id)
    expect((await resultsOf(tab, id)).total).toBe(1)
  })

  it('come back though they were cleared before the library had them', async () => {
    const both = libraryBrowser()
    const tab = both.openTab()
    tab.make('One')
    const { id } = tab.state().wheel
    for (let spin = 0; spin < 3; spin += 1) tab.spin()
    tab.actions.clearResults()
    await tab.archiver.work()
    expect((await resultsOf(tab, id)).total).toBe(0)
    await tab.library.results.bringBack(id)
    expect((await resultsOf(tab, id)).total).toBe(3)
  })
})

describe('a spin that is taken back', () => {
  it('leaves the library, comes again with Redo, and takes nothing with it @undo.spin', async () => {
    const tab = libraryBrowser().openTab()
    tab.make('One')
    const { id } = tab.state().wheel
    const kept = async () => {
      await tab.archiver.work()
      const outcome = await tab.library.results.page(id, 1000)
      return outcome.fault === null ? outcome.value.results.map((one) => one.id) : outcome.cause
    }
    const spin = () => {
      tab.spin()
      return tab.state().wheel.history[0]?.id ?? ''
    }
    const first = spin()
    const second = spin()
    expect(await kept()).toEqual([second, first])
    tab.actions.undoStep()
    expect(await kept()).toEqual([first])
    tab.actions.redoStep()
    expect(await kept()).toEqual([second, first])
    tab.actions.undoStep()
    const third = spin()
    expect(await kept()).toEqual([third, first])
    // What was cleared before it can still be brought back.
    tab.actions.clearResults()
    const last = spin()
    expect(await kept()).toEqual([last])
    tab.actions.undoStep()
    expect(await kept()).toEqual([])
    tab.actions.undoStep()
    expect(await kept()).toEqual([third, first])
  })
})

describe('clearing all saved data', () => {
  it('clears the library too, in a page that finds the mark later, and puts all of it back', async () => {
    const both = libraryBrowser()
    const tab = both.openTab()
    for (const name of ['One', 'Two', 'Three']) tab.make(name)
    tab.spin()
    const { id } = tab.state().wheel
    await tab.archiver.work()
    await tab.library.copyToPutBack()
    tab.actions.clearSavedData()
    await tab.archiver.work()
    expect(await tab.names()).toEqual([])
    tab.make('New')
    tab.make('Newer')
    tab.make('Newest')
    await tab.archiver.work()
    expect(await tab.names()).toEqual(['New'])
    tab.actions.putBackSavedData()
    await tab.archiver.work()
    expect(await tab.names()).toEqual(['New', 'Newer', 'One', 'Two'])
    expect(tab.state().wheel.id).toBe(id)
    expect(await tab.library.results.page(id, 5)).toMatchObject({ value: { total: 1 } })
  })

  it('reaches the library although the page that cleared it was closed at once', async () => {
    const both = libraryBrowser()
    const tab = both.openTab()
    for (const name of ['One', 'Two', 'Three']) tab.make(name)
    await tab.archiver.work()
    tab.actions.clearSavedData()
    tab.close()
    const next = both.openTab()
    expect(await next.names()).toEqual([])
  })
})

describe('results of a clock that was a day ahead', () => {
  it('are cleared without those that come after it was corrected, and so are they deleted', async () => {
    const both = libraryBrowser()
    const { now } = both.services
    let aheadMs = 86_400_000
    Object.assign(both.services, { now: () => now() + aheadMs })
    const tab = both.openTab()
    tab.spin()
    await tab.archiver.work()
    aheadMs = 0
    tab.actions.clearResults()
    for (let count = 0; count < 24; count += 1) {
      tab.spin()
      await tab.archiver.work()
    }
    both.services.pass(2 * 86_400_000)
    await tab.library.tidy()
    const page = await both.openTab().library.results.page(tab.state().wheel.id, 100)
    expect(page).toMatchObject({ fault: null, value: { total: 24 } })
    expect(page.fault === null && page.value.results).toHaveLength(24)
  })
})
