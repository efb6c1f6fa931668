// What the page says of a draw that was announced and has no result here yet.

import type { Fetched } from '../../../beacon/beacon'
import { plural } from '../../../language/plural'
import { momentText, roundNumber } from '../messages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const frozenMessages = {
  before: {
    title: 'This draw is frozen. Its result does not exist yet.',
    text: (dueMs: number) =>
      `The result follows from this list and a random number that is published on ${momentText(dueMs)}.`,
  },
  after: {
    title: 'The result of this draw is ready',
    text: (dueMs: number) =>
      `It follows from this list and the random number that was published on ${momentText(dueMs)}.`,
  },
  unknownChain: {
    title: 'This draw cannot be verified here',
    text: 'It names a source of random numbers, or a round, that this page does not know.',
  },
  beacon:
    'The random number comes from drand, a beacon: a public service, run by many organizations, that publishes an unpredictable number every 3 seconds.',

  keepTitle: 'Keep this until after the draw',
  keep: 'With the link or the whole fingerprint, you can tell afterwards that nothing was changed. Without it, nobody can show you that the list was frozen in time.',
  link: 'The announcement’s link',

  left: (ms: number): string => {
    if (ms >= DAY) {
      const days = { one: 'The result comes in # day.', other: 'The result comes in # days.' }
      return plural(Math.floor(ms / DAY), days)
    }
    if (ms >= HOUR) {
      const hours = { one: 'The result comes in # hour.', other: 'The result comes in # hours.' }
      return plural(Math.floor(ms / HOUR), hours)
    }
    if (ms >= MINUTE) {
      const minutes = {
        one: 'The result comes in # minute.',
        other: 'The result comes in # minutes.',
      }
      return plural(Math.floor(ms / MINUTE), minutes)
    }
    const seconds = {
      one: 'The result comes in # second.',
      other: 'The result comes in # seconds.',
    }
    return plural(Math.ceil(ms / 1000), seconds)
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
