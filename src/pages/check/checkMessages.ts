import type { ProofCheck, ProofReport } from '../../raffle/proof/proof'
import { list } from '../../text/list'
import { momentText } from '../../text/moment'
import { say } from '../../text/say'
import { type Markup, rich } from '../../ui/kit/rich'
import { isolated } from '../../wheel/text'
import type { MarkState } from '../Mark'
import { fieldNames } from './messages'
import { dueMsOf, prizeTitle } from './proofFacts'

type Code = ProofCheck['code']
type Read = NonNullable<ProofReport['proof']>

interface CheckTexts {
  readonly label: string
  passed(proof: Read): string
  failed(check: ProofCheck, report: ProofReport): string
}

const announcementFits = {
  sums: say('The checksums in the proof were changed.'),
  fingerprint: say('The fingerprint in the proof was changed. It is not that of its announcement.'),
  /** The fields are such as “the prizes and the salt”. */
  fields: (fields: string) => say('The announcement was changed: {fields}.', { fields }),
}

const format = {
  other: say(
    'It is not written as proofs are. It may be another file, or a part of it is missing.',
  ),
  /** The fields are such as “the prizes and the salt”. */
  fields: (fields: string) => say('A part of it cannot be read: {fields}.', { fields }),
}

const due = {
  sometime: say('At a time that the service knows.'),
  moment: (moment: string) => say('Due on {moment}.', { moment }),
}

/** In place of a name, in “Number 3 of “Prize” is nobody. The proof says nobody.” */
const nobody = say('nobody')

const other = {
  unknown: say('Other winners follow from the list and the random number.'),
  winners: (at: number, prize: string, drawn: string, said: string) =>
    say(
      'Another winner follows from the list and the random number. Number {at, number} of “{prize}” is {drawn}. The proof says {said}.',
      { at, prize, drawn, said },
    ),
  reserves: (at: number, prize: string, drawn: string, said: string) =>
    say(
      'Another reserve follows from the list and the random number. Reserve {at, number} of “{prize}” is {drawn}. The proof says {said}.',
      { at, prize, drawn, said },
    ),
}

const CHECK_TEXTS: Readonly<Record<Code, CheckTexts>> = {
  format: {
    label: say('The proof'),
    passed: () => say('Complete and well formed.'),
    failed: ({ fields }) =>
      fields.includes('format') ? format.other : format.fields(list(fieldNames(fields))),
  },
  chain: {
    label: say('Where the random number comes from'),
    passed: () => say('The proof names drand, a public service run by many organizations.'),
    failed: () => say('The proof names a source of random numbers that this page does not know.'),
  },
  fingerprint: {
    label: say('The list and the prizes'),
    passed: ({ announcement: { prizes } }) =>
      say(
        '{prizes, plural, one {The list and the prize match the fingerprint.} other {The list and the prizes match the fingerprint.}}',
        { prizes: prizes.length },
      ),
    failed: ({ fields }) => {
      if (fields.includes('sums')) return announcementFits.sums
      return fields.includes('fingerprint')
        ? announcementFits.fingerprint
        : announcementFits.fields(list(fieldNames(fields)))
    },
  },
  round: {
    /** When the random number was due. */
    label: say('When it was due'),
    passed: ({ announcement }) => {
      const dueMs = dueMsOf(announcement)
      return dueMs === null ? due.sometime : due.moment(momentText(dueMs))
    },
    failed: () => say('The proof names a time that there cannot be.'),
  },
  signature: {
    /** Whether the random number is genuine. */
    label: say('Whether it is genuine'),
    passed: () => say('It carries the signature of that service. Nobody else could have made it.'),
    failed: () =>
      say('The signature in the proof is not the one that the service published at that time.'),
  },
  results: {
    label: say('Who won'),
    passed: ({ results }) =>
      say(
        '{reserves, plural, =0 {Drawn again: {winners, plural, one {the same winner} other {the same # winners}}.} other {Drawn again: {winners, plural, one {the same winner} other {the same # winners}} and {reserves, plural, one {the same reserve} other {the same # reserves}}.}}',
        {
          winners: results.flatMap((prize) => prize.winners).length,
          reserves: results.flatMap((prize) => prize.reserves).length,
        },
      ),
    failed: ({ differs }, { proof, assignment }) => {
      if (!differs || !proof) return other.unknown
      const { prize, list: kind, position } = differs
      const nameAt = (results: Read['results'] | undefined) => {
        const index = results?.[prize]?.[kind][position]
        const text = index === undefined ? undefined : proof.announcement.entries[index]
        return text === undefined ? nobody : isolated(text)
      }
      const title = isolated(prizeTitle(proof.announcement, prize))
      return other[kind](position + 1, title, nameAt(assignment?.prizes), nameAt(proof.results))
    },
  },
}

