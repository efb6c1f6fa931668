// Stand-ins for the beacon's relays. They answer before the network does, and requests of workers too.

import type { BrowserContext, Route } from 'playwright/test'
import { relaysOf } from '../../scripts/relays.mjs'
import { QUICKNET, timeOfRoundMs } from '../../src/raffle/proof/chain.ts'
import { ROUND } from './round.ts'

/** Those that the build has; the operator may have named others. */
export const RELAYS = relaysOf(process.env.VITE_BEACON_RELAYS ?? '')

/** What a relay does. A number is the HTTP status that it answers with. */
export type Mood = 'answers' | 'lies' | 'hangs' | 'gone' | 'garbles' | number

interface Asked {
  readonly relay: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export class Relays {
  /** Every request, in its order. */
  readonly asked: Asked[] = []
  /** By origin; may change at any time. One without an entry does as `mood` says. */
  readonly moods = new Map<string, Mood>()

  /** @param rounds signatures by round; any other is not there yet. The latest is the last of them */
  constructor(
    readonly rounds: ReadonlyMap<number, string>,
    public mood: Mood,
    /** Their own clock, in milliseconds since 1970: a round is not there before its time. */
    private readonly now: () => number,
  ) {}

  /** The latest round that is there, or -1. */
  private latest(): number {
    const there = [...this.rounds.keys()].filter(
      (round) => timeOfRoundMs(QUICKNET, round) <= this.now(),
    )
    return Math.max(-1, ...there)
  }

  async answer(route: Route): Promise<void> {
    const request = route.request()
    const { origin, pathname } = new URL(request.url())
    this.asked.push({ relay: origin, path: pathname, headers: await request.allHeaders() })
    const mood = this.moods.get(origin) ?? this.mood
    // The test ends it.
    if (mood === 'hangs') return
    if (mood === 'gone') return route.abort('connectionrefused')
    if (typeof mood === 'number') return reply(route, mood, 'No')
    if (mood === 'garbles') return reply(route, 200, '<!doctype html>')
    const [, chain, wanted] = /^\/([0-9a-f]{64})\/public\/(\d+|latest)$/.exec(pathname) ?? []
    const latest = this.latest()
    const round = wanted === 'latest' ? latest : Number(wanted)
    const isThere = chain === QUICKNET.hash && round <= latest
    const signature = isThere ? this.rounds.get(round) : undefined
    if (!signature) return reply(route, 425, 'Requested future beacon')
    const told = mood === 'lies' ? signature.replace(/^.{8}/, 'a1234567') : signature
    return reply(
      route,
      200,
      JSON.stringify({ round, randomness: '00'.repeat(32), signature: told }),
    )
  }
}

/** As relays do, they let any page read the answer. */
function reply(route: Route, status: number, body: string): Promise<void> {
  return route.fulfill({
    status,
    body,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
  })
}

/**
 * Sets the clock of all pages of a context, also after a reload. It runs on from there.
 * @param atMs what it says now: milliseconds since 1970
 * @returns the same clock, for the relays
 */
export async function setClock(context: BrowserContext, atMs: number): Promise<() => number> {
  const shiftMs = atMs - Date.now()
  await context.addInitScript((shiftMs) => {
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...args: []) {
        super(...((args.length > 0 ? args : [Real.now() + shiftMs]) as []))
      }
      static override now() {
        return Real.now() + shiftMs
      }
    } as DateConstructor
  }, shiftMs)
  return () => Date.now() + shiftMs
}

/** From now on nothing reaches the real relays. What fails here the console says: `allowTroubles` of a test's messages. */
export async function answerAsRelays(
  context: BrowserContext,
  rounds: Readonly<Record<number, string>> = { [ROUND.round]: ROUND.signature },
  mood: Mood = 'answers',
  now: () => number = Date.now,
): Promise<Relays> {
  const signed = Object.entries(rounds).map(
    ([round, signature]) => [Number(round), signature] as const,
  )
  const relays = new Relays(new Map(signed), mood, now)
  await context.route(
    (url) => RELAYS.includes(url.origin),
    (route) => relays.answer(route),
  )
  return relays
}
