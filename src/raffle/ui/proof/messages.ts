import { momentText } from '../../../text/moment'
import { say, type ToSay, toSay } from '../../../text/say'
import { shownName, shownPrize } from '../../../wheel/messages'
import { isolated } from '../../../wheel/text'
import type { Awaited } from '../../beacon/awaitRound'
import type { WatchObjection } from '../../desk/watch'
import type { Announcement } from '../../proof/announcement'
import { chainOf, timeOfRoundMs } from '../../proof/chain'

function momentOf({ chain, round }: Announcement): string {
  const known = chainOf(chain)
  return known ? momentText(timeOfRoundMs(known, round)) : `#${round}`
}

const nextWinner = say('NEXT WINNER')
/** People who won, at the end of a list of names: “Winners: Ann, Ben, and 3 more.” */
const moreWinners = (count: number) => toSay('{count, plural, other {# more}}', { count })

export const messages = {
  // Announcing.
  proveTitle: say('Prove this draw'),
  steps: {
    lock: say('Lock the list'),
    send: say('Send the link'),
    /** What the organizer does last. */
    draw: say('Draw'),
  },
  /** After a step, for those who do not see its mark. */
  done: say('(done)'),
  sendNote: say(
    'Whoever has it before the draw can watch, and check that nothing was changed. They see the winners one after another, each when they ask for it.',
  ),
  drawNote: say(
    'The winners follow from your list and from a random number that a public service publishes at that time. No single person or organization can know it before then.',
  ),
  when: say('When to draw'),
  inSeconds: say('In 30 s'),
  inMinutes: say('In 5 min'),
  atTime: say('At a Time'),
  time: say('Date and time'),
  timeMissing: say('Choose a date and time.'),
  timeTooSoon: say('Choose a time at least 30 seconds from now.'),
  timeTooLate: say('Choose a time within a year.'),
  relayNote: say(
    'The service, drand, sees this device’s internet address and the time of the draw, but no names.',
  ),
  announce: say('Lock the List'),
  announcing: say('Checking the time…'),
  cancel: say('Cancel'),
  announceNote: say(
    'The draw uses the list and the prizes as they are now. If you send several links, tell people before the draw which one counts.',
  ),
  notAnnounced: (field: string): string =>
    NOT_ANNOUNCED[field] ?? say('This draw cannot be announced as it is.'),
  clockUnconfirmed: say(
    'The service could not confirm the time, so it comes from this device’s clock. Check that clock. If it is slow, the number may be known already. If it is fast, the draw comes late.',
  ),

  // Before the number is there.
  listFinal: say('The list is final'),
  due: (announcement: Announcement) =>
    say('The winners follow from a random number published at {moment}.', {
      moment: momentOf(announcement),
    }),
  /** For a room. */
  dueAt: (announcement: Announcement) =>
    say('The draw is at {moment}', { moment: momentOf(announcement) }),
  /** The time is such as `0:27`. */
  left: (seconds: number) => {
    const days = daysIn(seconds)
    return days > 0 ? LEFT.days(days) : say('Time left: {time}', { time: clock(seconds) })
  },
  /** In place of the wheel’s “SPIN THE WHEEL!”. */
  waitLabel: ({ phase, secondsLeft }: Awaited) => {
    if (phase === 'trouble') return WAIT.trouble
    if (phase !== 'waiting' || secondsLeft <= 0) return WAIT.getting
    const days = daysIn(secondsLeft)
    return days > 0 ? WAIT.drawInDays(days) : WAIT.drawIn(clock(secondsLeft))
  },
  asking: say('Getting the random number…'),
  trouble: (why: NonNullable<Awaited['why']>): ToSay => TROUBLE[why],
  openByHand: toSay('Enter by Hand'),
  tryAgain: say('Try Again'),
  clockSlow: (offsetMs: number) => {
    const seconds = Math.round(offsetMs / 1000)
    return seconds < 120 ? SLOW.seconds(seconds) : SLOW.minutes(Math.round(seconds / 60))
  },
  shareNote: say(
    'Send it before the draw, to a chat that shows when it was sent, or show the code to everyone in the room.',
  ),
  copyLink: say('Copy Announcement Link'),
  linkCopied: toSay('Announcement link copied'),
  copyFailed: toSay('Failed to copy'),
  shareSheet: say('Share with an App…'),
  notShared: toSay('The link was not shared. Copy it instead.'),
  saveAnnouncement: say('Save the Announcement'),
  tooLong: say(
    'This draw is too long for one message. Post its fingerprint before that time, and send the announcement as a file. It opens on the page Check a Draw.',
  ),
  shareName: say('Draw announcement'),
  fingerprint: say('Fingerprint of this draw'),
  fingerprintNote: say(
    'A short code for the whole draw. Whoever noted all 64 characters before the draw can tell that nothing was changed.',
  ),
  copyFingerprint: say('Copy the Fingerprint'),
  fingerprintCopied: toSay('Fingerprint copied'),

  // By hand.
  byHand: say('No connection? Enter the random number by hand'),
  byHandNote: say(
    'On a device with a connection, open this address. Copy what it shows, or just the signature in it, and paste it here.',
  ),
  signature: say('Signature'),
  use: say('Use This Number'),
  signatureShape: say(
    'There is no signature in this. It has 96 characters, from 0 to 9 and a to f.',
  ),
  signatureWrong: say(
    'This is not the signature of that draw’s random number. Check the address and copy it again.',
  ),
  notChecked: say('This browser could not check the signature.'),
  checking: say('Checking…'),

  // Once it is drawn.
  proof: say('Proof'),
  proofNote: say(
    'Anyone can check on their own device, without a connection, that these winners follow from the list. Those who had the announcement before the draw can also tell that nothing was changed.',
  ),
  firstDrawn: say(
    'The proof names those who were drawn first. Who took the place of somebody who was not here is in the record.',
  ),
  /** The result is a sentence, such as “Winners: Ann and Ben.” */
  proven: (result: ToSay) =>
    toSay('{result} Anyone can check that these winners follow from the list.', { result }),
  /** A button. */
  checkShort: toSay('Check'),
  check: say('Check This Draw'),
  copyProof: say('Copy Proof Link'),
  proofCopied: toSay('Proof link copied'),
  saveProof: say('Save the Proof'),
  proofTooLong: say(
    'The proof is too long for a link. Save it as a file; the link holds only its fingerprint.',
  ),
  /** In the name of a file. */
  fileWord: say('draw'),

  // Watching.
  watching: say('Live Draw'),
  opened: (announcement: Announcement) =>
    toSay('Opened the draw of {name}. It is at {moment}.', {
      name: isolated(shownName(announcement.name)),
      moment: momentOf(announcement),
    }),
  notOpened: toSay('Failed to open the announced draw'),
  damaged: toSay('The link is damaged or incomplete. Ask for it again.'),
  objections: {
    unknownChain: toSay('It uses a source of random numbers that this page does not know.'),
    tooFar: toSay('Its time is too far away.'),
  } satisfies Record<WatchObjection, ToSay>,
  willBeDrawn: (people: number, winners: number) =>
    say(
      '{people, plural, one {# person takes part.} other {# people take part.}} {winners, plural, one {# winner will be drawn.} other {# winners will be drawn.}}',
      { people, winners },
    ),
  wereDrawn: (people: number, winners: number) =>
    say(
      '{people, plural, one {# person took part.} other {# people took part.}} {winners, plural, one {# winner was drawn.} other {# winners were drawn.}}',
      { people, winners },
    ),
  watchNote: say(
    'The wheel stops at the same place for everyone who has this link. No single person or organization can know the random number before its time, and this list can no longer be changed. Only the organizer knows whether other draws were announced.',
  ),
  /** @param isProven whether the beacon has shown it; otherwise the device's clock says so */
  late: (isProven: boolean) => (isProven ? LATE.proven : LATE.byClock),
  changed: toSay(
    'The wheel on this page is no longer the announced one. The draw uses the announced list.',
  ),
  names: say('Who takes part'),
  weighted: say('The names are not equally likely to win: the wider the slice, the likelier.'),
  /** A prize, and how many places it has. */
  prizeOf: (name: string, places: number) =>
    places === 1
      ? isolated(name)
      : say('{name}: {places, number}', { name: isolated(name), places }),
  winners: (count: number) => say('{count, plural, one {Winner} other {Winners}}', { count }),
  reserves: say('Reserves'),
  nobody: say('Nobody was left for this place.'),
  /** People who won, below those that are shown. */
  more: (count: number) => say('{count, plural, other {and # more}}', { count }),
  watchSpin: say('Watch the Spin'),
  /** In place of the wheel’s “SPIN THE WHEEL!”, where not all winners have been shown. */
  nextLabel: (prize: string) =>
    prize === '' ? nextWinner : say('NEXT: {prize}', { prize: isolated(shownPrize(prize)) }),
  shownOf: (shown: number, all: number) =>
    say('{shown, number} of {all, plural, one {# winner shown.} other {# winners shown.}}', {
      shown,
      all,
    }),
  showAll: say('Show All Winners'),
  spinning: say('Drawing…'),
  /** @param names of the first winners, of `count` */
  result: (names: readonly string[], count: number) => {
    const more = count - names.length
    const all = names.map(isolated)
    return toSay('{count, plural, one {Winner: {winners}.} other {Winners: {winners}.}}', {
      count,
      winners: more > 0 ? [...all, moreWinners(more)] : all,
    })
  },
  soon: (seconds: number) =>
    toSay(
      '{seconds, plural, one {The draw starts in # second.} other {The draw starts in # seconds.}}',
      { seconds },
    ),
} as const

