import { createStore } from 'zustand/vanilla'
import type { Compression } from '../../share/compact'
import { FALLBACK_NAME } from '../../share/payload'
import type { SharedWheel } from '../../share/readPayload'
import type { App } from '../../store/createApp'
import { nameText } from '../../wheel/name'
import type { Awaited } from '../beacon/awaitRound'
import type { Announcement } from '../proof/announcement'
import { type Assignment, assign, showFraction } from '../proof/assign'
import { chainOf, MAX_LEAD_MS, timeOfRoundMs } from '../proof/chain'
import { readProofHash } from '../proof/link'
import { type BeaconWaitServices, createBeaconWait } from './hosting'

interface WatchState {
  /** `null` while it is read, and where it cannot be. */
  readonly announcement: Announcement | null
  readonly isDamaged: boolean
  readonly awaited: Awaited | null
  /** `null` until the beacon has spoken. */
  readonly assignment: Assignment | null
  /** Until its spin is over, nobody is to know who wins. */
  readonly hasSeen: boolean
}

const CLOSED: WatchState = {
  announcement: null,
  isDamaged: false,
  awaited: null,
  assignment: null,
  hasSeen: false,
}

interface WatchTexts {
  /** The announced wheel is no longer on the page. */
  readonly changed: string
  readonly notYet: string
  result(names: readonly string[], count: number): string
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
  const wait = createBeaconWait(services, (awaited) => {
    set({ awaited })
    const { announcement } = get()
    if (awaited?.signature && announcement) found(announcement, awaited.signature, awaited.isLive)
  })

  function found(announcement: Announcement, signature: string, isLive: boolean): void {
    set({ assignment: assign(announcement, signature) })
    if (!isLive || !spin()) see()
    else seeOnceShown()
  }

  function see(): void {
    const { announcement, assignment, hasSeen } = get()
    if (!announcement || !assignment || hasSeen) return
    set({ hasSeen: true })
    app.actions.holdForRaffle({ hasList: false })
    app.actions.tellDraw(texts.result(...firstWinners(announcement, assignment)))
  }

  function seeOnceShown(): void {
    const { phase, lastResult } = app.store.getState()
    if (phase !== 'spinning' && lastResult?.isShow) see()
  }

  app.store.subscribe(({ phase }, before) => {
    if (phase !== before.phase) seeOnceShown()
  })

  /** @returns false where nothing is drawn yet, the announced wheel is no longer on the page, or turns already */
  function spin(): boolean {
    const { announcement, assignment, awaited } = get()
    if (!announcement || !assignment || !awaited?.signature) return false
    const { entries, prizes } = announcement
    const prize = assignment.prizes.findIndex(({ winners }) => winners.length > 0)
    const winner = assignment.prizes[prize]?.winners[0]
    const { segments } = app.store.getState().wheel
    const isAnnounced =
      segments.length === entries.length &&
      segments.every(({ text }, index) => text === entries[index])
    const segment = winner === undefined ? undefined : segments[winner]
    if (!isAnnounced || !segment) return false
    return app.actions.showSpin(segment.id, prizes[prize]?.name ?? '', {
      fraction: showFraction(announcement, awaited.signature),
    })
  }

  const inPlaceOfSpin = {
    next() {
      if (spin()) return
      app.actions.showToast(get().assignment ? texts.changed : texts.notYet, 'info')
    },
    back: () => app.actions.showLastResult(),
  }

  function close(): void {
    session += 1
    wait.stop()
    if (get().announcement) app.actions.holdForRaffle({ hasList: false, desk: null })
    set(CLOSED)
  }

  return {
    store,
    spin,
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
      app.actions.holdForRaffle({ hasList: true, desk: inPlaceOfSpin })
      wait.start(announcement)
    },
    hasSeveral(): boolean {
      const prizes = get().announcement?.prizes ?? []
      return prizes.reduce((sum, { places }) => sum + places, 0) > 1
    },
  }
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
  const settings = {
    theme: show.theme,
    spinDuration: Math.max(SHORTEST_SPIN_MS, show.spinMs),
    weightsCount: weights !== null,
  }
  return {
    name: nameText(name) ?? FALLBACK_NAME,
    segments: entries.map((text, index) => ({
      id: `shared-${index}`,
      text,
      color: show.colors[index] ?? '#808080',
      weight: (weights?.[index] ?? HUNDREDTHS) / HUNDREDTHS,
      eliminated: false,
    })),
    settings,
    created: null,
    isCustomName: nameText(name) !== null,
    isOtherVersion: false,
  }
}
