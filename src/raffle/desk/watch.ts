import { createStore } from 'zustand/vanilla'
import type { Compression } from '../../share/compact'
import type { SharedWheel } from '../../share/readPayload'
import type { App } from '../../store/createApp'
import type { ToSay } from '../../text/say'
import { FALLBACK_NAME, nameText } from '../../wheel/name'
import type { Awaited } from '../beacon/awaitRound'
import type { Announcement } from '../proof/announcement'
import { type Assignment, assign, showFraction } from '../proof/assign'
import { chainOf, MAX_LEAD_MS, timeOfRoundMs } from '../proof/chain'
import { readProofHash } from '../proof/link'
import { type BeaconWaitServices, countdownTo, createBeaconWait, type WaitTexts } from './hosting'

interface WatchState {
  /** `null` while it is read, and where it cannot be. */
  readonly announcement: Announcement | null
  readonly isDamaged: boolean
  readonly awaited: Awaited | null
  /** `null` until the beacon has spoken. */
  readonly assignment: Assignment | null
  /**
   * How many of the winners have been shown, in the order of `winnersInOrder`: nobody is to know the others. Without a
   * connection to the organizer, each is shown when whoever watches asks for it.
   */
  readonly seen: number
}

const CLOSED: WatchState = {
  announcement: null,
  isDamaged: false,
  awaited: null,
  assignment: null,
  seen: 0,
}

interface WatchTexts extends WaitTexts {
  /** The announced wheel is no longer on the page. */
  readonly changed: ToSay
  /** @param prize empty where it has no name */
  nextLabel(prize: string): string
  /** Once all winners have been shown: what SPIN shows again. */
  readonly watchSpin: string
  result(names: readonly string[], count: number): ToSay
}

interface WatchServices extends BeaconWaitServices {
  readonly app: Pick<App, 'store' | 'actions'>
  readonly compression: Compression
  readonly texts: WatchTexts
}

export type Watch = ReturnType<typeof createWatch>

export function createWatch(services: WatchServices) {
  const { app, compression, now, texts } = services
  const store = createStore<WatchState>(() => CLOSED)
  const { getState: get, setState: set } = store
  let session = 0
  /** The one whose spin goes on, so that its end shows it. */
  let turning = 0
  const wait = createBeaconWait(services, (awaited) => {
    set({ awaited })
    const { announcement } = get()
    if (awaited && !awaited.signature) hold()
    if (awaited?.signature && announcement) found(announcement, awaited.signature, awaited.isLive)
  })

  function found(announcement: Announcement, signature: string, isLive: boolean): void {
    set({ assignment: assign(announcement, signature) })
    if (!isLive || !spin(0)) showAll()
    else seeOnceShown()
  }

  const showAll = () => see(Number.POSITIVE_INFINITY)

  function see(count: number): void {
    const { announcement, assignment, seen } = get()
    if (!announcement || !assignment) return
    const all = winnersInOrder(assignment).length
    const isLast = count >= all && seen < all
    if (count > seen) set({ seen: Math.min(count, all) })
    if (isLast) app.actions.tellDraw(texts.result(...firstWinners(announcement, assignment)))
    hold()
  }

  function seeOnceShown(): void {
    const { phase, lastResult } = app.store.getState()
    if (phase !== 'spinning' && lastResult?.isShow) see(turning + 1)
  }

  app.store.subscribe(({ phase }, before) => {
    if (phase !== before.phase) seeOnceShown()
  })

  /**
   * @param at which of the winners, from 0
   * @returns false where nothing is drawn yet, the announced wheel is no longer on the page, or turns already
   */
  function spin(at: number): boolean {
    const { announcement, assignment, awaited } = get()
    if (!announcement || !assignment || !awaited?.signature) return false
    const { entries, prizes } = announcement
    const { prize = 0, winner = -1 } = winnersInOrder(assignment)[at] ?? {}
    const { segments } = app.store.getState().wheel
    const isAnnounced =
      segments.length === entries.length &&
      segments.every(({ text }, index) => text === entries[index])
    const segment = segments[winner]
    if (!isAnnounced || !segment) return false
    const before = turning
    // A wheel without animation is at rest before the call returns.
    turning = at
    const isTurning = app.actions.showSpin(segment.id, prizes[prize]?.name ?? '', {
      fraction: showFraction(announcement, awaited.signature),
    })
    if (!isTurning) turning = before
    return isTurning
  }

  /** The winner whom nobody has seen yet; the first one again where there is none. */
  function nextAt(assignment: Assignment): number {
    const { seen } = get()
    return seen < winnersInOrder(assignment).length ? seen : 0
  }

  const inPlaceOfSpin = {
    next() {
      const { assignment } = get()
      if (!assignment || spin(nextAt(assignment))) return
      app.actions.showToast(texts.changed, 'info')
      showAll()
    },
    back: () => app.actions.showLastResult(),
  }

  function hold(): void {
    const { announcement, assignment, awaited, seen } = get()
    if (!announcement) return
    const winners = assignment && winnersInOrder(assignment)
    const next = winners?.[seen]
    const prize = announcement.prizes[next?.prize ?? -1]?.name ?? ''
    const words = winners
      ? { label: next ? texts.nextLabel(prize) : texts.watchSpin }
      : awaited && countdownTo(announcement, awaited, texts)
    const hasList = !winners || next !== undefined
    app.actions.holdForRaffle({ hasList, desk: { ...inPlaceOfSpin, ...words } })
  }

  function close(): void {
    session += 1
    turning = 0
    wait.stop()
    if (get().announcement) app.actions.holdForRaffle({ hasList: false, desk: null })
    set(CLOSED)
  }

  return {
    store,
    showAll,
    close,
    retry: wait.retry,
    take: wait.take,
    /** @param hash of the announcement's link, with its `#` */
    async open(hash: string): Promise<void> {
      close()
      const mine = session
      const link = await readProofHash(hash, compression).catch(() => null)
      if (mine !== session) return
      const announcement = link?.kind === 'announcement' ? link.announcement : null
      if (!announcement || watchObjection(announcement, now())) return set({ isDamaged: true })
      set({ announcement })
      wait.start(announcement)
    },
  }
}