const LEFT = {
  /** Two or more. */
  days: (days: number) => say('{days, plural, other {Time left: # days}}', { days }),
}

const WAIT = {
  trouble: say('No answer yet'),
  /** The time is such as `0:27`. */
  drawIn: (time: string) => say('Draw in {time}', { time }),
  /** Two or more. */
  drawInDays: (days: number) => say('{days, plural, other {Draw in # days}}', { days }),
  getting: say('Getting the number…'),
}

const SLOW = {
  seconds: (seconds: number) =>
    say(
      'This device’s clock is at least {seconds, plural, one {# second} other {# seconds}} slow. The countdown makes up for that.',
      { seconds },
    ),
  minutes: (minutes: number) =>
    say(
      'This device’s clock is at least {minutes, plural, one {# minute} other {# minutes}} slow. The countdown makes up for that.',
      { minutes },
    ),
}

const LATE = {
  proven: say(
    'When this page learned the time, the random number was already published. Only those who had the link before then know that the list was final in time.',
  ),
  byClock: say(
    'By this device’s clock, the random number was published before you opened this link. Only those who had the link before then know that the list was final in time.',
  ),
}

/** By the field that cannot be so. */
const NOT_ANNOUNCED: Readonly<Record<string, string>> = {
  entries: say('This list cannot be announced: it is empty, or a name is too long.'),
  weights: say(
    'This list cannot be announced: a repeated name weighs more than 1,000 in all. Lower its weights, or count it as several tickets.',
  ),
}

const TROUBLE: Readonly<Record<NonNullable<Awaited['why']>, ToSay>> = {
  unreachable: toSay('The random number could not be fetched. The page keeps trying.'),
  notYet: toSay(
    'The service does not have the random number yet. This device’s clock may be fast. The page keeps trying.',
  ),
  forged: toSay('The answers were not genuine and were refused. The page keeps trying.'),
  unknownChain: toSay('This draw uses a source of random numbers that this page does not know.'),
  worker: toSay('This browser could not fetch the random number. Enter it by hand.'),
}

const two = (value: number) => String(value).padStart(2, '0')
const DAY = 86_400

/** None where it is less than two days, which are told as hours. */
function daysIn(seconds: number): number {
  return seconds >= 2 * DAY ? Math.floor(seconds / DAY) : 0
}

/** @param seconds whole ones: `0:27`, `1:05:00` */
function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
