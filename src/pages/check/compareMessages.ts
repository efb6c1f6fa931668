import { list } from '../../text/list'
import { momentText } from '../../text/moment'
import { say } from '../../text/say'
import type { Comparison, Decisive } from './compare'
import { differences } from './messages'

const openedBefore = {
  sometime: say('You opened the announcement before the draw.'),
  moment: (moment: string) =>
    say(
      'By this device’s clock, you opened the announcement before {moment}. If that clock was right, the list was final before anyone could know the number.',
      { moment },
    ),
}

const final = {
  sometime: say(
    'If you got your link or fingerprint before the draw, the list was final before anyone could know the number.',
  ),
  moment: (moment: string) =>
    say(
      'If you got your link or fingerprint before {moment}, the list was final before anyone could know the number.',
      { moment },
    ),
}

const otherDraw = say(
  'Your link or fingerprint is of another draw, or has a mistake in it. Check it, then ask the organizer.',
)
/** The differences are such as “the prizes differ and the salt differs”. */
const differs = (differences: string) =>
  say('It differs from what you compared it with: {differences}.', { differences })

const matches = {
  opened: (sentence: string) => say('It matches. {sentence}', { sentence }),
  sometime: say('It matches. If you copied it from this page, it proves nothing.'),
  moment: (moment: string) =>
    say(
      'It matches. If you got it before {moment}, the list was final before anyone could know the number. If you copied it from this page, it proves nothing.',
      { moment },
    ),
}

const noMatch = {
  unknown: say(
    'It does not match. Check that you pasted all of it. If you did, this is not the draw you were told about.',
  ),
  /** The differences are such as “the prizes differ and the salt differs”. */
  fields: (differences: string) =>
    say('It does not match: {differences}. This is not the draw you were told about.', {
      differences,
    }),
}

const undecided = {
  tooShort: (digits: number) =>
    say(
      '{digits, plural, one {This is # of 64 characters. Paste all of them: a few can be faked.} other {These are # of 64 characters. Paste all of them: a few can be faked.}}',
      { digits },
    ),
  isProof: say(
    'This is a proof. It was made after the draw, so it says nothing about the time before. Paste what you got before the draw.',
  ),
  damaged: say('This link or file is damaged. Copy it again, or use the fingerprint.'),
  unknown: say('This is neither the link of an announcement nor a fingerprint.'),
}

export const compareMessages = {
  title: say('Was the list final before the draw?'),
  note: say(
    'Paste the link or fingerprint you got before the draw. You got none? Ask somebody you trust who did. What you copy from this page proves nothing.',
  ),
  field: say('Link or fingerprint from before the draw'),
  button: say('Compare'),
  file: say('Choose a File'),
  empty: say('Paste the link or fingerprint first.'),
  compared,
  /** Where the result was made of an announcement that the page had shown in time. */
  opened: (dueMs: number | null) => matches.opened(openedInTime(dueMs)),

  question: say('Was the list final before that time?'),
  invitation: say('Compare it with what you got before the draw.'),
  verdict: {
    same: (dueMs: number | null) =>
      dueMs === null ? final.sometime : final.moment(momentText(dueMs)),
    opened: openedInTime,
    different: ({ fields }: Extract<Decisive, { kind: 'different' }>) =>
      fields.length === 0 ? otherDraw : differs(list(differences(fields))),
  },
} as const

/** @param dueMs as in the proof; one that was opened in time has it */
function openedInTime(dueMs: number | null): string {
  return dueMs === null ? openedBefore.sometime : openedBefore.moment(momentText(dueMs))
}

function compared(comparison: Comparison, dueMs: number | null): string {
  switch (comparison.kind) {
    case 'same':
      return dueMs === null ? matches.sometime : matches.moment(momentText(dueMs))
    case 'different': {
      const { fields } = comparison
      return fields.length === 0 ? noMatch.unknown : noMatch.fields(list(differences(fields)))
    }
    case 'tooShort':
      return undecided.tooShort(comparison.digits)
    default:
      return undecided[comparison.kind]
  }
}
