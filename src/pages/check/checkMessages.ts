import type { ProofCheck, ProofReport } from '../../raffle/proof/proof'
import { list } from '../../text/list'
import { plural } from '../../text/plural'
import { isolated } from '../../wheel/text'
import type { MarkState } from '../Mark'
import { fieldNames, momentText, roundNumber } from './messages'
import { dueMsOf, prizeTitle } from './proofFacts'

type Code = ProofCheck['code']
type Read = NonNullable<ProofReport['proof']>

interface CheckTexts {
  readonly label: string
  passed(proof: Read): string
  failed(check: ProofCheck, report: ProofReport): string
}

const CHECK_TEXTS: Readonly<Record<Code, CheckTexts>> = {
  format: {
    label: 'The proof',
    passed: () => 'Complete and well formed.',
    failed: ({ fields }) =>
      fields.includes('format')
        ? 'It is not written as proofs are. It may be another file, or a part of it is missing.'
        : `A part of it cannot be read: ${list(fieldNames(fields))}.`,
  },
  chain: {
    label: 'Where the random number comes from',
    passed: () => 'The proof names drand, a public service run by many organizations.',
    failed: () => 'The proof names a source of random numbers that this page does not know.',
  },
  fingerprint: {
    label: 'The list and the prizes',
    passed: ({ announcement: { prizes } }) =>
      plural(prizes.length, {
        one: 'The list and the prize match the fingerprint.',
        other: 'The list and the prizes match the fingerprint.',
      }),
    failed: ({ fields }) => {
      if (fields.includes('sums')) return 'The checksums in the proof were changed.'
      return fields.includes('fingerprint')
        ? 'The fingerprint in the proof was changed. It is not that of its announcement.'
        : `The announcement was changed: ${list(fieldNames(fields))}.`
    },
  },
  round: {
    label: 'When it was due',
    passed: ({ announcement }) => {
      const dueMs = dueMsOf(announcement)
      return dueMs === null ? 'At a time that the service knows.' : `Due on ${momentText(dueMs)}.`
    },
    failed: () => 'The proof names a time that there cannot be.',
  },
  signature: {
    label: 'Whether it is genuine',
    passed: () => 'It carries the signature of that service. Nobody else could have made it.',
    failed: () =>
      'The signature in the proof is not the one that the service published at that time.',
  },
  results: {
    label: 'Who won',
    passed: ({ results }) => {
      const winners = results.flatMap((prize) => prize.winners).length
      const reserves = results.flatMap((prize) => prize.reserves).length
      const same = [plural(winners, { one: 'the same winner', other: 'the same # winners' })]
      if (reserves > 0) {
        same.push(plural(reserves, { one: 'the same reserve', other: 'the same # reserves' }))
      }
      return `Drawn again: ${list(same)}.`
    },
    failed: ({ differs }, { proof, assignment }) => {
      if (!differs || !proof) return 'Other winners follow from the list and the random number.'
      const { prize, list: kind, position } = differs
      const nameAt = (results: Read['results'] | undefined) => {
        const index = results?.[prize]?.[kind][position]
        const text = index === undefined ? undefined : proof.announcement.entries[index]
        return text === undefined ? 'nobody' : isolated(text)
      }
      const title = isolated(prizeTitle(proof.announcement, prize))
      const [said, drawn] = [nameAt(proof.results), nameAt(assignment?.prizes)]
      const at = roundNumber(position + 1)
      return kind === 'winners'
        ? `Another winner follows from the list and the random number. Number ${at} of “${title}” is ${drawn}. The proof says ${said}.`
        : `Another reserve follows from the list and the random number. Reserve ${at} of “${title}” is ${drawn}. The proof says ${said}.`
    },
  },
}

const NOT_MADE = 'Not checked, because an earlier check has failed.'

const STATES: Readonly<Record<ProofCheck['status'], MarkState>> = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'open',
}

export function checkText(check: ProofCheck, report: ProofReport) {
  const { label, passed, failed } = CHECK_TEXTS[check.code]
  return { label, state: STATES[check.status], text: textOf() }

  function textOf(): string {
    if (check.status === 'failed') return failed(check, report)
    return check.status === 'passed' && report.proof ? passed(report.proof) : NOT_MADE
  }
}

export const checkMessages = {
  title: 'How it was checked',
  allPassed: (count: number) =>
    plural(count, { one: 'The check passed', other: 'All # checks passed' }),
  someFailed: (failed: number, count: number) =>
    plural(count, { one: 'The check failed', other: `${failed} of # checks failed` }),
  /** For those who do not see the marks. */
  states: { passed: 'Passed.', failed: 'Failed.', open: 'Not checked.' } satisfies Record<
    MarkState,
    string
  >,
  mathematics: 'The mathematics',
  /** For those who do not see which check it belongs to. */
  mathematicsOf: (label: string) => `The mathematics: ${label}`,

  format: 'A proof is JSON without spaces or line breaks, with its fields in a fixed order.',
  proofText: 'The whole proof',
  chain: 'These figures are built into this page. A proof cannot bring its own.',
  chainHash: 'Hash of the chain',
  publicKey: 'Public key',
  scheme: 'Scheme',
  schemeName: 'bls-unchained-g1-rfc9380',
  fingerprint: 'The fingerprint is SHA-256 of this text, as UTF-8:',
  announcementText: 'The announcement',
  round: (round: number) => `This random number is that of round ${roundNumber(round)}.`,
  /** @param first when the first round was published */
  rounds: (first: string, periodS: number) =>
    plural(periodS, {
      one: `Round 1 was published on ${first}. Each round after it comes one second later.`,
      other: `Round 1 was published on ${first}. Each round after it comes # seconds later.`,
    }),
  signature:
    'The round’s number is written as 64 bits, the highest first. The SHA-256 of that is what is signed. It is hashed to a point on the curve BLS12-381 (RFC 9380). The signature is another point, and a pairing with the beacon’s public key shows whether the two fit. For each round only one signature fits. Its SHA-256 is the random number.',
  signatureLabel: 'Signature',
  randomness: 'Random number',
  steps: (isWeighted: boolean, again: boolean): readonly string[] => [
    again
      ? 'For each prize, HMAC-SHA-256 makes words of 32 bits. Its key is the random number. Its text is the fingerprint, a byte 0, the number of the prize from 0, and a counter.'
      : 'HMAC-SHA-256 makes words of 32 bits. Its key is the random number. Its text is the fingerprint, a byte 0, four bytes 0, and a counter.',
    isWeighted
      ? 'Each word picks one of the names that are left, the likelier the more it weighs. A word that would favor a name is passed over.'
      : 'Each word picks one of the names that are left, all equally likely. A word that would favor a name is passed over.',
    again
      ? 'This puts the whole list in an order, one for each prize. A name that has come before counts once.'
      : 'This puts the whole list in an order. A name that has come before counts once.',
    again
      ? 'The first in the order of a prize are its winners. Its reserves come next.'
      : 'The first in this order are the winners, prize by prize. The reserves of each prize come next.',
  ],
  documented: 'Every step is described in docs/proof.md,',
  sourceCode: 'in the source code',

  elsewhere: 'Check it without this site',
  elsewhereText:
    'This program checks a proof on any computer that has Node.js, without this site. It is short, so that you can read it, or have somebody read it. Copy it into a file named proof-check.mjs, and put the file of the proof beside it.',
  program: 'The program',
  commandText: 'Then type this into a terminal in that folder. The first line is needed once.',
  command: 'The commands',
  commandFor: (file: string) => `npm install @noble/curves@2.4.0\nnode proof-check.mjs ${file}`,
} as const
