// One request to a relay, in drand's HTTP API, version 1: https://docs.drand.love/developer/http-api

import type { Chain } from '../proof/chain'
import type { RelayReport, Wanted } from './fetched'

export interface Signed {
  readonly round: number
  /** 96 hexadecimal digits, in lower case. */
  readonly signature: string
}

/** What is passed in, so that tests can do without a network and the curves. */
export interface Reach {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly verify: (chain: Chain, round: number, signature: string) => boolean
}

export type Answer =
  | { readonly signed: Signed; readonly trouble: null }
  | { readonly signed: null; readonly trouble: RelayReport }

/** Longer than a relay may hold a request for the next round until that is there: a period, 3 s. */
export const ANSWER_MS = 5000
/** A round takes 270. */
const MAX_BYTES = 4096
/** Relays say that a round is not there yet with the first, in older versions, or the second. */
const NOT_YET = [404, 425]

const SIGNATURE = /^[0-9a-f]{96}$/

/**
 * Asks a relay for a round, and verifies what it says. Never rejects.
 * @param relay its origin
 * @param stop nobody waits for the answer any more
 */
export async function askRelay(
  relay: string,
  chain: Chain,
  wanted: Wanted['round'],
  stop: AbortSignal,
  { fetch, verify }: Reach,
): Promise<Answer> {
  let status: number | null = null
  const trouble = (problem: RelayReport['problem']): Answer => ({
    signed: null,
    trouble: { relay, problem, status },
  })
  let text: string | null
  try {
    const response = await fetch(`${relay}/${chain.hash}/public/${wanted}`, {
      // No visitor is told from another, and no page from another.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
    })
    status = response.status
    if (!response.ok) {
      void response.body?.cancel().catch(() => {})
      return trouble(NOT_YET.includes(status) ? 'notYet' : 'refused')
    }
    text = await textOf(response)
  } catch {
    return trouble('unreachable')
  }
  const signed = text === null ? null : readSigned(text)
  if (!signed) return trouble('unreadable')
  if (wanted !== 'latest' && signed.round !== wanted) return trouble('forged')
  if (!verify(chain, signed.round, signed.signature)) return trouble('forged')
  return { signed, trouble: null }
}

/** The text of an answer; `null` where it is longer than any round. */
async function textOf(response: Response): Promise<string | null> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > MAX_BYTES) {
      void reader.cancel().catch(() => {})
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The randomness that comes along is not read: it follows from the signature. */
function readSigned(text: string): Signed | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const { round, signature } = (value ?? {}) as Partial<Record<string, unknown>>
  if (!Number.isSafeInteger(round) || (round as number) < 1) return null
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return null
  return { round: round as number, signature }
}
