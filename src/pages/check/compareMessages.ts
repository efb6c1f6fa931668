import { list } from '../../text/list'
import { plural } from '../../text/plural'
import type { Comparison, Decisive } from './compare'
import { differences, momentText } from './messages'

export const compareMessages = {
  title: 'Was the list final before the draw?',
  note: 'Paste the link or fingerprint you got before the draw. You got none? Ask somebody you trust who did. What you copy from this page proves nothing.',
  field: 'Link or fingerprint from before the draw',
  button: 'Compare',
  file: 'Choose a File',
  empty: 'Paste the link or fingerprint first.',
  compared,
  /** Where the result was made of an announcement that the page had shown in time. */
  opened: (dueMs: number | null) => `It matches. ${openedInTime(dueMs)}`,

  question: 'Was the list final before that time?',
  invitation: 'Compare it with what you got before the draw.',
  verdict: {
    same: (dueMs: number | null) =>
      dueMs === null
        ? 'If you got your link or fingerprint before the draw, the list was final before anyone could know the number.'
        : `If you got your link or fingerprint before ${momentText(dueMs)}, the list was final before anyone could know the number.`,
    opened: openedInTime,
    different: ({ fields }: Extract<Decisive, { kind: 'different' }>) =>
      fields.length === 0
        ? 'Your link or fingerprint is of another draw, or has a mistake in it. Check it, then ask the organizer.'
        : `It differs from what you compared it with: ${list(differences(fields))}.`,
  },
} as const

/** @param dueMs as in the proof; one that was opened in time has it */
function openedInTime(dueMs: number | null): string {
  return dueMs === null
    ? 'You opened the announcement before the draw.'
    : `By this device’s clock, you opened the announcement before ${momentText(dueMs)}. If that clock was right, the list was final before anyone could know the number.`
}

function compared(comparison: Comparison, dueMs: number | null): string {
  switch (comparison.kind) {
    case 'same':
      return dueMs === null
        ? 'It matches. If you copied it from this page, it proves nothing.'
        : `It matches. If you got it before ${momentText(dueMs)}, the list was final before anyone could know the number. If you copied it from this page, it proves nothing.`
    case 'different':
      return comparison.fields.length === 0
        ? 'It does not match. Check that you pasted all of it. If you did, this is not the draw you were told about.'
        : `It does not match: ${list(differences(comparison.fields))}. This is not the draw you were told about.`
    case 'tooShort':
      return plural(comparison.digits, {
        one: 'This is # of 64 characters. Paste all of them: a few can be faked.',
        other: 'These are # of 64 characters. Paste all of them: a few can be faked.',
      })
    case 'isProof':
      return 'This is a proof. It was made after the draw, so it says nothing about the time before. Paste what you got before the draw.'
    case 'damaged':
      return 'This link or file is damaged. Copy it again, or use the fingerprint.'
    case 'unknown':
      return 'This is neither the link of an announcement nor a fingerprint.'
  }
}
