// Shows what is already drawn and kept, in one motion however many they are.

import type { App } from '../../store/createApp'
import type { ShownResult } from '../../store/decideSpin'
import { effectiveTiming } from '../../wheel/settings/timing'
import type { RaffleState } from '../model/raffleState'
import type { Entry, Position } from '../model/record'
import { showFraction } from '../proof/assign'
import type { Pace } from './deskState'

/** All of them are there after this time at the latest, in milliseconds. */
export const MOST_MS = { slow: 8000, quick: 2000 } as const
/** The first one, to whom the wheel has turned, is alone for so long. */
const FIRST_MS = { slow: 2000, quick: 500 } as const
/** From one to the next, where there are few. */
const EACH_MS = { slow: 1000, quick: 150 } as const
/** A screen shows no more than this in between. */
const LEAST_STEP_MS = 40

/** A press that comes so soon after the last winner was shown is the second of a double click, and draws nobody. */
export const PRESS_APART_MS = 500

/** How many there are to show: winners, and then reserves. 0 for an entry that draws nobody. */
export function dealtBy(entry: Entry | undefined): number {
  if (entry?.kind === 'drawn') return entry.places.length + entry.reserves.length
  return entry?.kind === 'replaced' && entry.winner !== null ? 1 : 0
}

/** @returns milliseconds from the first to the last */
export function dealMs(total: number, pace: Pace): number {
  if (total < 2) return 0
  return Math.min(MOST_MS[pace], FIRST_MS[pace] + (total - 2) * EACH_MS[pace])
}

/** How many are shown after a time: the first for a while, all at the end, evenly in between. */
export function shownAfter(elapsedMs: number, total: number, pace: Pace): number {
  const ms = dealMs(total, pace)
  if (elapsedMs >= ms) return total
  const restMs = elapsedMs - FIRST_MS[pace]
  if (restMs < 0) return 1
  return 2 + Math.floor((restMs / (ms - FIRST_MS[pace])) * (total - 2))
}

/** @returns milliseconds until more are shown */
export function stepMs(elapsedMs: number, total: number, pace: Pace): number {
  const restMs = elapsedMs - FIRST_MS[pace]
  if (restMs < 0) return -restMs
  return Math.max(LEAST_STEP_MS, (dealMs(total, pace) - FIRST_MS[pace]) / Math.max(1, total - 2))
}

export interface Spun {
  readonly segmentId: string
  /** Empty where it has no name. */
  readonly prize: string
  /** Where in its segment the wheel rests, where a beacon says so: on every device alike. */
  readonly at?: { readonly fraction: number }
  readonly drawn: ShownResult
}

/** The id of the result of somebody whom an entry draws. @param index from 0, in the order drawn */
export function winnerId(drawId: string, { seq }: Pick<Entry, 'seq'>, index: number): string {
  return `${drawId}-${seq}-${index}`
}

/** The place that the wheel turns for; `null` for a reserve who steps up, and where nobody is left. */
function firstSpun(entry: Entry) {
  if (entry.kind === 'drawn') return entry.places[0] ?? null
  return entry.kind === 'replaced' && entry.from === 'drawn' ? entry : null
}

/** @returns `null` for a reserve who steps up, and where nobody is left */
export function spunTo(entry: Entry, { begun, list, prizes, proven }: RaffleState): Spun | null {
  const first = firstSpun(entry)
  if (!first || first.winner === null || !('eligible' in entry)) return null
  const option = list[first.winner]
  if (!option) return null
  const { drawId } = begun
  const spun = {
    segmentId: option.id,
    prize: prizes[first.prize]?.name ?? '',
    drawn: {
      id: winnerId(drawId, entry, 0),
      drawId,
      text: option.text,
      remainingSegments: entry.eligible.count,
    },
  }
  if (!proven || proven.signature === null) return spun
  return { ...spun, at: { fraction: showFraction(proven.announcement, proven.signature) } }
}

/** Whom the wheel has turned to last; `null` where a reserve has stepped up or nobody was left since. */
export function lastShown(
  entries: readonly Entry[],
  { begun: { drawId } }: Pick<RaffleState, 'begun'>,
): { readonly resultId: string; readonly position: Position } | null {
  const entry = entries.findLast(({ kind }) => kind === 'drawn' || kind === 'replaced')
  const first = entry && firstSpun(entry)
  if (!first) return null
  const { prize, place } = first
  return { resultId: winnerId(drawId, entry, 0), position: { prize, place } }
}

/** How much longer than it should take the other tab may need, in milliseconds. */
const GRACE_MS = 10_000

export interface ShowingServices {
  readonly app: Pick<App, 'store' | 'actions'>
  /** Milliseconds on a clock that never jumps. */
  monotonicNow(): number
  schedule(task: () => void, delayMs: number): () => void
}

interface Shown {
  /** `null` where the wheel does not spin. */
  readonly spun: Spun | null
  readonly total: number
  readonly pace: Pace
  /** Called with ever larger numbers, `total` being the last. */
  onShown(shown: number): void
}

export function createShowing({ app, monotonicNow, schedule }: ShowingServices) {
  const { store, actions } = app
  let stop = () => {}
  let skip = () => {}

  function end(): void {
    stop()
    stop = skip = () => {}
  }

  function show({ spun, total, pace, onShown }: Shown): void {
    end()
    const all = () => {
      end()
      onShown(total)
    }
    const { settings, device } = store.getState()
    const isStill = effectiveTiming(settings.animationSpeed, device).spinMs === 0
    const dealt = () => {
      end()
      if (isStill) {
        all()
        return
      }
      const startedAt = monotonicNow()
      const deal = () => {
        const elapsedMs = monotonicNow() - startedAt
        const shown = shownAfter(elapsedMs, total, pace)
        if (shown < total) {
          onShown(shown)
          stop = schedule(deal, stepMs(elapsedMs, total, pace))
        } else all()
      }
      skip = all
      deal()
    }
    const isSpun =
      spun !== null && actions.showSpin(spun.segmentId, spun.prize, spun.at, spun.drawn)
    const spinId = isSpun && store.getState().activeSpin?.outcome.id
    if (spinId) {
      // Whatever ends the spin: its time, a timer, other data from another tab.
      stop = store.subscribe(({ activeSpin }) => {
        if (activeSpin?.outcome.id !== spinId) dealt()
      })
      skip = () => {
        all()
        actions.settleSpin(spinId)
      }
    } else if (isSpun || spun === null) dealt()
    else all()
  }

  /** Waits for what this tab does not show itself. @param onSeen called once that is there, or takes too long */
  function wait(isToCome: () => boolean, onSeen: () => void): void {
    end()
    const seen = () => {
      end()
      onSeen()
    }
    const { settings, device } = store.getState()
    const { spinMs } = effectiveTiming(settings.animationSpeed, device)
    const cancel = schedule(seen, spinMs + MOST_MS.slow + GRACE_MS)
    const stopListening = store.subscribe(() => {
      if (!isToCome()) seen()
    })
    stop = () => {
      cancel()
      stopListening()
    }
    skip = () => {
      const { activeSpin } = store.getState()
      if (activeSpin) actions.settleSpin(activeSpin.outcome.id)
    }
  }

  return {
    show,
    wait,
    skip: () => skip(),
    /** Shows nothing more. A spin goes on. */
    stop: end,
  }
}
