// The commands of a draw. Each says what is to be added to the record, and changes nothing itself.

import type { RandomSource } from '../../spin/random'
import type { WhyNoShow } from '../../wheel/result'
import type { Announcement } from '../proof/announcement'
import { type EntrantChoices, inOneWriting } from './entrants'
import { checkPlan, type Plan } from './plan'
import { announcedOf, announcedText, provenOf, weightsByOption } from './proven'
import type { RaffleState } from './raffleState'
import {
  type Beacon,
  type Begun,
  type Draft,
  type Drawn,
  type ListChanged,
  type Position,
  RECORD_VERSION,
  type RecordVersion,
  type Replaced,
  type Scope,
  WEIGHTED_CHANCE_VERSION,
  WEIGHTED_VERSION,
} from './record'
import {
  nextReserve,
  placesOf,
  type ReserveDue,
  reservesDue,
  type Succession,
  successionOf,
} from './whoIsNext'

export type DrawProblem =
  /** The plan cannot be drawn for these entrants: `checkPlan` says why. */
  | 'plan'
  /** An announced draw cannot let people win once with each ticket. */
  | 'announcedTickets'
  /** What was announced is not this draw: its list, rules, prizes or the wheel's name. */
  | 'announcement'
  | 'ended'
  /** A place whose winner did not show is to be given on first: `replace`. */
  | 'replacementDue'
  | 'nothingLeft'
  /** Places are left, and nobody who could win them. */
  | 'nobodyLeft'
  /** The place is not drawn, is empty or does not exist. */
  | 'noWinner'
  | 'noReplacementDue'
  /** The draw is bound to a beacon that has not signed yet: `takeBeacon`. */
  | 'beaconDue'
  /** The draw is bound to none, or has its signature already. */
  | 'noBeaconDue'
  /** It is of another round, or no signature. */
  | 'otherBeacon'
  /** It was noted already, or the list is as it was. */
  | 'sameList'

const NOT_ELIGIBLE = '0'.charCodeAt(0)

export type Commanded =
  | { readonly drafts: readonly Draft[]; readonly problem: null }
  | { readonly drafts: null; readonly problem: DrawProblem }

const drafts = (...some: Draft[]): Commanded => ({ drafts: some, problem: null })
const refused = (problem: DrawProblem): Commanded => ({ drafts: null, problem })

export interface Beginning
  extends Pick<Begun, 'drawId' | 'wheel' | 'product' | 'timeZone' | 'list'> {
  readonly out: Begun['out']
  readonly choices: EntrantChoices
  readonly plan: Plan
  /** Of a draw that is to be bound to a beacon. Texts that it has trimmed are the same. */
  readonly announcement?: Announcement | undefined
  /** Of each option, in hundredths, where they count. */
  readonly weights?: readonly number[] | undefined
}

export function begin(beginning: Beginning): Commanded {
  const { out, choices, plan, announcement, weights, ...about } = beginning
  const list = inOneWriting(beginning.list)
  const outside = new Set(out.map(({ index }) => index))
  const entrants = list.filter((_, index) => !outside.has(index))
  const checked = checkPlan(plan, entrants, choices.duplicates)
  if (!checked.plan) return refused('plan')
  const { drawId, wheel, product, timeZone } = about
  const plain = {
    kind: 'begun',
    version: RECORD_VERSION,
    drawId,
    wheel: { id: wheel.id, name: wheel.name },
    product: { name: product.name, version: product.version },
    timeZone,
    list: list.map(({ id, text }) => ({ id, text })),
    out: out.map(({ index, why }) => ({ index, why })),
    rules: {
      duplicates: choices.duplicates,
      excludesEarlierWinners: choices.excludesEarlierWinners,
      mayWinAgain: checked.plan.mayWinAgain,
    },
    prizes: checked.plan.prizes,
  } as const
  const version: RecordVersion = announcement ? WEIGHTED_VERSION : WEIGHTED_CHANCE_VERSION
  const weighed = weights && { ...plain, version, weights: [...weights] }
  const draft = weighed && weightsByOption(weighed) ? weighed : plain
  if (!announcement) return drafts({ ...draft, announcement: null })
  if (!announcedOf(draft)) return refused('announcedTickets')
  const text = announcedText(announcement, draft)
  return text === null ? refused('announcement') : drafts({ ...draft, announcement: text })
}

/** The caller has verified the signature. */
export function takeBeacon(
  state: RaffleState,
  { round, signature }: Omit<Beacon, 'kind'>,
): Commanded {
  const { proven } = state
  if (state.hasEnded) return refused('ended')
  if (!proven || proven.signature !== null) return refused('noBeaconDue')
  const isOfRound = round === proven.announcement.round
  // Computed once: it is at hand for the presses.
  const isSignature = provenOf(state.begun, signature)?.assignment
  if (!isOfRound || !isSignature) return refused('otherBeacon')
  return drafts({ kind: 'beacon', round, signature })
}

