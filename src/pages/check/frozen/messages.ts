import type { Fetched } from '../../../raffle/beacon/protocol'
import { momentText } from '../../../text/moment'
import { say } from '../../../text/say'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const knownIn = {
  days: (count: number) =>
    say(
      '{count, plural, one {The winners are known in # day.} other {The winners are known in # days.}}',
      { count },
    ),
  hours: (count: number) =>
    say(
      '{count, plural, one {The winners are known in # hour.} other {The winners are known in # hours.}}',
      { count },
    ),
  minutes: (count: number) =>
    say(
      '{count, plural, one {The winners are known in # minute.} other {The winners are known in # minutes.}}',
      { count },
    ),
  seconds: (count: number) =>
    say(
      '{count, plural, one {The winners are known in # second.} other {The winners are known in # seconds.}}',
      { count },
    ),
}

export const frozenMessages = {
  before: {
    title: say('Not drawn yet, by this device’s clock'),
    text: (dueMs: number) =>
      say(
        'The list is final. On {moment}, a random number is published. The list and that number decide who wins.',
        { moment: momentText(dueMs) },
      ),
    slowClock: say(
      'Is that time past by another clock? Then this device’s clock is slow, and the number may be known already. Set the clock right, and open the link again.',
    ),
  },
  after: {
    title: say('The random number is due'),
    text: (dueMs: number) =>
      say(
        'It was due on {moment}. By this device’s clock, that time is past. This list and that number decide who wins.',
        { moment: momentText(dueMs) },
      ),
  },
  unknownChain: {
    title: say('This draw cannot be checked here'),
    text: say('It names a source of random numbers, or a time, that this page does not know.'),
  },
  beacon: say('The random number comes from drand, a public service run by many organizations.'),

  keepTitle: say('Keep this until after the draw'),
  keep: say(
    'Save the link or the fingerprint now. After the draw it shows you whether anything was changed.',
  ),
  link: say('The announcement’s link'),

  left: (ms: number): string => {
    if (ms >= DAY) return knownIn.days(Math.floor(ms / DAY))
    if (ms >= HOUR) return knownIn.hours(Math.floor(ms / HOUR))
    if (ms >= MINUTE) return knownIn.minutes(Math.floor(ms / MINUTE))
    return knownIn.seconds(Math.ceil(ms / 1000))
  },
  watch: say('Watch It Live'),

  get: say('Show the Winners'),
  getNote: say(
    'Your device gets the number from drand, a public service. The service sees your internet address and the time of the draw, but no names.',
  ),
  getting: say('Asking for the random number…'),
  giveUp: say('Stop'),
  failed: {
    unreachable: say('The number could not be fetched. Try again, or enter it by hand.'),
    notYet: say(
      'The random number is not there yet. Try again in a few seconds. If it stays away, this device’s clock may be fast.',
    ),
    forged: say(
      'The number that came was not genuine, and was refused. Try again, or enter it by hand.',
    ),
    unknownChain: say('This page does not know the source of this random number.'),
    worker: say('Something went wrong. Reload the page and try again.'),
  } satisfies Record<Extract<Fetched, { kind: 'failed' }>['why'], string>,

  prizes: say('Prizes'),
  byHand: say('Enter the random number by hand'),
  byHandText: say(
    'Open this address on any device that has a connection. Copy what it shows, and paste it here.',
  ),
  /** Of a page on the internet. */
  address: say('Address'),
  signature: say('What the address shows, or the signature of 96 characters'),
  check: say('Check and Show the Winners'),
  empty: say('Paste the signature first.'),
  noSignature: say(
    'There is no signature in this text. A signature has 96 characters, from 0 to 9 and a to f.',
  ),
  wrong: say('This is not the signature of that round. Check the address and copy it again.'),
  checking: say('Checking…'),
} as const
