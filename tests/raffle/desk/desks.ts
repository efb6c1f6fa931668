// Desks in the tabs of a fake browser: one database, one storage, locks, and a clock that only tests move.

import type { Database, DatabaseFault } from '../../../src/platform/database'
import type { TabLocks } from '../../../src/platform/tabLocks'
import { createDesk } from '../../../src/raffle/desk/desk'
import type { DeskServices } from '../../../src/raffle/desk/deskReading'
import type { LibraryDatabase } from '../../../src/store/library/schema'
import { CLEARED_KEY, WHEEL_KEY } from '../../../src/store/persistence/schema'
import { importLines } from '../../importLines'
import { emptyDisk, libraryBrowser, newId } from '../../store/library/library'
import { digest } from '../model/draws'

/** Words that look random, the same in every run. */
function words() {
  let state = 1
  return {
    bits: 32,
    next() {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state
    },
  }
}

/** A browser on an empty disk. @param sameLocks of every tab, in place of its own */
export function deskBrowser(sameLocks?: TabLocks) {
  emptyDisk()
  const own = libraryBrowser(sameLocks)
  const random = words()
  /** What comes of the database, where it does not work. */
  const disk: { fault: DatabaseFault | null } = { fault: null }
  const failing = (real: Database<LibraryDatabase>): Database<LibraryDatabase> => ({
    ...real,
    // What is forbidden cannot be read either.
    read: (stores, work) =>
      disk.fault === 'forbidden'
        ? Promise.resolve({ fault: disk.fault, cause: 'as told' })
        : real.read(stores, work),
    write: (stores, work) =>
      disk.fault
        ? Promise.resolve({ fault: disk.fault, cause: 'as told' })
        : real.write(stores, work),
  })

  function openTab(some: Partial<DeskServices> = {}) {
    const tab = own.openTab(failing)
    const picked: (readonly string[])[] = []
    const leaving = { isAsked: false }
    const pick = (ids: readonly string[]) => {
      picked.push(ids)
      return tab.actions.pick(ids)
    }
    const actions = { ...tab.actions, pick }
    const { services } = own
    const desk = createDesk({
      app: { ...tab, actions },
      library: tab.library,
      locks: tab.services.locks,
      digest,
      random,
      newId,
      now: services.now,
      monotonicNow: services.monotonicNow,
      schedule: services.schedule,
      wheelFault: (wheelId) =>
        services.texts.get(WHEEL_KEY)?.includes(`"${wheelId}"`) ? null : 'forbidden',
      clearedMark: () => services.storage.read(CLEARED_KEY),
      product: { name: 'Fairwheel', version: '1.2.3' },
      timeZone: () => 'Europe/Berlin',
      fetchRound: () => new Promise(() => {}),
      onVisibility: () => () => {},
      tellProblem: () => {},
      drawLabel: (prize, places) => `${places} of ${prize}`,
      doneLabel: (empty) => `done but ${empty}`,
      progress: (drawn, places) => `${drawn} of ${places} drawn`,
      waitLabel: ({ secondsLeft }) => `in ${secondsLeft}`,
      dueAt: ({ round }) => `round ${round}`,
      setUnsaved: (isUnsaved) => {
        leaving.isAsked = isUnsaved
      },
      ...some,
    })
    return {
      ...tab,
      picked,
      leaving,
      desk,
      ...desk.actions,
      see: desk.store.getState,
      /** Opens the desk of the current wheel. */
      sit: () => desk.actions.open(tab.store.getState().wheel.id),
      /** Lets everything be shown that is to be. */
      async watch() {
        for (let turn = 0; turn < 4; turn += 1) services.pass(12_000)
        await settled()
      },
      /** The tab is gone, without a word. */
      crash() {
        tab.close()
      },
      winners: () =>
        desk.store
          .getState()
          .draw?.prizes.map(({ placed }) =>
            placed.map(({ winner }) =>
              winner === null ? null : desk.store.getState().draw?.list[winner]?.text,
            ),
          ),
    }
  }

  return { ...own, disk, openTab }
}

export type DeskTab = ReturnType<ReturnType<typeof deskBrowser>['openTab']>

/** Waits until the fake database has answered all that was asked so far. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export const names = (count: number) => Array.from({ length: count }, (_, at) => `Person ${at + 1}`)

/** A tab with these people on its wheel, and the desk open. */
export async function seated(
  browser: ReturnType<typeof deskBrowser>,
  people: readonly string[],
  some: Partial<DeskServices> = {},
): Promise<DeskTab> {
  const tab = browser.openTab(some)
  importLines(tab, people, { isReplacing: true })
  await tab.sit()
  return tab
}

/** @param prizes places and reserves of each */
export function planOf(...prizes: readonly (readonly [places: number, reserves?: number])[]) {
  return {
    prizes: prizes.map(([places, reserves = 0], at) => ({
      name: `Prize ${at + 1}`,
      places,
      reserves,
    })),
    mayWinAgain: false,
  }
}
