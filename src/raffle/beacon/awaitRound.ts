// Waits for a round of the beacon and fetches it, through clocks that are wrong, sleep, and relays that do not answer.

import { drawFraction, type RandomSource } from '../../spin/random'
import { type Chain, timeOfRoundMs } from '../proof/chain'
import type { Fetched, RelayReport, Wanted } from './protocol'

/** After its time, a round takes a moment to be made and to reach the relays. */
const PUBLISHED_AFTER_MS = 1000
/** Everybody who watches asks at about the same time: spread over this long. */
const SPREAD_MS = 1000
/** The clock is looked at this often: timers stand still while a device sleeps. */
const TICK_MS = 500
/** After a round of tries without success the next one follows, later each time. */
const RETRY_MS = { first: 4000, longest: 60_000 }

export interface Awaited {
  /** `trouble`: the relays were asked in vain, and will be again. */
  readonly phase: 'waiting' | 'asking' | 'trouble' | 'found'
  /** When the round is due by this device's clock, in milliseconds since 1970. */
  readonly dueMs: number
  /** Whole ones until then, never less than 0. */
  readonly secondsLeft: number
  /** How much later this device's clock should be, at least. 0 where nothing says that it is slow. */
  readonly clockOffsetMs: number
  /** Whether the beacon leaves no doubt of the time; `null` until it was asked. */
  readonly isClockConfirmed: boolean | null
  readonly why: (Fetched & { readonly kind: 'failed' })['why'] | null
  /** Verified; `null` until it is found. */
  readonly signature: string | null
  /** Which relay had it. `null` where it came by hand. */
  readonly relay: string | null
  /** Whether it was still to come when the waiting began: by this device's clock, and by what the beacon has said. */
  readonly isLive: boolean
}

export interface AwaitServices {
  fetchRound(
    wanted: Wanted,
    how: { readonly signal: AbortSignal; onTrouble?(report: RelayReport): void },
  ): Promise<Fetched>
  /** Milliseconds since 1970. */
  now(): number
  schedule(task: () => void, delayMs: number): () => void
  readonly random: RandomSource
}

export interface Awaiting {
  /** Looks at the clock now: timers of a hidden page may come a minute late. */
  look(): void
  retry(): void
  /** Takes a signature that came by hand and was verified. */
  take(signature: string): void
  stop(): void
}

/** @param onChange told of every change, and at first before it returns */
export function awaitRound(
  chain: Chain,
  round: number,
  { fetchRound, now, schedule, random }: AwaitServices,
  onChange: (awaited: Awaited) => void,
): Awaiting {
  const stopping = new AbortController()
  const { signal } = stopping
  const dueMs = timeOfRoundMs(chain, round)
  let cancel = () => {}
  let tries = 0
  let asked = 0
  const isLive = now() < dueMs
  let state: Awaited = {
    phase: isLive ? 'waiting' : 'asking',
    dueMs,
    secondsLeft: secondsLeft(dueMs, now()),
    clockOffsetMs: 0,
    isClockConfirmed: null,
    why: null,
    signature: null,
    relay: null,
    isLive,
  }
  onChange(state)
  // A clock that is past the round's time needs no other: whether the round is there, the relays say.
  if (isLive) {
    tick()
    void moveClock()
  } else void ask()

  function change(part: Partial<Awaited>): void {
    if (signal.aborted || state.phase === 'found') return
    state = { ...state, ...part }
    onChange(state)
  }

  function later(task: () => void, delayMs: number): void {
    cancel()
    cancel = schedule(task, delayMs)
  }

  /** The beacon can show that the device's clock is slow. Otherwise that clock has to do. */
  async function moveClock(): Promise<void> {
    const askedAtMs = now()
    const latest = await fetchRound({ chain: chain.hash, round: 'latest' }, { signal })
    const tookMs = now() - askedAtMs
    if (signal.aborted) return
    if (latest.kind === 'failed') return change({ isClockConfirmed: false })
    const clockOffsetMs = beaconOffset(chain, latest.round, now())
    // An answer that comes after the round's time says nothing of when the waiting began.
    const isLive = timeOfRoundMs(chain, latest.round) - tookMs < timeOfRoundMs(chain, round)
    const movedMs = dueMs - clockOffsetMs
    change({
      clockOffsetMs,
      isClockConfirmed: isClockConfirmed(chain, latest.round, now() + clockOffsetMs),
      dueMs: movedMs,
      secondsLeft: secondsLeft(movedMs, now()),
      isLive,
    })
    if (asked > 0) return
    if (isLive) tick()
    else void ask()
  }

  function tick(): void {
    const seconds = secondsLeft(state.dueMs, now())
    if (seconds !== state.secondsLeft) change({ secondsLeft: seconds })
    const left = state.dueMs + PUBLISHED_AFTER_MS - now()
    if (left > 0) later(tick, Math.min(left, TICK_MS))
    else later(() => void ask(), drawFraction(random) * SPREAD_MS)
  }

  async function ask(): Promise<void> {
    cancel()
    asked += 1
    const mine = asked
    change({ phase: 'asking' })
    const found = await fetchRound({ chain: chain.hash, round }, { signal })
    if (mine !== asked || signal.aborted) return
    if (found.kind === 'found') {
      change({ phase: 'found', signature: found.signature, relay: found.relay, why: null })
      return
    }
    askedInVain(found.why)
  }

  function askedInVain(why: Awaited['why']): void {
    change({ phase: 'trouble', why })
    const wait = Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** tries)
    tries += 1
    later(() => void ask(), wait * (0.5 + 0.5 * drawFraction(random)))
  }

  return {
    look() {
      if (state.phase === 'waiting' && state.dueMs + PUBLISHED_AFTER_MS <= now()) tick()
    },
    retry() {
      if (state.phase === 'trouble') void ask()
    },
    take(signature) {
      cancel()
      asked += 1
      change({ phase: 'found', signature, relay: null, why: null })
    },
    stop() {
      cancel()
      stopping.abort()
    },
  }
}

function secondsLeft(dueMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((dueMs - nowMs) / 1000))
}

// The beacon as a clock. A round cannot be had before its time, so the time is not earlier than its own. Anyone can repeat
// an old one, so no round says that the time is not later.

/** A round is made every 3 s, takes a moment to arrive, and clocks differ by a little. */
const CONFIRMED_MS = 10_000

/** In ms, never negative: what makes the device's clock no earlier than the time of a verified round. */
export function beaconOffset(chain: Chain, round: number, nowMs: number): number {
  return Math.max(0, timeOfRoundMs(chain, round) - nowMs)
}

/** Whether the latest round leaves no doubt of the device's clock, once that is moved by the offset. */
function isClockConfirmed(chain: Chain, round: number, nowMs: number): boolean {
  return nowMs - timeOfRoundMs(chain, round) <= CONFIRMED_MS
}
