// Asks the relays until one has the round: in random order, not all at once, a bounded number of times. For the latest
// round all are asked at once, and the newest counts.

import { type Chain, chainOf } from '../proof/chain'
import type { Fetched, RelayReport, Wanted } from './protocol'

interface Surroundings extends Reach {
  readonly relays: readonly string[]
  /** From 0 to less than 1, uniform. */
  readonly random: () => number
}

interface Found extends Signed {
  readonly relay: string
}

/** A relay that has not answered by then may hang: the next one is asked as well. */
const PATIENCE_MS = 1500
const MAX_TURNS = 4
/** Between the first turn and the second; then twice as long each time. */
const BREAK_MS = 1000

/** Never rejects. @param onTrouble called for each answer that was none, as it comes */
export async function askRelays(
  { chain: hash, round }: Wanted,
  onTrouble: (report: RelayReport) => void,
  surroundings: Surroundings,
): Promise<Fetched> {
  const chain = chainOf(hash)
  if (!chain) return { kind: 'failed', why: 'unknownChain', reports: [] }
  const reports: RelayReport[] = []
  let lastTurn: RelayReport[] = []
  const report = (one: RelayReport) => {
    reports.push(one)
    lastTurn.push(one)
    onTrouble(one)
  }
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    // Jittered, so that the devices of a whole room do not ask again in the same moment.
    if (turn > 0) await pause(BREAK_MS * 2 ** (turn - 1) * (0.5 + surroundings.random()))
    lastTurn = []
    const found =
      round === 'latest'
        ? await askAll(chain, report, surroundings)
        : await askInTurn(chain, round, report, surroundings)
    if (found) return { kind: 'found', ...found, reports }
  }
  return { kind: 'failed', why: whyOf(lastTurn), reports }
}

/**
 * Asks each relay once for the latest round. Anyone can repeat an old one, and nobody has one before its time: of one
 * honest relay and any number of others, the newest answer is no older than the honest one.
 */
async function askAll(
  chain: Chain,
  report: (one: RelayReport) => void,
  surroundings: Surroundings,
): Promise<Found | null> {
  const stop = new AbortController()
  const found: Found[] = []
  let isLate = false
  const endIfFound = () => {
    if (isLate && found.length > 0) stop.abort()
  }
  const timer = setTimeout(() => {
    isLate = true
    endIfFound()
  }, PATIENCE_MS)
  const ask = async (relay: string) => {
    const { signed, trouble } = await askRelay(relay, chain, 'latest', stop.signal, surroundings)
    if (stop.signal.aborted) return
    if (trouble) report(trouble)
    else found.push({ ...signed, relay })
    endIfFound()
  }
  await Promise.all(surroundings.relays.map(ask))
  clearTimeout(timer)
  return found.sort((one, other) => other.round - one.round)[0] ?? null
}

function askInTurn(
  chain: Chain,
  round: number,
  report: (one: RelayReport) => void,
  surroundings: Surroundings,
): Promise<Found | null> {
  return new Promise((resolve) => {
    const order = shuffled(surroundings.relays, surroundings.random)
    const stop = new AbortController()
    let open = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    function end(found: Found | null) {
      clearTimeout(timer)
      if (stop.signal.aborted) return
      stop.abort()
      resolve(found)
    }
    async function askNext() {
      clearTimeout(timer)
      const relay = order.shift()
      if (relay === undefined) {
        if (open === 0) end(null)
        return
      }
      open += 1
      timer = setTimeout(askNext, PATIENCE_MS)
      const { signed, trouble } = await askRelay(relay, chain, round, stop.signal, surroundings)
      open -= 1
      if (stop.signal.aborted) return
      if (signed) {
        end({ ...signed, relay })
        return
      }
      report(trouble)
      await askNext()
    }
    void askNext()
  })
}

/** One honest answer says more than any number of false ones. */
function whyOf(reports: readonly RelayReport[]): 'notYet' | 'forged' | 'unreachable' {
  const problems = reports.map(({ problem }) => problem)
  if (problems.includes('notYet')) return 'notYet'
  return problems.includes('forged') ? 'forged' : 'unreachable'
}

function shuffled(relays: readonly string[], random: () => number): string[] {
  const keyed = relays.map((relay) => ({ relay, key: random() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ relay }) => relay)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

// One request to a relay, in drand's HTTP API, version 1: https://docs.drand.love/developer/http-api

interface Signed {
  readonly round: number
  /** 96 hexadecimal digits, in lower case. */
  readonly signature: string
}

/** What is passed in, so that tests can do without a network and the curves. */
interface Reach {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly verify: (chain: Chain, round: number, signature: string) => boolean
}

type Answer =
  | { readonly signed: Signed; readonly trouble: null }
  | { readonly signed: null; readonly trouble: RelayReport }

/** Longer than a relay may hold a request for the next round until that is there: a period, 3 s. */
const ANSWER_MS = 5000
/** A round takes 270. */
const MAX_BYTES = 4096
/** Relays say that a round is not there yet with the first, in older versions, or the second. */
const NOT_YET = [404, 425]

const SIGNATURE = /^[0-9a-f]{96}$/

/** Never rejects. @param stop nobody waits for the answer any more */
async function askRelay(
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

/** `null` where it is longer than any round. */
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
