import type { WhyNoShow } from '../../wheel/result'
import { makeProof, type Proof } from '../proof/proof'
import { canonicalJson } from './hashChain'
import type { RaffleState } from './raffleState'
import { type Entry, type Position, RECORD_FORMAT, RECORD_VERSION } from './record'

/** One entry a line, always the same text for the same record: what its hash was made of, but for `"hash":"…",`. */
export function recordText(entries: readonly Entry[]): string {
  const lines = entries.map((entry) => `    ${canonicalJson(entry)}`)
  const [begun] = entries
  const version = begun?.kind === 'begun' ? begun.version : RECORD_VERSION
  const head = `  "format": "${RECORD_FORMAT}",\n  "version": ${version},\n`
  return `{\n${head}  "entries": [\n${lines.join(',\n')}\n  ]\n}\n`
}

type OutcomeStatus =
  | WhyNoShow
  | 'winner'
  | 'reserve'
  /** Has won another place since, or was not here for it. */
  | 'formerReserve'
  | 'nobodyLeft'
  | 'notDrawn'

interface OutcomeRow {
  /** From 0. */
  readonly prize: number
  readonly prizeName: string
  /** The number of the place, or of the reserve, from 1. */
  readonly place: number
  /** Index in the frozen list. */
  readonly winner: number | null
  readonly text: string
  readonly status: OutcomeStatus
  /** Milliseconds since 1970. */
  readonly at: number | null
  /** The number of presses up to then. */
  readonly press: number | null
}

/** By prize and place, everyone called for it in order; after a prize's places, the reserves who have not stepped up. */
export function outcomeRows(state: RaffleState): readonly OutcomeRow[] {
  const textOf = (winner: number) => state.list[winner]?.text ?? ''
  return state.prizes.flatMap(({ name, placed, drawnReserves }, prize) => {
    const about = { prize, prizeName: name }
    const undrawn = state.eligibleCount(prize) > 0 ? 'notDrawn' : 'nobodyLeft'
    const nobody = { ...about, winner: null, text: '', at: null, press: null }
    const called = placed.flatMap((one, index): OutcomeRow[] => {
      const rows = one.calls.map(({ winner, at, press, why }): OutcomeRow => {
        const text = textOf(winner)
        return { ...about, place: index + 1, winner, text, status: why ?? 'winner', at, press }
      })
      if (one.winner !== null) return rows
      // Of the beacon's order nobody may be left for a place, while others wait for theirs.
      const isGivenOn = rows.length > 0 && !isPending(state, { prize, place: index })
      const status = isGivenOn ? 'nobodyLeft' : undrawn
      return [...rows, { ...nobody, place: index + 1, status }]
    })
    const reserves = drawnReserves.flatMap((reserve, index): OutcomeRow[] => {
      const { winner, at, press, hasSteppedUp } = reserve
      if (hasSteppedUp) return []
      const text = textOf(winner)
      const status = state.canWin(winner, prize) ? 'reserve' : 'formerReserve'
      return [{ ...about, place: index + 1, winner, text, status, at, press }]
    })
    return [...called, ...reserves]
  })
}

function isPending({ pending }: RaffleState, { prize, place }: Position): boolean {
  return pending?.prize === prize && pending.place === place
}

/** No-shows and who came in for them are in the record alone. `null` without a beacon, or before its signature. */
export function proofOf({ proven }: RaffleState): Proof | null {
  if (!proven?.assignment || proven.signature === null) return null
  return makeProof(proven.announcement, proven.signature)
}
