import { list } from '../../../text/list'
import { LOCALE } from '../../../text/locale'
import { momentFormat } from '../../../text/moment'
import { plural } from '../../../text/plural'
import { isolated } from '../../../wheel/text'
import type { Awaited } from '../../beacon/awaitRound'
import type { WatchObjection } from '../../desk/watch'
import type { Announcement } from '../../proof/announcement'
import { chainOf, timeOfRoundMs } from '../../proof/chain'

const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })
const moment = momentFormat()

function momentOf({ chain, round }: Announcement): string {
  const known = chainOf(chain)
  return known ? moment.format(timeOfRoundMs(known, round)) : `#${round}`
}

export const messages = {
  // Announcing.
  proveTitle: 'Prove this draw',
  steps: { lock: 'Lock the list', send: 'Send the link', draw: 'Draw' },
  done: '(done)',
  sendNote:
    'Whoever has it before the draw can watch, and check that nothing was changed. They see the winners one after another, each when they ask for it.',
  drawNote:
    'The winners follow from your list and from a random number that a public service publishes at that time. No single person or organization can know it before then.',
  when: 'When to draw',
  inSeconds: 'In 30 s',
  inMinutes: 'In 5 min',
  atTime: 'At a Time',
  time: 'Date and time',
  timeMissing: 'Choose a date and time.',
  timeTooSoon: 'Choose a time at least 30 seconds from now.',
  timeTooLate: 'Choose a time within a year.',
  relayNote:
    'The service, drand, sees this device’s internet address and the time of the draw, but no names.',
  announce: 'Lock the List',
  announcing: 'Checking the time…',
  cancel: 'Cancel',
  announceNote:
    'The draw uses the list and the prizes as they are now. If you send several links, tell people before the draw which one counts.',
  notAnnounced: (field: string): string =>
    NOT_ANNOUNCED[field] ?? 'This draw cannot be announced as it is.',
  clockUnconfirmed:
    'The service could not confirm the time, so it comes from this device’s clock. Check that clock. If it is slow, the number may be known already. If it is fast, the draw comes late.',

  // Before the number is there.
  listFinal: 'The list is final',
  due: (announcement: Announcement) =>
    `The winners follow from a random number published at ${momentOf(announcement)}.`,
  /** For a room. */
  dueAt: (announcement: Announcement) => `The draw is at ${momentOf(announcement)}`,
  left: (seconds: number) => `Time left: ${clock(seconds)}`,
  /** In place of the wheel’s “SPIN THE WHEEL!”. */
  waitLabel: ({ phase, secondsLeft }: Awaited) => {
    if (phase === 'trouble') return 'No answer yet'
    return phase === 'waiting' && secondsLeft > 0
      ? `Draw in ${clock(secondsLeft)}`
      : 'Getting the number…'
  },
  asking: 'Getting the random number…',
  trouble: (why: NonNullable<Awaited['why']>): string => TROUBLE[why],
  openByHand: 'Enter by Hand',
  tryAgain: 'Try Again',
  clockSlow: (offsetMs: number) => {
    const seconds = Math.round(offsetMs / 1000)
    const amount =
      seconds < 120
        ? plural(seconds, { one: '# second', other: '# seconds' })
        : plural(Math.round(seconds / 60), { one: '# minute', other: '# minutes' })
    return `This device’s clock is at least ${amount} slow. The countdown makes up for that.`
  },
  shareNote:
    'Send it before the draw, to a chat that shows when it was sent, or show the code to everyone in the room.',
  copyLink: 'Copy Announcement Link',
  linkCopied: 'Announcement link copied',
  copyFailed: 'Failed to copy',
  shareSheet: 'Share with an App…',
  notShared: 'The link was not shared. Copy it instead.',
  saveAnnouncement: 'Save the Announcement',
  tooLong:
    'This draw is too long for one message. Post its fingerprint before that time, and send the announcement as a file. It opens on the page Check a Draw.',
  shareName: 'Draw announcement',
  fingerprint: 'Fingerprint of this draw',
  fingerprintNote:
    'A short code for the whole draw. Whoever noted all 64 characters before the draw can tell that nothing was changed.',
  copyFingerprint: 'Copy the Fingerprint',
  fingerprintCopied: 'Fingerprint copied',

  // By hand.
  byHand: 'No connection? Enter the random number by hand',
  byHandNote:
    'On a device with a connection, open this address. Copy what it shows, or just the signature in it, and paste it here.',
  signature: 'Signature',
  use: 'Use This Number',
  signatureShape: 'There is no signature in this. It has 96 characters, from 0 to 9 and a to f.',
  signatureWrong:
    'This is not the signature of that draw’s random number. Check the address and copy it again.',
  notChecked: 'This browser could not check the signature.',
  checking: 'Checking…',

  // Once it is drawn.
  proof: 'Proof',
  proofNote:
    'Anyone can check on their own device, without a connection, that these winners follow from the list. Those who had the announcement before the draw can also tell that nothing was changed.',
  firstDrawn:
    'The proof names those who were drawn first. Who took the place of somebody who was not here is in the record.',
  proven: (result: string) => `${result} Anyone can check that these winners follow from the list.`,
  checkShort: 'Check',
  check: 'Check This Draw',
  copyProof: 'Copy Proof Link',
  proofCopied: 'Proof link copied',
  saveProof: 'Save the Proof',
  proofTooLong:
    'The proof is too long for a link. Save it as a file; the link holds only its fingerprint.',
  fileWord: 'draw',

  // Watching.
  watching: 'Live Draw',
  opened: (announcement: Announcement) =>
    `Opened the draw of ${isolated(announcement.name)}. It is at ${momentOf(announcement)}.`,
  notOpened: 'Failed to open the announced draw',
  damaged: 'The link is damaged or incomplete. Ask for it again.',
  objections: {
    unknownChain: 'It uses a source of random numbers that this page does not know.',
    tooFar: 'Its time is too far away.',
  } satisfies Record<WatchObjection, string>,
  willBeDrawn: (people: number, winners: number) =>
    `${plural(people, { one: '# person takes part.', other: '# people take part.' })} ${plural(winners, { one: '# winner will be drawn.', other: '# winners will be drawn.' })}`,
  wereDrawn: (people: number, winners: number) =>
    `${plural(people, { one: '# person took part.', other: '# people took part.' })} ${plural(winners, { one: '# winner was drawn.', other: '# winners were drawn.' })}`,
  watchNote:
    'The wheel stops at the same place for everyone who has this link. No single person or organization can know the random number before its time, and this list can no longer be changed. Only the organizer knows whether other draws were announced.',
  /** @param isProven whether the beacon has shown it; otherwise the device's clock says so */
  late: (isProven: boolean) =>
    isProven
      ? 'When this page learned the time, the random number was already published. Only those who had the link before then know that the list was final in time.'
      : 'By this device’s clock, the random number was published before you opened this link. Only those who had the link before then know that the list was final in time.',
  changed:
    'The wheel on this page is no longer the announced one. The draw uses the announced list.',
  names: 'Who takes part',
  weighted: 'The names are not equally likely to win: the wider the slice, the likelier.',
  prizeOf: (name: string, places: number) =>
    places === 1 ? isolated(name) : `${isolated(name)}: ${digits.format(places)}`,
  winners: (count: number) => plural(count, { one: 'Winner', other: 'Winners' }),
  reserves: 'Reserves',
  nobody: 'Nobody was left for this place.',
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  watchSpin: 'Watch the Spin',
  /** In place of the wheel’s “SPIN THE WHEEL!”, where not all winners have been shown. */
  nextLabel: (prize: string) => (prize === '' ? 'NEXT WINNER' : `NEXT: ${isolated(prize)}`),
  shownOf: (shown: number, all: number) =>
    `${digits.format(shown)} of ${plural(all, { one: '# winner shown.', other: '# winners shown.' })}`,
  showAll: 'Show All Winners',
  spinning: 'Drawing…',
  /** @param names of the first winners, of `count` */
  result: (names: readonly string[], count: number) => {
    const more = count - names.length
    const all = names.map(isolated)
    if (more > 0) all.push(plural(more, { one: '# more', other: '# more' }))
    return `${plural(count, { one: 'Winner', other: 'Winners' })}: ${list(all)}.`
  },
  soon: (seconds: number) =>
    plural(seconds, {
      one: 'The draw starts in # second.',
      other: 'The draw starts in # seconds.',
    }),
} as const

/** By the field that cannot be so. */
const NOT_ANNOUNCED: Readonly<Record<string, string>> = {
  entries: 'This list cannot be announced: it is empty, or a name is too long.',
  weights:
    'This list cannot be announced: a repeated name weighs more than 1,000 in all. Lower its weights, or count it as several tickets.',
}

const TROUBLE: Readonly<Record<NonNullable<Awaited['why']>, string>> = {
  unreachable: 'The random number could not be fetched. The page keeps trying.',
  notYet:
    'The service does not have the random number yet. This device’s clock may be fast. The page keeps trying.',
  forged: 'The answers were not genuine and were refused. The page keeps trying.',
  unknownChain: 'This draw uses a source of random numbers that this page does not know.',
  worker: 'This browser could not fetch the random number. Enter it by hand.',
}

const two = (value: number) => String(value).padStart(2, '0')
const DAY = 86_400

/** @param seconds whole ones: `0:27`, `1:05:00`, `3 days` */
function clock(seconds: number): string {
  if (seconds >= 2 * DAY) {
    return plural(Math.floor(seconds / DAY), { one: '# day', other: '# days' })
  }
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