const notMade = say('Not checked, because an earlier check has failed.')

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
    return check.status === 'passed' && report.proof ? passed(report.proof) : notMade
  }
}

const numbers = {
  forEach: say(
    'For each prize, HMAC-SHA-256 makes words of 32 bits. Its key is the random number. Its text is the fingerprint, a byte 0, the number of the prize from 0, and a counter.',
  ),
  forAll: say(
    'HMAC-SHA-256 makes words of 32 bits. Its key is the random number. Its text is the fingerprint, a byte 0, four bytes 0, and a counter.',
  ),
}

const picks = {
  weighted: say(
    'Each word picks one of the names that are left, the likelier the more it weighs. A word that would favor a name is passed over.',
  ),
  equal: say(
    'Each word picks one of the names that are left, all equally likely. A word that would favor a name is passed over.',
  ),
}

const order = {
  forEach: say(
    'This puts the whole list in an order, one for each prize. A name that has come before counts once.',
  ),
  forAll: say('This puts the whole list in an order. A name that has come before counts once.'),
}

const winners = {
  forEach: say('The first in the order of a prize are its winners. Its reserves come next.'),
  forAll: say(
    'The first in this order are the winners, prize by prize. The reserves of each prize come next.',
  ),
}

export const checkMessages = {
  title: say('How it was checked'),
  allPassed: (count: number) =>
    say('{count, plural, one {The check passed} other {All # checks passed}}', { count }),
  someFailed: (failed: number, count: number) =>
    say(
      '{count, plural, one {The check failed} other {{failed, number, ::group-off} of # checks failed}}',
      { failed, count },
    ),
  states: {
    /** A check, for those who do not see the marks. */
    passed: say('Passed.'),
    failed: say('Failed.'),
    open: say('Not checked.'),
  } satisfies Record<MarkState, string>,
  mathematics: say('The mathematics'),
  /** For those who do not see which check it belongs to. */
  mathematicsOf: (label: string) => say('The mathematics: {label}', { label }),

  format: say('A proof is JSON without spaces or line breaks, with its fields in a fixed order.'),
  proofText: say('The whole proof'),
  chain: say('These figures are built into this page. A proof cannot bring its own.'),
  chainHash: say('Hash of the chain'),
  publicKey: say('Public key'),
  /** How signatures are made. */
  scheme: say('Scheme'),
  schemeName: 'bls-unchained-g1-rfc9380',
  fingerprint: say('The fingerprint is SHA-256 of this text, as UTF-8:'),
  announcementText: say('The announcement'),
  round: (round: number) => say('This random number is that of round {round, number}.', { round }),
  /** @param first when the first round was published */
  rounds: (first: string, periodS: number) =>
    say(
      '{periodS, plural, one {Round 1 was published on {first}. Each round after it comes one second later.} other {Round 1 was published on {first}. Each round after it comes # seconds later.}}',
      { first, periodS },
    ),
  signature: say(
    'The round’s number is written as 64 bits, the highest first. The SHA-256 of that is what is signed. It is hashed to a point on the curve BLS12-381 (RFC 9380). The signature is another point, and a pairing with the beacon’s public key shows whether the two fit. For each round only one signature fits. Its SHA-256 is the random number.',
  ),
  signatureLabel: say('Signature'),
  randomness: say('Random number'),
  steps: (isWeighted: boolean, again: boolean): readonly string[] => {
    const draws = again ? 'forEach' : 'forAll'
    const pick = isWeighted ? picks.weighted : picks.equal
    return [numbers[draws], pick, order[draws], winners[draws]]
  },
  documented: (a: Markup) =>
    rich('Every step is described in docs/proof.md, <a>in the source code</a>.', { a }),

  elsewhere: say('Check it without this site'),
  elsewhereText: say(
    'This program checks a proof on any computer that has Node.js, without this site. It is short, so that you can read it, or have somebody read it. Copy it into a file named proof-check.mjs, and put the file of the proof beside it.',
  ),
  program: say('The program'),
  commandText: say('Then type this into a terminal in that folder. The first line is needed once.'),
  command: say('The commands'),
  commandFor: (file: string) => `npm install @noble/curves@2.4.0\nnode proof-check.mjs ${file}`,
} as const
