// Plain values, because the page and its worker hand them to each other.

import type { CheckedRecord } from '../../../raffle/model/checkRecord'
import type { Check, CheckCode } from '../../../raffle/model/checks'
import { type Outcome, outcomeOf } from '../../../raffle/model/outcome'
import { type RaffleState, stateOf } from '../../../raffle/model/raffleState'
import type { Unreadable } from '../../../raffle/model/readRecord'
import type { Hash } from '../../../raffle/proof/announcement'
import { chainOf } from '../../../raffle/proof/chain'

export type NotChecked = 'insecure' | 'unreadable' | 'tooSlow' | 'failed'

export type CheckReport =
  | { readonly kind: 'notChecked'; readonly why: NotChecked }
  | { readonly kind: 'noRecord'; readonly why: Unreadable }
  | RecordReport

/** `open`: not made, because the record cannot be followed so far. `none`: the record has nothing to check so. */
export type CheckState = 'failed' | 'open' | 'passed' | 'none'

export interface ReportedCheck extends Pick<Check, 'code' | 'made' | 'failed' | 'line'> {
  readonly state: CheckState
}

export interface RecordReport extends Pick<CheckedRecord, 'isSound' | 'notShown' | 'lastHash'> {
  readonly kind: 'record'
  readonly entries: number
  /** Those that have failed come first. */
  readonly checks: readonly ReportedCheck[]
  readonly drawn: Drawn | null
}

/** What was drawn, as the record says; only of one that can be followed to its end. */
export interface Drawn {
  readonly outcome: Outcome
  readonly options: number
  readonly mayWinAgain: boolean
  /** `null` where it is bound to no beacon. */
  readonly proven: ReportedProof | null
}

export interface ReportedProof {
  readonly fingerprint: Hash
  /** The name; `null` where it is not known. */
  readonly chain: string | null
  readonly round: number
  readonly isSigned: boolean
}

const ORDER: readonly (readonly CheckState[])[] = [['failed'], ['open'], ['passed', 'none']]

export function reportOf(checked: CheckedRecord): CheckReport {
  if (checked.unreadable) return { kind: 'noRecord', why: checked.unreadable }
  const { isSound, notShown, lastHash, entries } = checked
  const checks = checked.checks.map(({ code, made, failed, line, isOk }): ReportedCheck => {
    const state = failed > 0 ? 'failed' : made > 0 ? 'passed' : isOk ? 'none' : 'open'
    return { code, made, failed, line, state }
  })
  const madeOf = (wanted: CheckCode) => checks.find(({ code }) => code === wanted)?.made ?? 0
  const state = entries && stateOf(entries)
  return {
    kind: 'record',
    isSound,
    notShown,
    lastHash,
    // Each line is looked at for its fields.
    entries: madeOf('fields'),
    checks: ORDER.flatMap((wanted) => checks.filter(({ state }) => wanted.includes(state))),
    drawn: state && {
      outcome: outcomeOf(state, entries),
      options: state.list.length,
      mayWinAgain: state.begun.rules.mayWinAgain,
      proven: proofIn(state),
    },
  }
}

function proofIn({ proven }: RaffleState): ReportedProof | null {
  if (!proven) return null
  const { fingerprint, signature, announcement } = proven
  const { chain, round } = announcement
  const isSigned = signature !== null
  return { fingerprint, chain: chainOf(chain)?.name ?? null, round, isSigned }
}