/**
 * As far as there are people: first all places of the scope, in order, then the reserves of each prize that is full.
 * Every ordered choice of those who can win is equally likely, or where weights count, each next one is likely as their
 * weight is; in a draw that is bound to a beacon, all have those who are assigned to them, however it is pressed.
 *
 * A reserve has no place yet and can still win one, so that nobody's chance is smaller for being one. Only where a beacon
 * has assigned everything at once, nobody is a reserve who wins.
 */
export function press(state: RaffleState, scope: Scope, source: RandomSource): Commanded {
  if (state.hasEnded) return refused('ended')
  if (state.pending) return refused('replacementDue')
  const succession = successionOf(state, source)
  if (!succession) return refused('beaconDue')
  const { next } = state
  if (!next) return refused(state.drawn < state.places ? 'nobodyLeft' : 'nothingLeft')
  const eligible = state.eligibleDigits(next.prize)
  return drafts({ kind: 'drawn', scope, ...pressed(state, scope, succession), eligible })
}

export function pressed(
  state: RaffleState,
  scope: Scope,
  succession: Succession,
): Pick<Drawn, 'places' | 'reserves' | 'unfilled'> {
  const places: Drawn['places'][number][] = []
  const reserves: Drawn['reserves'][number][] = []
  let unfilled = 0
  for (const run of placesOf(state, scope)) {
    const winners = succession.winners(run)
    places.push(...winners.map((winner, at) => ({ ...(run[at] as Position), winner })))
    unfilled += run.length - winners.length
    const due = reservesDue(state, run.slice(0, winners.length))
    const drawn = succession.reserves(due, winners)
    reserves.push(...drawn.map((winner, at) => ({ ...(due[at] as ReserveDue), winner })))
  }
  return { places, reserves, unfilled }
}

/**
 * They win nothing more in this draw. The prize's next reserve who can still win steps up; without one, the place is
 * drawn anew from everybody who can, or goes to the next who waits in the beacon's order.
 */
export function markNoShow(
  state: RaffleState,
  position: Position,
  why: WhyNoShow,
  source: RandomSource,
): Commanded {
  if (state.hasEnded) return refused('ended')
  if (state.pending) return refused('replacementDue')
  const { prize, place } = position
  const winner = state.prizes[prize]?.placed[place]?.winner ?? null
  if (winner === null) return refused('noWinner')
  const succession = successionOf(state, source)
  if (!succession) return refused('beaconDue')
  const noShow: Draft = { kind: 'noShow', prize, place, why }
  return drafts(noShow, replacement(state, { prize, place }, winner, succession))
}

/** For a record that was cut off between the no-show and this. */
export function replace(state: RaffleState, source: RandomSource): Commanded {
  if (state.hasEnded) return refused('ended')
  if (!state.pending) return refused('noReplacementDue')
  const succession = successionOf(state, source)
  if (!succession) return refused('beaconDue')
  return drafts(replacement(state, state.pending, null, succession))
}

/** @param list the wheel's options now: their number, and `listHash` of them */
export function noteListChange(
  state: RaffleState,
  { listCount, listHash }: Omit<ListChanged, 'kind'>,
): Commanded {
  if (state.hasEnded) return refused('ended')
  if (listHash === state.latestListHash) return refused('sameList')
  return drafts({ kind: 'listChanged', listCount, listHash })
}

export function end(state: RaffleState): Commanded {
  if (state.hasEnded) return refused('ended')
  if (state.pending) return refused('replacementDue')
  return drafts({ kind: 'ended', why: state.isComplete ? 'complete' : 'stopped' })
}

/** @param gone a winner who does not show, if the state does not know yet */
function replacement(
  state: RaffleState,
  { prize, place }: Position,
  gone: number | null,
  succession: Succession,
): Draft {
  const isHere = (option: number) =>
    gone === null || state.personOf(option) !== state.personOf(gone)
  const eligible = state
    .eligibleDigits(prize)
    .map((digit, option) => (isHere(option) ? digit : NOT_ELIGIBLE))
  const about = { kind: 'replaced', prize, place, eligible } as const
  return { ...about, ...replacedBy(state, prize, succession, isHere) }
}

export function replacedBy(
  state: RaffleState,
  prize: number,
  succession: Succession,
  isHere: (option: number) => boolean = () => true,
): Pick<Replaced, 'winner' | 'from'> {
  const reserve = nextReserve(state, prize, isHere)
  if (reserve !== null) return { winner: reserve, from: 'reserve' }
  const winner = succession.replacement(prize, isHere)
  return winner === null ? { winner, from: 'nobody' } : { winner, from: 'drawn' }
}
