// The verdict on a proof, in a heading and a few plain sentences.

import type { MarkState } from '../Mark'
import { checkText } from './checkMessages'
import { messages } from './messages'
import { dueMsOf, faultOf, winnersOf } from './reading'
import type { Shown } from './useVerify'

export interface Verdict {
  readonly state: MarkState
  readonly title: string
  readonly text: string
}

const { verdicts } = messages

/** `null` where nothing was verified. */
export function verdictOf(shown: Shown): Verdict | null {
  if (shown.kind === 'notChecked') return { state: 'open', ...verdicts.notChecked }
  if (shown.kind !== 'proof') return null
  const { report, expected } = shown
  const { proof, isProven } = report
  const fault = faultOf(report)
  if (!proof || !isProven) {
    const text = fault ? checkText(fault, report).text : verdicts.notChecked.text
    return { state: 'failed', title: proof ? verdicts.unproven : verdicts.noProof, text }
  }
  if (expected !== null && expected !== proof.fingerprint) {
    return { state: 'failed', ...verdicts.another }
  }
  const won = messages.won(winnersOf(proof))
  const text = verdicts.provenText(dueMsOf(proof.announcement))
  return { state: 'passed', title: verdicts.proven, text: `${won} ${text}` }
}
