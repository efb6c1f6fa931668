import type { StoreApi } from 'zustand/vanilla'
import type { DatabaseFault } from '../../platform/database'
import type { TabLocks } from '../../platform/tabLocks'
import type { RandomSource } from '../../spin/random'
import type { App } from '../../store/createApp'
import type { Library } from '../../store/library/library'
import { wheelLock } from '../../store/services'
import { recordedUpTo } from '../../wheel/drawnWinners'
import type { NewId } from '../../wheel/wheel'
import type { Digest } from '../model/hashChain'
import { type RaffleState, stateOf } from '../model/raffleState'
import type { Begun, Entry } from '../model/record'
import type { ChangedAbsence, DeskState } from './deskState'
import { changedAbsences, type createPicks, type createWinners, isOtherList } from './drawnWheel'
import type { HostingServices } from './hosting'
import {
  type createRecordArchiver,
  DEFAULT_SET_UP,
  earlierWinners,
  type RecordArchiverServices,
} from './keeping'
import { type createShowing, dealtBy, type ShowingServices, winnerId } from './showing'

export interface DeskServices
  extends HostingServices,
    ShowingServices,
    Omit<RecordArchiverServices, 'draws'> {
  readonly app: Pick<App, 'store' | 'actions' | 'persistence'>
  readonly library: Pick<Library, 'draws' | 'results' | 'watch'>
  readonly locks: TabLocks
  /** `null` where the browser has none. */
  readonly digest: Digest | null
  readonly random: RandomSource
  readonly newId: NewId
  readonly product: Begun['product']
  /** Why a wheel will not be there after a reload; `null` where it will. */
  wheelFault(wheelId: string): DatabaseFault | null
  /** IANA name. */
  timeZone(): string
  /** Whether leaving the page would lose a draw. */
  setUnsaved(isUnsaved: boolean): void
}

export const NO_DRAW = {
  draw: null,
  entries: [],
  phase: 'setUp',
  isLeading: false,
  canTakeOver: false,
  notSaved: null,
  revealed: null,
  isJustShown: false,
  hasListChanged: false,
  absences: [],
  awaited: null,
  beaconProblem: null,
} as const

export const CLOSED: DeskState = {
  ...NO_DRAW,
  wheelId: null,
  setUp: DEFAULT_SET_UP,
  pace: 'slow',
  lastScope: 'place',
  past: [],
  earlierWinners: null,
  unread: null,
}

interface DeskParts {
  readonly store: StoreApi<DeskState>
  readonly services: DeskServices
  readonly archiver: ReturnType<typeof createRecordArchiver>
  readonly lead: ReturnType<typeof createLeader>
  readonly showing: ReturnType<typeof createShowing>
  readonly picks: ReturnType<typeof createPicks>
  readonly winners: ReturnType<typeof createWinners>
}

/** Whether the desk is still open as it was when something was asked for. */
export type IsOpen = () => boolean

interface Unsaved {
  readonly entries: readonly Entry[]
  readonly keptSeq: number
  readonly fault: DatabaseFault
}