interface PlacedWinner {
  readonly prize: number
  /** An entry of the announcement. */
  readonly winner: number
}

/** As they are drawn: prize by prize, and place by place. */
export function winnersInOrder({ prizes }: Assignment): readonly PlacedWinner[] {
  return prizes.flatMap(({ winners }, prize) => winners.map((winner) => ({ prize, winner })))
}

const MOST_NAMED = 3

export function firstWinners(
  { entries }: Announcement,
  { prizes }: Assignment,
): [names: readonly string[], count: number] {
  const winners = prizes.flatMap((prize) => prize.winners)
  return [winners.slice(0, MOST_NAMED).map((index) => entries[index] ?? ''), winners.length]
}

/** What keeps an announced draw from being watched. It comes from a link, and may be meant to do harm. */
export type WatchObjection = 'unknownChain' | 'tooFar'

export function watchObjection(
  { chain, round }: Announcement,
  nowMs: number,
): WatchObjection | null {
  const known = chainOf(chain)
  if (!known) return 'unknownChain'
  // A clock may be wrong; but a time so far away is no time for a draw, and may be none for a calendar.
  return timeOfRoundMs(known, round) > nowMs + 2 * MAX_LEAD_MS ? 'tooFar' : null
}

/** The shortest spin that a wheel can be set to. */
const SHORTEST_SPIN_MS = 500
/** Of a weight of 1. */
const HUNDREDTHS = 100

/** As it was announced, for every device alike: its slices are as wide as its names are likely. */
export function announcedWheel({ name, entries, weights, show }: Announcement): SharedWheel {
  const ownName = nameText(name)
  const settings = {
    theme: show.theme,
    spinDuration: Math.max(SHORTEST_SPIN_MS, show.spinMs),
    weightsCount: weights !== null,
  }
  return {
    name: ownName ?? FALLBACK_NAME,
    segments: entries.map((text, index) => ({
      id: `shared-${index}`,
      text,
      color: show.colors[index] ?? '#808080',
      weight: (weights?.[index] ?? HUNDREDTHS) / HUNDREDTHS,
      eliminated: false,
    })),
    settings,
    created: null,
    isCustomName: ownName !== undefined,
    isOtherVersion: false,
  }
}
