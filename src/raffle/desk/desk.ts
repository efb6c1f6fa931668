// Keeps what is drawn before anything moves, and then shows it. One thing is done after the other.

import { createStore } from 'zustand/vanilla'
import type { DatabaseFault } from '../../platform/database'
import { splitEntrants } from '../model/entrants'
import type { Digest } from '../model/hashChain'
import { begin, type Commanded, end, markNoShow, press, replace, takeBeacon } from '../model/raffle'
import type { RaffleState } from '../model/raffleState'
import type { Draft, Entry } from '../model/record'
import { recordText } from '../model/recordOut'
import type { Announcement } from '../proof/announcement'
import {
  CLOSED,
  createLeader,
  type DeskServices,
  deskReading,
  type IsOpen,
  NO_DRAW,
} from './deskReading'
import {
  absencesToAnswer,
  type Desk,
  type DeskActions,
  type DeskProblem,
  type DeskState,
  type Done,
  nextScope,
  type SetUp,
} from './deskState'
import {
  announcementFor,
  candidatesOf,
  createPicks,
  createWinners,
  drawnWeights,
  listChange,
} from './drawnWheel'
import { hostDraws } from './hosting'
import { createRecordArchiver, createSetUpArchiver, type Kept, readSetUp } from './keeping'
import { createShowing, dealtBy, PRESS_APART_MS, type Spun, spunTo } from './showing'

/** Reading all winners of a wheel waits until nothing has changed for this long. */
const WINNERS_DELAY_MS = 1000

/** A tab that led until then was this one, before it was reloaded. */
const RELOAD_MS = 2000

