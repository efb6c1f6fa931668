// Relays that do as a test says, asked in the order of the alphabet, and a time that a test moves.

import { vi } from 'vitest'
import type { RelayReport, Wanted } from '../../../src/raffle/beacon/protocol'
import { askRelays } from '../../../src/raffle/beacon/relays'
import { type Chain, QUICKNET } from '../../../src/raffle/proof/chain'

export const ROUND = 1000
/** Quicknet's own, of that round. */
export const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
export const NAMES = ['a', 'b', 'c', 'd'] as const

/** Stands in for the chain's signature of a round, and is checked faster. */
export const signatureOf = (round: number) => round.toString(16).padStart(96, 'f')
export const isSigned = (_: Chain, round: number, signature: string) =>
  signature === signatureOf(round)

export const json = (value: unknown) => new Response(JSON.stringify(value))
export const says = (round: number, signature = signatureOf(round)) =>
  json({ round, randomness: '00', signature })
export const status = (code: number) => new Response('no', { status: code })
export const never = () => new Promise<Response>(() => {})

export type Relay = (init: RequestInit, url: string) => Response | Promise<Response>
type Relays = Partial<Record<(typeof NAMES)[number], Relay>>

interface Asked {
  readonly relay: string
  readonly url: string
  readonly init: RequestInit
  readonly atMs: number
}

/** Asks relays that are tried in the order of the alphabet. */
export function ask(
  relays: Relays,
  wanted: Wanted['round'] = ROUND,
  { verify = isSigned, chain = QUICKNET.hash } = {},
) {
  const asked: Asked[] = []
  const troubles: RelayReport[] = []
  const start = Date.now()
  let keys = 0
  const fetched = askRelays({ chain, round: wanted }, (report) => troubles.push(report), {
    relays: NAMES.filter((name) => relays[name]).map((name) => `https://${name}.example`),
    verify,
    random: () => (keys++ % 100) / 100,
    fetch: (url, init) => {
      const relay = new URL(url).hostname.charAt(0)
      asked.push({ relay, url, init, atMs: Date.now() - start })
      // As a browser does.
      return new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        Promise.resolve(relays[relay as 'a']?.(init, url)).then(
          (answer) => resolve(answer as Response),
          reject,
        )
      })
    },
  })
  return { asked, troubles, fetched, order: () => asked.map(({ relay }) => relay).join('') }
}

/** To be undone with `vi.useRealTimers` and `vi.restoreAllMocks`. */
export function useFakeTime(): void {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms)
    return controller.signal
  })
}

/** What comes of it, with all the time it takes. */
export async function outcome<T>(promise: Promise<T>): Promise<T> {
  let isOver = false
  void promise.then(() => {
    isOver = true
  })
  while (!isOver) await vi.advanceTimersByTimeAsync(100)
  return promise
}
