import type { Fetched } from '../../../raffle/beacon/protocol'
import { plural } from '../../../text/plural'
import { momentText } from '../messages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const frozenMessages = {
  before: {
    title: 'Not drawn yet, by this device’s clock',
    text: (dueMs: number) =>
      `The list is final. On ${momentText(dueMs)}, a random number is published. The list and that number decide who wins.`,
    slowClock:
      'Is that time past by another clock? Then this device’s clock is slow, and the number may be known already. Set the clock right, and open the link again.',
  },
  after: {
    title: 'The random number is due',
    text: (dueMs: number) =>
      `It was due on ${momentText(dueMs)}. By this device’s clock, that time is past. This list and that number decide who wins.`,
  },
  unknownChain: {
    title: 'This draw cannot be checked here',
    text: 'It names a source of random numbers, or a time, that this page does not know.',
  },
  beacon: 'The random number comes from drand, a public service run by many organizations.',

  keepTitle: 'Keep this until after the draw',
  keep: 'Save the link or the fingerprint now. After the draw it shows you whether anything was changed.',
  link: 'The announcement’s link',

  left: (ms: number): string => {
    if (ms >= DAY) {
      const days = {
        one: 'The winners are known in # day.',
        other: 'The winners are known in # days.',
      }
      return plural(Math.floor(ms / DAY), days)
    }
    if (ms >= HOUR) {
      const hours = {
        one: 'The winners are known in # hour.',
        other: 'The winners are known in # hours.',
      }
      return plural(Math.floor(ms / HOUR), hours)
    }
    if (ms >= MINUTE) {
      const minutes = {
        one: 'The winners are known in # minute.',
        other: 'The winners are known in # minutes.',
      }
      return plural(Math.floor(ms / MINUTE), minutes)
    }
    const seconds = {
      one: 'The winners are known in # second.',
      other: 'The winners are known in # seconds.',
    }
    return plural(Math.ceil(ms / 1000), seconds)
  },
  watch: 'Watch It Live',

  get: 'Show the Winners',
  getNote:
    'Your device gets the number from drand, a public service. The service sees your internet address and the time of the draw, but no names.',
  getting: 'Asking for the random number…',
  giveUp: 'Stop',
  failed: {
    unreachable: 'The number could not be fetched. Try again, or enter it by hand.',
    notYet:
      'The random number is not there yet. Try again in a few seconds. If it stays away, this device’s clock may be fast.',
    forged:
      'The number that came was not genuine, and was refused. Try again, or enter it by hand.',
    unknownChain: 'This page does not know the source of this random number.',
    worker: 'Something went wrong. Reload the page and try again.',
  } satisfies Record<Extract<Fetched, { kind: 'failed' }>['why'], string>,

  prizes: 'Prizes',
  byHand: 'Enter the random number by hand',
  byHandText:
    'Open this address on any device that has a connection. Copy what it shows, and paste it here.',
  address: 'Address',
  signature: 'What the address shows, or the signature of 96 characters',
  check: 'Check and Show the Winners',
  empty: 'Paste the signature first.',
  noSignature:
    'There is no signature in this text. A signature has 96 characters, from 0 to 9 and a to f.',
  wrong: 'This is not the signature of that round. Check the address and copy it again.',
  checking: 'Checking…',
} as const