export function createDesk(services: DeskServices): Desk {
  const { app, library, digest, schedule, random } = services
  const store = createStore<DeskState>(() => CLOSED)
  const { getState: get, setState: set } = store
  const archiver = createRecordArchiver({ ...services, draws: library.draws })
  const keepSetUp = createSetUpArchiver(library.draws)
  const lead = createLeader(services.locks, leaderGone)
  const showing = createShowing(services)
  const picks = createPicks(app)
  const winners = createWinners(services)
  const reading = deskReading({ store, services, archiver, lead, showing, picks, winners })
  const { load, follow } = reading
  let queue: Promise<unknown> = Promise.resolve()
  let isBusy = false
  /** Counts openings and closings. */
  let session = 0
  let openedAtMs = 0
  let stopWatching = () => {}
  let cancelJustShown = () => {}

  const wheelOf = () => app.store.getState().wheel
  const weightsOf = () => drawnWeights(wheelOf().segments, app.store.getState().settings)

  /** Does something in its turn. `undefined` where the desk was closed before that. */
  function next<T>(task: (isOpen: IsOpen) => Promise<T>): Promise<T | undefined> {
    const asked = session
    const isOpen = () => asked === session
    const done = queue.then(() => (isOpen() ? task(isOpen) : undefined))
    queue = done.catch(() => {})
    return done
  }

  /** The same for an action, of which there is one at a time. */
  async function once(task: (isOpen: IsOpen) => Done): Done {
    if (isBusy) return 'busy'
    isBusy = true
    try {
      const done = await next(task)
      return done === undefined ? 'closed' : done
    } finally {
      isBusy = false
    }
  }

  function leaderGone(): void {
    set({ canTakeOver: true })
    reading.lookAgain()
    // A page that was reloaded may still hold the lock when the new one asks for it.
    if (services.monotonicNow() - openedAtMs < RELOAD_MS) void actions.takeOver()
  }

  function objection(): DeskProblem | null {
    const { wheelId, draw, isLeading } = get()
    if (wheelId === null || wheelOf().id !== wheelId) return 'closed'
    if (!digest) return 'insecure'
    if (!draw) return 'noDraw'
    if (draw.hasEnded) return 'ended'
    return isLeading ? null : 'notLeading'
  }

  /** @param isShown whether the wheel may spin for it */
  async function act(command: (draw: RaffleState) => Commanded, isShown: boolean): Done {
    const problem = objection()
    if (problem) return problem
    if (isShown && absencesToAnswer(get()).length > 0) return 'absences'
    const isSpinning = isShown && app.store.getState().phase === 'spinning'
    if (isBusy || get().phase !== 'ready' || isSpinning) return 'busy'
    if (isShown) set({ phase: 'drawing' })
    let done: DeskProblem | null = 'closed'
    try {
      done = await once(async (isOpen) => objection() ?? (await add(command, isOpen)))
    } finally {
      if (done && get().phase === 'drawing') set({ phase: 'ready' })
    }
    return done
  }

  async function add(command: (draw: RaffleState) => Commanded, isOpen: IsOpen): Done {
    const { draw, entries, wheelId } = get()
    if (!digest || !draw || wheelId === null) return 'noDraw'
    // Only where a record stops between a no-show and its replacement.
    const { drafts, problem } = draw.pending ? replace(draw, random) : command(draw)
    if (problem) return problem
    const changes = await listChange(draw, wheelOf().segments, digest)
    const kept = await keep(entries, [...changes, ...drafts], digest)
    if (!isOpen()) return null
    if (!kept) {
      await load(wheelId, isOpen)
      return 'elsewhere'
    }
    took(kept)
    return null
  }

  async function keep(
    entries: readonly Entry[],
    drafts: readonly Draft[],
    hashes: Digest,
  ): Promise<Kept | null> {
    const known = get().past.map(({ drawId }) => drawId)
    const kept = await archiver.add(entries, drafts, known, hashes)
    return kept && { ...kept, fault: kept.fault ?? wheelFault() }
  }

  /** A record whose wheel is gone after a reload is not found again. */
  function wheelFault(): DatabaseFault | null {
    return services.wheelFault(wheelOf().id)
  }

  function took({ entries, draw, fault }: Kept): void {
    const entry = entries
      .slice(get().entries.length)
      .find(({ kind }) => kind === 'drawn' || kind === 'replaced')
    set({ entries, draw, notSaved: fault })
    reading.rememberUnsaved()
    if (draw.hasEnded) {
      lead.leave()
      set({ phase: 'ended', isLeading: false })
    }
    reading.compareList()
    if (!entry) return
    // Those of the press before, if they still stand out.
    picks.applyNow()
    reveal(entry, spunTo(entry, draw))
  }

  function reveal(entry: Entry, spun: Spun | null): void {
    const total = dealtBy(entry)
    set({ revealed: { seq: entry.seq, shown: 0 }, phase: 'drawing' })
    const onShown = (shown: number) => {
      const { draw, entries } = get()
      const rest = draw?.hasEnded ? 'ended' : 'ready'
      set({
        revealed: { seq: entry.seq, shown },
        phase: shown < total ? 'revealing' : rest,
        isJustShown: shown === total,
      })
      if (shown < total) return
      cancelJustShown()
      cancelJustShown = schedule(() => set({ isJustShown: false }), PRESS_APART_MS)
      if (!draw) return
      winners.changed(draw, entries)
      picks.changed(draw)
    }
    showing.show({ spun, total, pace: get().pace, onShown })
  }

  /** Begins with the wheel as whoever held it before has left it. */
  async function beginDraw(
    isUnsaved: boolean,
    announcement: Announcement | undefined,
    isOpen: IsOpen,
  ): Done {
    const { wheelId } = get()
    if (!digest || wheelId === null) return 'closed'
    const isLeading = await lead.take(wheelId)
    app.persistence.syncFromStorage()
    const problem = await (isLeading
      ? beginLeading(digest, isUnsaved, announcement, isOpen)
      : 'held')
    if (problem || !isOpen()) lead.leave()
    const mayBeElsewhere = problem === 'elsewhere' || problem === 'held'
    if (mayBeElsewhere && isOpen()) await load(wheelId, isOpen)
    return problem === 'held' && get().draw ? 'elsewhere' : problem
  }

  async function beginLeading(
    hashes: Digest,
    isUnsaved: boolean,
    announcement: Announcement | undefined,
    isOpen: IsOpen,
  ): Done {
    await reading.readWinners(isOpen)
    const { setUp, wheelId, draw, unread } = get()
    const { activeSpin, pendingSpins } = app.store.getState()
    const { id, name, segments } = wheelOf()
    if (!isOpen() || wheelId !== id) return 'closed'
    if (draw && !draw.hasEnded) return 'begun'
    // The end of a spin may change who takes part. Without locks, nothing else tells of one in another tab.
    if (activeSpin && !activeSpin.isElsewhere) return 'busy'
    if (pendingSpins.some((spin) => spin.wheelId === id)) return 'held'
    // Whoever draws says that it is to be without that rule, and so does the record then.
    if (unread && setUp.choices.excludesEarlierWinners) return 'unread'
    const drawId = services.newId()
    const { drafts, problem } = begin({
      drawId,
      wheel: { id, name },
      product: services.product,
      timeZone: services.timeZone(),
      list: segments,
      out: actions.entrants().out,
      announcement,
      weights: weightsOf(),
      ...setUp,
    })
    if (problem) return problem
    // Until something is done with it, the wheel of a first visit is not stored.
    app.actions.storeWheel()
    app.persistence.flush()
    const fault = wheelFault()
    if (fault !== null && !isUnsaved) {
      set({ notSaved: fault })
      return 'notSaved'
    }
    const kept = await keep([], drafts, hashes)
    if (!isOpen()) return null
    if (!kept) return 'elsewhere'
    if (kept.fault !== null && !isUnsaved) {
      set({ notSaved: kept.fault })
      return 'notSaved'
    }
    const heads = await library.draws.heads(id)
    const past = heads.fault === null ? heads.value : get().past
    set({
      ...NO_DRAW,
      phase: 'ready',
      isLeading: true,
      past: past.filter((one) => one.drawId !== drawId),
    })
    took(kept)
    return null
  }

  function change(setUp: SetUp): void {
    const { wheelId } = get()
    set({ setUp })
    if (wheelId !== null) keepSetUp(wheelId, setUp)
  }

  const actions: DeskActions = {
    async open(wheelId) {
      actions.close()
      stopWatching = watch()
      openedAtMs = services.monotonicNow()
      await next(async (isOpen) => {
        const kept = await library.draws.setUp(wheelId)
        if (isOpen()) set({ setUp: readSetUp(kept.fault === null ? kept.value : null) })
        await load(wheelId, isOpen)
      })
    },
    setPlan: (plan) => change({ ...get().setUp, plan }),
    setChoices: (choices) => change({ ...get().setUp, choices }),
    setPace: (pace) => set({ pace }),
    entrants() {
      const { setUp, earlierWinners, draw, past } = get()
      const { segments, history } = wheelOf()
      // The last results may not be in the library yet. Whom a draw's place was given on from has not won: its record knows.
      const draws = new Set([draw?.begun.drawId, ...past.map(({ drawId }) => drawId)])
      const latest = history.flatMap(({ winner, drawId }) =>
        drawId && draws.has(drawId) ? [] : winner,
      )
      const earlier = [...latest, ...(earlierWinners ?? [])]
      return splitEntrants(candidatesOf(segments), earlier, setUp.choices)
    },
    announcementFor: (about) =>
      announcementFor(wheelOf(), actions.entrants(), get().setUp, weightsOf(), about),
    async begin({ isUnsaved = false, announcement } = {}) {
      const { wheelId, draw } = get()
      if (wheelId === null || wheelOf().id !== wheelId) return 'closed'
      if (!digest) return 'insecure'
      if (draw && !draw.hasEnded) return 'begun'
      return once((isOpen) => beginDraw(isUnsaved, announcement, isOpen))
    },
    takeBeacon: (beacon) => act((draw) => takeBeacon(draw, beacon), false),
    async press(scope) {
      if (get().isJustShown) return 'busy'
      return act((draw) => press(draw, scope, random), true)
    },
    async pressNext(scope) {
      const { draw, isJustShown, lastScope } = get()
      if (!draw || isJustShown) return
      const wanted = scope ?? nextScope(draw, lastScope)
      set({ lastScope: wanted })
      const problem = await actions.press(wanted)
      if (problem) services.tellProblem(problem)
    },
    retryBeacon: () => host.retry(),
    takeSignature: (signature) => host.take(signature),
    markNoShow: (at, why) => act((draw) => markNoShow(draw, at, why, random), true),
    agreeToAbsences: () => reading.agreeToAbsences(),
    end: () => act(end, false),
    skipReveal() {
      if (get().isLeading) showing.skip()
    },
    revealAgain() {
      const { phase, revealed, entries } = get()
      const entry = entries.find(({ seq }) => seq === revealed?.seq)
      if (entry && (phase === 'ready' || phase === 'ended') && !isBusy) reveal(entry, null)
    },
    setUpNext() {
      const { wheelId, phase } = get()
      if (wheelId === null || phase !== 'ended') return
      reading.forgetUnsaved(wheelId)
      void next((isOpen) => load(wheelId, isOpen))
    },
    takeOver: () =>
      once(async (isOpen) => {
        const { draw, wheelId } = get()
        if (!draw || wheelId === null) return 'noDraw'
        const entries = await archiver.read(draw.begun.drawId)
        if (entries) await follow(entries, isOpen)
        else await load(wheelId, isOpen)
        return get().isLeading ? null : 'notLeading'
      }),
    recordText: () => (get().entries.length > 0 ? recordText(get().entries) : ''),
    pastEntries: (drawId) => archiver.read(drawId),
    close() {
      const { draw, entries, pace, lastScope, isLeading } = get()
      session += 1
      stopWatching()
      stopWatching = () => {}
      cancelJustShown()
      showing.stop()
      lead.leave()
      if (draw && isLeading) {
        winners.changed(draw, entries)
        picks.changed(draw)
      }
      set({ ...CLOSED, pace, lastScope })
    },
  }
  const host = hostDraws({ store, actions }, services)
  return { store, actions }

  function watch(): () => void {
    let cancelWinners = () => {}
    const isOpen = (
      (asked) => () =>
        asked === session
    )(session)
    const stops = [
      library.watch(() => {
        void next(reading.refresh)
        cancelWinners()
        cancelWinners = schedule(() => void reading.readWinners(isOpen), WINNERS_DELAY_MS)
      }),
      app.store.subscribe((state, before) => {
        if (state.wheel.segments !== before.wheel.segments) reading.compareList()
      }),
      () => cancelWinners(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
}
