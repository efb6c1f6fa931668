import { inSequence } from '../../text/sentences'
import type { MarkState } from '../Mark'
import { checkText } from './checkMessages'
import type { Decisive } from './compare'
import { compareMessages } from './compareMessages'
import { messages } from './messages'
import { dueMsOf, faultOf, winnersOf } from './proofFacts'
import { messages as recordMessages } from './record/messages'
import type { CheckReport, RecordReport } from './record/report'
import type { Shown } from './useCheck'

export interface Verdict {
  readonly state: MarkState
  readonly title: string
  readonly text: string
  /** Whether it still has to be found out that the list was final in time. */
  readonly isOpen?: boolean
}

const { verdicts } = messages

/** `null` where nothing was checked. @param comparison with what was known before the draw, if there is one */
export function verdictOf(shown: Shown, comparison: Decisive | null): Verdict | null {
  if (shown.kind === 'notChecked') return { state: 'open', ...verdicts.notChecked }
  if (shown.kind === 'record') return verdictOfRecord(shown.report)
  if (shown.kind !== 'proof') return null
  const { report, expected } = shown
  const { proof, isProven } = report
  const fault = faultOf(report)
  if (!proof || !isProven) {
    const text = fault ? checkText(fault, report).text : verdicts.notChecked.text
    return { state: 'failed', title: proof ? verdicts.unproven : verdicts.noProof, text }
  }
  if (expected?.isLink && expected.fingerprint !== proof.fingerprint) {
    return { state: 'failed', ...verdicts.another }
  }
  if (comparison?.kind === 'different') {
    const text = compareMessages.verdict.different(comparison)
    return { state: 'failed', title: verdicts.differs, text }
  }
  const won = messages.won(winnersOf(proof))
  const dueMs = dueMsOf(proof.announcement)
  if (comparison) {
    const { opened, same } = compareMessages.verdict
    const text = shown.isInTime ? opened(dueMs) : same(dueMs)
    return { state: 'passed', title: verdicts.matches, text: inSequence([won, text]) }
  }
  const text = verdicts.provenText(dueMs)
  return { state: 'passed', title: verdicts.proven, text: inSequence([won, text]), isOpen: true }
}

function verdictOfRecord(report: CheckReport): Verdict {
  const { verdicts, unreadable, notChecked } = recordMessages
  switch (report.kind) {
    case 'notChecked':
      return { state: 'open', title: verdicts.notChecked, text: notChecked[report.why] }
    case 'noRecord':
      return { state: 'failed', title: verdicts.noRecord, text: unreadable[report.why] }
    case 'record':
      return report.isSound
        ? { state: 'passed', title: verdicts.sound, text: soundText(report) }
        : { state: 'failed', title: verdicts.unsound, text: recordMessages.someFailed(report) }
  }
}

/** Who holds each place in the end, if one was drawn. */
function soundText(report: RecordReport): string {
  const places = report.drawn?.outcome.prizes.flatMap(({ winners }) => winners) ?? []
  const names = places.flatMap(({ name }) => name ?? [])
  const passed = recordMessages.allPassed(report)
  return inSequence([names.length > 0 ? messages.won(names) : '', passed])
}
