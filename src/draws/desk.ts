// The desk of a wheel's draws: keeps what is drawn before anything moves, and then shows it. One thing is done after the
// other.

import { createStore } from 'zustand/vanilla'
import { begin, type Commanded, end, markNoShow, press, replace } from '../draw/draw'
import { stateOf } from '../draw/drawFold'
import type { DrawState } from '../draw/drawState'
import { splitEntrants } from '../draw/entrants'
import type { Digest } from '../draw/hashChain'
import type { Begun, Draft, Entry } from '../draw/record'
import { recordText } from '../draw/recordOut'
import type { Library } from '../library/library'
import type { RandomSource } from '../spin/random'
import type { NewId } from '../wheel/wheel'
import { candidatesOf, isOtherList, listChange } from './candidates'
import { dealtBy } from './dealing'
import type { Desk, DeskProblem, DeskState, Done, SetUp } from './deskState'
import { earlierWinners } from './earlierWinners'
import { createLead, type LeadLocks } from './lead'
import { createPicks } from './picks'
import { createRecordKeeper, type Kept, type RecordKeeperServices } from './recordKeeper'
import { createSetUpKeeper, DEFAULT_SET_UP, readSetUp } from './setUp'
import { createShowing, type ShowingServices } from './showing'

export interface DeskServices extends ShowingServices, Omit<RecordKeeperServices, 'draws'> {
  readonly library: Pick<Library, 'draws' | 'results' | 'watch'>
  readonly locks: LeadLocks
  /** `null` where the browser has none. */
  readonly digest: Digest | null
  readonly random: RandomSource
  readonly newId: NewId
  readonly product: Begun['product']
  /** IANA name. */
  timeZone(): string
}

/** Reading all winners of a wheel waits until its results have not changed for this long. */
const WINNERS_DELAY_MS = 1000

const CLOSED: DeskState = {
  wheelId: null,
  setUp: DEFAULT_SET_UP,
  draw: null,
  entries: [],
  phase: 'setUp',
  isLeading: false,
  canTakeOver: false,
  notKept: null,
  revealed: null,
  pace: 'slow',
  hasListChanged: false,
  past: [],
  earlierWinners: null,
}

const NO_DRAW = {
  draw: null,
  entries: [],
  phase: 'setUp',
  isLeading: false,
  canTakeOver: false,
  notKept: null,
  revealed: null,
  hasListChanged: false,
} as const

