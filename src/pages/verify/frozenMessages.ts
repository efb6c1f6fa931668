// What the page says of a draw that was announced and has no result here yet.

import type { Fetched } from '../../beacon/beacon'
import { LOCALE } from '../../language/locale'
import { momentText, roundNumber } from './messages'

const relative = new Intl.RelativeTimeFormat(LOCALE)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const frozenMessages = {
  before: {
    title: 'This draw is frozen, and its result does not exist yet',
    text: (dueMs: number) =>
      `The result follows from the list below and a random number that is published on ${momentText(dueMs)}.`,
  },
  after: {
    title: 'This draw is frozen, and its result can be had now',
    text: (dueMs: number) =>
      `The result follows from the list below and the random number that was published on ${momentText(dueMs)}.`,
  },
  unknownChain: {
    title: 'This draw cannot be verified here',
    text: 'It names a source of random numbers, or a round, that this page does not know.',
  },
  beacon:
    'The random number comes from drand, a beacon: a public service, run by many organizations, that publishes an unpredictable number every 3 seconds.',
  keep: 'Keep this link, or the whole fingerprint below. With it you can tell after the draw that nothing was changed.',

  left: (ms: number): string => {
    if (ms >= DAY) return relative.format(Math.floor(ms / DAY), 'day')
    if (ms >= HOUR) return relative.format(Math.floor(ms / HOUR), 'hour')
    if (ms >= MINUTE) return relative.format(Math.floor(ms / MINUTE), 'minute')
    return relative.format(Math.ceil(ms / 1000), 'second')
  },
  watch: 'Watch It Live',

  get: 'Get the Result',
  getNote:
    'For this, your device asks a public relay of drand for the random number. The relay sees your device’s internet address, and learns nothing of the draw but its time.',
  getting: 'Asking for the random number…',
  giveUp: 'Stop',
  failed: {
    unreachable: 'No relay has answered. Check your connection and try again.',
    notYet: 'The random number is not there yet. Try again in a few seconds.',
    forged: 'A relay has answered with a number that is not genuine. It was refused. Try again.',
    unknownChain: 'This page does not know the source of this random number.',
    worker: 'Something went wrong. Reload the page and try again.',
  } satisfies Record<Extract<Fetched, { kind: 'failed' }>['why'], string>,

  prizes: 'Prizes',
  byHand: 'Enter the random number by hand',
  byHandText: (round: number) =>
    `Open this address on any device that has a connection, and paste what it shows. It is round ${roundNumber(round)} with its signature.`,
  address: 'Address',
  signature: 'What the address shows, or the signature of 96 digits',
  verify: 'Verify and Show the Result',
  empty: 'Paste the signature first.',
  noSignature: 'There is no signature in this text. It has 96 digits, from 0 to 9 and a to f.',
  wrong: (round: number) =>
    `This is not the signature of round ${roundNumber(round)}. Look whether the address is the right one, and copy it again.`,
  verifying: 'Verifying…',
} as const