export function deskReading({
  store,
  services,
  archiver,
  lead,
  showing,
  picks,
  winners,
}: DeskParts) {
  const { getState: get, setState: set } = store
  const { app, library } = services
  /** By wheel, for as long as the page is open. */
  const unsaved = new Map<string, Unsaved>()
  /** Of which absences the visitor has said that the draw goes on all the same. */
  const agreed = new Set<string>()

  async function load(wheelId: string, isOpen: IsOpen): Promise<void> {
    const heads = await library.draws.heads(wheelId)
    const past = heads.fault === null ? heads.value : []
    let unfinished: readonly Entry[] | null = null
    for (const { drawId, endedAt } of past) {
      if (endedAt === undefined) unfinished ??= await archiver.read(drawId)
    }
    if (!isOpen()) return
    showing.stop()
    lead.leave()
    set({ ...NO_DRAW, wheelId, notSaved: heads.fault, past })
    const memory = unsaved.get(wheelId)
    if (memory) await follow(memory.entries, isOpen, memory)
    else if (unfinished) await follow(unfinished, isOpen)
    if (isOpen()) void readWinners(isOpen)
  }

  /** Goes on with a record, and leads the draw if no other tab does. All that was drawn is shown. */
  async function follow(
    entries: readonly Entry[],
    isOpen: IsOpen,
    memory: Unsaved | null = null,
  ): Promise<void> {
    const draw = stateOf(entries)
    const { drawId, wheel } = draw.begun
    const leads = get().draw?.begun.drawId === drawId && lead.isLeading()
    const isLeading = !draw.hasEnded && (leads || (await lead.take(wheel.id)))
    if (!isOpen() || draw.hasEnded) lead.leave()
    if (!isOpen()) return
    archiver.follow(entries.slice(0, memory?.keptSeq ?? entries.length))
    set({ isLeading, canTakeOver: false, notSaved: memory?.fault ?? null })
    see(draw, entries)
  }

  /** Shows a record: what was drawn last only when its wheel has shown it. */
  function see(draw: RaffleState, entries: readonly Entry[]): void {
    showing.stop()
    const last = entries.findLast((entry) => dealtBy(entry) > 0)
    const isToCome = () =>
      last !== undefined && (isSpunTo(draw, last) || isShownElsewhere(draw, last))
    const show = (phase: DeskState['phase'], revealed: DeskState['revealed']) => {
      const past = get().past.filter(({ drawId }) => drawId !== draw.begun.drawId)
      set({ draw, entries, past, phase, revealed })
      compareList()
    }
    const showAll = () => {
      show(draw.hasEnded ? 'ended' : 'ready', lastDealt(entries))
      if (!get().isLeading) return
      winners.changed(draw, entries)
      picks.changed(draw)
    }
    if (last && isToCome()) {
      show('drawing', { seq: last.seq, shown: 0 })
      showing.wait(isToCome, showAll)
    } else showAll()
  }

  /** Whether the wheel spins to whom an entry has drawn, wherever that began. */
  function isSpunTo({ begun }: RaffleState, last: Entry): boolean {
    const id = winnerId(begun.drawId, last, 0)
    return app.store.getState().pendingSpins.some((spin) => spin.id === id)
  }

  /** Whether the tab that leads has yet to show all of it: then the winners are results. */
  function isShownElsewhere({ begun, hasEnded }: RaffleState, last: Entry): boolean {
    const { isLeading, canTakeOver } = get()
    const { wheel } = app.store.getState()
    if (hasEnded || canTakeOver || isLeading || wheel.id !== begun.wheel.id) return false
    return recordedUpTo(wheel, begun.drawId) < last.seq
  }

  /** After the tab that led is gone. */
  function lookAgain(): void {
    const { draw, entries, phase } = get()
    if (draw && phase === 'drawing') see(draw, entries)
  }

  async function refresh(isOpen: IsOpen): Promise<void> {
    const { wheelId, phase, draw, past } = get()
    if (wheelId === null) return
    if (!draw) {
      const heads = await library.draws.heads(wheelId)
      if (heads.fault !== null || !isOpen()) return
      const isKnown = (id: string) => past.some(({ drawId }) => drawId === id)
      const isNews = heads.value.some((one) => one.endedAt === undefined && !isKnown(one.drawId))
      if (isNews) await load(wheelId, isOpen)
      else set({ past: heads.value })
      return
    }
    const found = await archiver.compare(draw.begun.drawId)
    if (!isOpen()) return
    if (found === 'cleared') await load(wheelId, isOpen)
    if (found !== 'other' || phase === 'ended') return
    const entries = await archiver.read(draw.begun.drawId)
    if (!entries || !isOpen()) return
    // With the spin that shows what was drawn.
    app.persistence.syncFromStorage()
    // A follower stays one until it takes over: somebody presses a button then.
    archiver.follow(entries)
    const state = stateOf(entries)
    if (state.hasEnded) lead.leave()
    // Another tab has taken over from the one that is gone.
    else if (get().canTakeOver) {
      set({ canTakeOver: false })
      lead.wait(wheelId)
    }
    see(state, entries)
  }

  async function readWinners(isOpen: IsOpen): Promise<void> {
    const { wheelId, draw } = get()
    if (wheelId === null) return
    const { winners: earlier, unread } = await earlierWinners(library, wheelId, draw)
    if (isOpen()) set({ earlierWinners: earlier, unread })
  }

  function compareList(): void {
    const { draw, hasListChanged } = get()
    const { id, segments } = app.store.getState().wheel
    const isOwn = draw?.begun.wheel.id === id
    const isOther = isOwn && isOtherList(draw.list, segments)
    if (isOther !== hasListChanged) set({ hasListChanged: isOther })
    const changed = isOwn ? changedAbsences(draw, segments) : []
    const absences = changed.filter((one) => !agreed.has(absenceKey(one)))
    if (JSON.stringify(absences) !== JSON.stringify(get().absences)) set({ absences })
  }

  function agreeToAbsences(): void {
    for (const one of get().absences) agreed.add(absenceKey(one))
    compareList()
  }

  function absenceKey({ id, isAbsent }: ChangedAbsence): string {
    return JSON.stringify([get().draw?.begun.drawId, id, isAbsent])
  }

  function rememberUnsaved(): void {
    const { wheelId, draw, entries, notSaved } = get()
    if (wheelId === null) return
    if (!draw || notSaved === null) unsaved.delete(wheelId)
    else unsaved.set(wheelId, { entries, keptSeq: archiver.keptSeq(), fault: notSaved })
    services.setUnsaved(unsaved.size > 0)
  }

  function forgetUnsaved(wheelId: string): void {
    unsaved.delete(wheelId)
    services.setUnsaved(unsaved.size > 0)
  }

  return {
    load,
    follow,
    refresh,
    lookAgain,
    readWinners,
    compareList,
    agreeToAbsences,
    rememberUnsaved,
    forgetUnsaved,
  }
}

function lastDealt(entries: readonly Entry[]): DeskState['revealed'] {
  const entry = entries.findLast(({ kind }) => kind === 'drawn' || kind === 'replaced')
  return entry ? { seq: entry.seq, shown: dealtBy(entry) } : null
}

export function createLeader(locks: TabLocks, onFree: () => void) {
  let release: (() => void) | null = null
  let stopWaiting = () => {}

  function leave(): void {
    stopWaiting()
    stopWaiting = () => {}
    release?.()
    release = null
  }

  /** Leads the draw if no other tab holds its wheel; otherwise tells when it could. Returns whether this tab leads. */
  async function take(wheelId: string): Promise<boolean> {
    leave()
    const name = wheelLock(wheelId)
    release = await new Promise((resolve) => {
      locks.claim(name, resolve, () => resolve(null))
    })
    if (!release) wait(wheelId)
    return release !== null
  }

  function wait(wheelId: string): void {
    stopWaiting()
    stopWaiting = locks.whenFree(wheelLock(wheelId), onFree)
  }

  return { take, leave, wait, isLeading: () => release !== null }
}