export function createDesk(services: DeskServices): Desk {
  const { app, library, digest, schedule } = services
  const store = createStore<DeskState>(() => CLOSED)
  const { getState: get, setState: set } = store
  const keeper = createRecordKeeper({ ...services, draws: library.draws })
  const keepSetUp = createSetUpKeeper(library.draws)
  const lead = createLead(services.locks, () => set({ canTakeOver: true }))
  const showing = createShowing(services)
  const picks = createPicks(app)
  let queue: Promise<unknown> = Promise.resolve()
  let isBusy = false
  /** Counted, so that nothing goes on in a desk that was closed meanwhile. */
  let session = 0
  let stopWatching = () => {}
  let cancelWinners = () => {}

  const wheelOf = () => app.store.getState().wheel

  /** `undefined` where the desk was closed before its turn. */
  function next<T>(task: () => Promise<T>): Promise<T | undefined> {
    const asked = session
    const done = queue.then(() => (asked === session ? task() : undefined))
    queue = done.catch(() => {})
    return done
  }

  // What there is of the wheel.

  async function load(wheelId: string, opened = session): Promise<void> {
    const heads = await library.draws.heads(wheelId)
    const past = heads.fault === null ? heads.value : []
    let unfinished: readonly Entry[] | null = null
    for (const { drawId, endedAt } of past) {
      if (endedAt === undefined) unfinished ??= await keeper.read(drawId)
    }
    if (opened !== session) return
    showing.stop()
    lead.leave()
    set({ ...NO_DRAW, wheelId, notKept: heads.fault, past })
    if (unfinished) await follow(unfinished, opened)
    void readWinners()
  }

  /** Goes on with a record as it is kept. All that was drawn is shown. */
  async function follow(entries: readonly Entry[], opened = session): Promise<void> {
    const draw = stateOf(entries)
    const { drawId } = draw.begun
    const isSame = get().draw?.begun.drawId === drawId
    const isLeading = !draw.hasEnded && ((isSame && lead.isLeading()) || (await lead.take(drawId)))
    if (opened !== session) return lead.leave()
    if (draw.hasEnded) lead.leave()
    showing.stop()
    keeper.follow(entries)
    set(({ past }) => ({
      draw,
      entries,
      phase: draw.hasEnded ? 'ended' : 'ready',
      isLeading,
      canTakeOver: false,
      notKept: null,
      revealed: lastDealt(entries),
      past: past.filter((head) => head.drawId !== drawId),
    }))
    compareList()
    if (isLeading) picks.changed(draw)
    if (isLeading && draw.pending) await add(replace(draw, services.random))
  }

  async function refresh(): Promise<void> {
    const { wheelId, phase, draw, past } = get()
    if (wheelId === null) return
    if (!draw) {
      const heads = await library.draws.heads(wheelId)
      if (heads.fault !== null) return
      const isKnown = (id: string) => past.some(({ drawId }) => drawId === id)
      const isNews = heads.value.some((one) => one.endedAt === undefined && !isKnown(one.drawId))
      if (isNews) await load(wheelId)
      else set({ past: heads.value })
      return
    }
    const found = await keeper.compare(draw.begun.drawId)
    if (found === 'cleared') await load(wheelId)
    if (found !== 'other' || phase === 'ended') return
    const entries = await keeper.read(draw.begun.drawId)
    if (entries) await follow(entries)
  }

  function libraryChanged(): void {
    void next(refresh)
    cancelWinners()
    cancelWinners = schedule(() => void readWinners(), WINNERS_DELAY_MS)
  }

  async function readWinners(): Promise<void> {
    const [opened, { wheelId, past }] = [session, get()]
    if (wheelId === null) return
    const winners = await earlierWinners(library, wheelId, past)
    if (opened === session) set({ earlierWinners: winners })
  }

  function compareList(): void {
    const { draw, hasListChanged } = get()
    const { id, segments } = wheelOf()
    const isOther = draw?.begun.wheel.id === id && isOtherList(draw.list, segments)
    if (isOther !== hasListChanged) set({ hasListChanged: isOther })
  }

  // What is done.

  /** Why nothing can be done with the draw now. */
  function objection(): DeskProblem | null {
    const { wheelId, draw, isLeading } = get()
    if (wheelId === null || wheelOf().id !== wheelId) return 'closed'
    if (!digest) return 'insecure'
    if (!draw) return 'noDraw'
    if (draw.hasEnded) return 'ended'
    return isLeading ? null : 'notLeading'
  }

  /** @param isShown whether it is something that the wheel may spin for */
  async function act(command: (draw: DrawState) => Commanded, isShown: boolean): Done {
    const problem = objection()
    if (problem) return problem
    const { phase } = get()
    const isSpinning = isShown && app.store.getState().phase === 'spinning'
    if (isBusy || phase !== 'ready' || isSpinning) return 'busy'
    isBusy = true
    if (isShown) set({ phase: 'drawing' })
    const done = await next(async () => {
      const { draw } = get()
      const changed = objection()
      return changed || !draw ? changed : add(command(draw))
    }).finally(() => {
      isBusy = false
    })
    if (done && get().phase === 'drawing') set({ phase: 'ready' })
    return done === undefined ? 'closed' : done
  }

  async function add({ drafts, problem }: Commanded): Done {
    const { draw, entries, wheelId } = get()
    if (problem) return problem
    if (!digest || !draw || wheelId === null) return 'noDraw'
    const changes = await listChange(draw, wheelOf().segments, digest)
    const kept = await keep(entries, [...changes, ...drafts], digest)
    if (!kept) {
      await load(wheelId)
      return 'elsewhere'
    }
    shownAfterKeeping(kept)
    return null
  }

  function keep(entries: readonly Entry[], drafts: readonly Draft[], hashes: Digest) {
    const known = get().past.map(({ drawId }) => drawId)
    return keeper.add(entries, drafts, known, hashes)
  }

  function shownAfterKeeping({ entries, draw, fault }: Kept): void {
    const before = get().entries.length
    const entry = entries.slice(before).find(({ kind }) => kind === 'drawn' || kind === 'replaced')
    set({ entries, draw, notKept: fault })
    if (draw.hasEnded) {
      lead.leave()
      set({ phase: 'ended', isLeading: false })
    }
    if (!entry) return
    const isSpun = entry.kind === 'drawn' || (entry.kind === 'replaced' && entry.from === 'drawn')
    // Those of the press before, as far as they are still on the wheel to stand out.
    picks.applyNow()
    reveal(entry, isSpun ? firstOf(entry, draw) : null)
  }

  function reveal(entry: Entry, segmentId: string | null): void {
    const total = dealtBy(entry)
    set({ revealed: { seq: entry.seq, shown: 0 }, phase: 'drawing' })
    const onShown = (shown: number) => {
      const { draw } = get()
      const isAll = shown >= total
      const rest = draw?.hasEnded ? 'ended' : 'ready'
      set({ revealed: { seq: entry.seq, shown }, phase: isAll ? rest : 'revealing' })
      if (isAll && draw) picks.changed(draw)
    }
    showing.show({ segmentId, total, pace: get().pace, onShown })
  }

  async function beginDraw(isUnkept: boolean): Done {
    const { id, name, segments } = wheelOf()
    await readWinners()
    const { setUp, wheelId } = get()
    if (!digest || wheelId !== id) return 'closed'
    const drawId = services.newId()
    const commanded = begin({
      drawId,
      wheel: { id, name },
      product: services.product,
      timeZone: services.timeZone(),
      list: segments,
      out: actions.entrants().out,
      ...setUp,
    })
    if (commanded.problem) return commanded.problem
    const isLeading = await lead.take(drawId)
    const kept = await keep([], commanded.drafts, digest)
    if (!kept || (kept.fault !== null && !isUnkept)) {
      lead.leave()
      if (kept) set({ notKept: kept.fault })
      else await load(id)
      return kept ? 'notKept' : 'elsewhere'
    }
    set({ ...NO_DRAW, phase: 'ready', isLeading })
    shownAfterKeeping(kept)
    return null
  }

  function change(setUp: SetUp): void {
    const { wheelId } = get()
    set({ setUp })
    if (wheelId !== null) keepSetUp(wheelId, setUp)
  }

  const actions: Desk['actions'] = {
    async open(wheelId) {
      actions.close()
      stopWatching = watch()
      await next(async () => {
        const kept = await library.draws.setUp(wheelId)
        set({ setUp: kept.fault === null ? readSetUp(kept.value) : DEFAULT_SET_UP })
        await load(wheelId)
      })
    },
    setPlan: (plan) => change({ ...get().setUp, plan }),
    setChoices: (choices) => change({ ...get().setUp, choices }),
    setPace: (pace) => set({ pace }),
    entrants() {
      const { setUp, earlierWinners: winners } = get()
      const { segments, history } = wheelOf()
      const latest = history.map(({ winner }) => winner)
      return splitEntrants(candidatesOf(segments), [...latest, ...(winners ?? [])], setUp.choices)
    },
    async begin({ isUnkept } = { isUnkept: false }) {
      const { wheelId, draw } = get()
      if (wheelId === null || wheelOf().id !== wheelId) return 'closed'
      if (!digest) return 'insecure'
      if (draw && !draw.hasEnded) return 'begun'
      if (isBusy) return 'busy'
      isBusy = true
      const done = await next(() => beginDraw(isUnkept)).finally(() => {
        isBusy = false
      })
      return done === undefined ? 'closed' : done
    },
    press: (scope) => act((draw) => press(draw, scope, services.random), true),
    markNoShow: (at, why) => act((draw) => markNoShow(draw, at, why, services.random), true),
    end: () => act(end, false),
    skipReveal: () => showing.skip(),
    revealAgain() {
      const { phase, revealed, entries } = get()
      const entry = entries.find(({ seq }) => seq === revealed?.seq)
      if (entry && (phase === 'ready' || phase === 'ended') && !isBusy) reveal(entry, null)
    },
    setUpNext() {
      const { wheelId, phase } = get()
      if (wheelId !== null && phase === 'ended') void next(() => load(wheelId))
    },
    async takeOver() {
      const done = await next(async (): Done => {
        const { draw, wheelId } = get()
        if (!draw || wheelId === null) return 'noDraw'
        const entries = await keeper.read(draw.begun.drawId)
        if (entries) await follow(entries)
        else await load(wheelId)
        return get().isLeading ? null : 'notLeading'
      })
      return done === undefined ? 'closed' : done
    },
    recordText: () => (get().entries.length > 0 ? recordText(get().entries) : ''),
    pastEntries: (drawId) => keeper.read(drawId),
    close() {
      session += 1
      showing.stop()
      lead.leave()
      stopWatching()
      stopWatching = () => {}
      const { draw, pace } = get()
      if (draw) picks.changed(draw)
      set({ ...CLOSED, pace })
    },
  }
  return { store, actions }

  function watch(): () => void {
    const stops = [
      library.watch(libraryChanged),
      app.store.subscribe((state, before) => {
        if (state.wheel.segments !== before.wheel.segments) compareList()
      }),
      () => cancelWinners(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
}

function firstOf(entry: Entry, draw: DrawState): string | null {
  const winner =
    entry.kind === 'drawn'
      ? entry.places[0]?.winner
      : entry.kind === 'replaced'
        ? entry.winner
        : null
  return draw.list[winner ?? -1]?.id ?? null
}

function lastDealt(entries: readonly Entry[]): DeskState['revealed'] {
  const entry = entries.findLast(({ kind }) => kind === 'drawn' || kind === 'replaced')
  return entry ? { seq: entry.seq, shown: dealtBy(entry) } : null
}
