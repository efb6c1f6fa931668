// What is said where a draw is announced, watched and proven.

import type { Awaited } from '../../beacon/awaitRound'
import { LOCALE } from '../../language/locale'
import { momentFormat } from '../../language/moment'
import { plural } from '../../language/plural'
import type { Announcement } from '../../proof/announcement'
import { chainOf, timeOfRoundMs } from '../../proof/chain'
import { isolated } from '../../wheel/text'

const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })
const moment = momentFormat()

function momentOf({ chain, round }: Announcement): string {
  const known = chainOf(chain)
  return known ? moment.format(timeOfRoundMs(known, round)) : `#${round}`
}

export const messages = {
  // Announcing.
  proveTitle: 'Prove this draw',
  proveNote:
    'The winners follow from your list and from a number that a public service publishes at the time you choose. Nobody can know that number before then. Send the announcement before that time: everyone who has it can check that nothing was changed, and sees the same spin on their own device.',
  when: 'When',
  inSeconds: 'In 30 Seconds',
  inMinutes: 'In 5 Minutes',
  atTime: 'At a Time',
  time: 'Date and time',
  timeMissing: 'Choose a date and time.',
  timeTooSoon: 'Choose a time at least 30 seconds from now.',
  timeTooLate: 'Choose a time within a year.',
  relayNote:
    'The service sees this device’s internet address and which number it asks for. It learns nothing about your list.',
  announce: 'Announce the Draw',
  announcing: 'Checking the time…',
  cancel: 'Cancel',
  announceNote: 'From then on, the list and the prizes cannot be changed.',
  notAnnounced: (field: string) =>
    field === 'entries'
      ? 'This list cannot be announced: it is empty, or a name is too long.'
      : 'This draw cannot be announced as it is.',
  clockUnknown:
    'The service does not answer, so the time is by this device’s clock. You can draw when it answers again.',

  // Before the number is there.
  announced: 'This draw is announced',
  due: (announcement: Announcement) =>
    `The winners follow from the number published at ${momentOf(announcement)}.`,
  /** For a room. */
  dueAt: (announcement: Announcement) => `Announced for ${momentOf(announcement)}`,
  left: (clock: string) => `Time left: ${clock}`,
  asking: 'The number is due. Getting it…',
  trouble: (why: NonNullable<Awaited['why']>): string => TROUBLE[why],
  tryAgain: 'Try Again',
  clockOff: (offsetMs: number) => {
    const seconds = Math.round(Math.abs(offsetMs) / 1000)
    const amount =
      seconds < 120
        ? plural(seconds, { one: '# second', other: '# seconds' })
        : plural(Math.round(seconds / 60), { one: '# minute', other: '# minutes' })
    return offsetMs > 0
      ? `This device’s clock is ${amount} slow. The countdown uses the right time.`
      : `This device’s clock is ${amount} fast. The countdown uses the right time.`
  },
  shareTitle: 'Send the announcement',
  shareNote:
    'Send it before that time, where people can see when you sent it: in a chat, on a slide, or as a code on the screen.',
  copyLink: 'Copy Announcement Link',
  linkCopied: 'Announcement link copied',
  copyFailed: 'Failed to copy',
  shareSheet: 'Share with an App…',
  notShared: 'The link was not shared. Copy it instead.',
  saveAnnouncement: 'Save the Announcement',
  tooLong: 'This list is too long for a link. Save the announcement as a file and send that.',
  shareName: 'Draw announcement',
  fingerprint: 'Fingerprint of this draw',
  fingerprintNote:
    'A short code for the whole draw. Whoever noted all 64 characters before the draw can tell that nothing was changed.',
  copyFingerprint: 'Copy the Fingerprint',
  fingerprintCopied: 'Fingerprint copied',
  proven: 'This draw is proven: anyone can check it.',
  verifyShort: 'Verify',
  notYet: 'The number for this draw is not published yet.',

  // By hand.
  byHand: 'No connection? Enter the number by hand',
  byHandNote: (round: number) =>
    `On any device with a connection, open a relay such as api.drand.sh, look up round ${round} of quicknet, and copy its signature: 96 letters and digits.`,
  relayAddress: 'Address to open',
  signature: 'Signature',
  use: 'Use This Number',
  signatureShape: 'A signature has 96 digits from 0 to 9 and a to f.',
  signatureWrong: 'This is not the signature of that round.',
  notChecked: 'This browser could not check the signature.',
  checking: 'Checking…',

  // Once it is drawn.
  proof: 'Proof',
  proofNote: 'Anyone can check this draw on their own device, without a connection.',
  proofByRelay: (relay: string) => `The number came from ${relay} and was checked here.`,
  verify: 'Verify This Draw',
  copyProof: 'Copy Proof Link',
  proofCopied: 'Proof link copied',
  saveProof: 'Save the Proof',
  proofTooLong:
    'The proof is too long for a link. Save it as a file; the link holds only its fingerprint.',
  fileWord: 'draw',

  // Watching.
  opened: (name: string) => `Opened the announced draw of ${isolated(name)}`,
  notOpened: 'Failed to open the announced draw',
  damaged: 'The link is damaged or incomplete. Ask for it again.',
  takePart: (count: number) => plural(count, { one: '# takes part.', other: '# take part.' }),
  drawn: (places: number) =>
    plural(places, { one: '# winner is drawn.', other: '# winners are drawn.' }),
  watchNote:
    'The wheel spins here as it does for everyone else who has this link. Nobody can know beforehand who wins, or change it.',
  changed:
    'The wheel on this page is no longer the announced one. The draw uses the announced list.',
  prizeOf: (name: string, places: number) =>
    places === 1 ? isolated(name) : `${isolated(name)}: ${digits.format(places)}`,
  winners: (count: number) => plural(count, { one: 'Winner', other: 'Winners' }),
  reserves: 'Reserves',
  nobody: 'Nobody was left for this place.',
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  late: 'This draw is over.',
  watchSpin: 'Watch the Spin',
  spinning: 'Drawing…',
  result: (names: readonly string[], count: number) =>
    count === 1
      ? `${isolated(names[0] ?? '')} wins.`
      : plural(count, { one: '# winner is drawn.', other: '# winners are drawn.' }),
  soon: (seconds: number) =>
    plural(seconds, {
      one: 'The draw starts in # second.',
      other: 'The draw starts in # seconds.',
    }),
} as const

const TROUBLE: Readonly<Record<NonNullable<Awaited['why']>, string>> = {
  unreachable: 'The service does not answer. The page keeps trying.',
  notYet: 'The number is not published yet. The page keeps trying.',
  forged: 'The answers were not genuine and were refused. The page keeps trying.',
  unknownChain: 'This draw uses a service that this page does not know.',
  worker: 'This browser could not get the number. Enter it by hand.',
}
