// What a draw does to its wheel: winners become results, and those who can win nothing more are taken off.

import type { App } from '../../store/createApp'
import type { Library } from '../../store/library/library'
import {
  type DrawnWinner,
  type NoShows,
  recordedUpTo,
  winnerResults,
} from '../../wheel/drawnWinners'
import type { SpinResult, WhyNoShow } from '../../wheel/result'
import { activeSegments, type Segment } from '../../wheel/segment'
import { hundredths, type Weighing } from '../../wheel/weights'
import type { Wheel } from '../../wheel/wheel'
import { type Candidate, type Entrants, inOneWriting } from '../model/entrants'
import { type Digest, listHash } from '../model/hashChain'
import { checkPlan } from '../model/plan'
import { announcedOf } from '../model/proven'
import { noteListChange } from '../model/raffle'
import { type RaffleState, stateOf } from '../model/raffleState'
import type { Draft, Drawn, Entry, Option, Position } from '../model/record'
import { type Announcement, announce, ProofError } from '../proof/announcement'
import type { Announcing, ChangedAbsence, SetUp } from './deskState'
import { winnerId } from './showing'

export function candidatesOf(segments: readonly Segment[]): readonly Candidate[] {
  return segments.map(({ id, text, eliminated, absent, picked }) => ({
    id,
    text,
    isEliminated: eliminated === true,
    isAbsent: absent === true,
    isPicked: picked === true,
  }))
}

/** In hundredths; `undefined` where weights do not count. What a wheel does after a spin does not change a draw. */
export function drawnWeights(
  segments: readonly Segment[],
  { weightsCount }: Weighing,
): readonly number[] | undefined {
  return weightsCount ? segments.map(({ weight }) => hundredths(weight)) : undefined
}

export function isOtherList(list: readonly Option[], segments: readonly Segment[]): boolean {
  if (list.length !== segments.length) return true
  const isOther = (some: readonly Option[]) =>
    list.some(({ id, text }, index) => some[index]?.id !== id || some[index]?.text !== text)
  return isOther(segments) && isOther(inOneWriting(segments))
}

/** Who was ticked off since a draw began and can still win, and who takes no part in it and is here now. */
export function changedAbsences(
  draw: RaffleState,
  segments: readonly Segment[],
): readonly ChangedAbsence[] {
  // Also where everything is drawn: a place may be given on.
  const canAnyoneWin = draw.prizes.some((_, prize) => draw.eligibleCount(prize) > 0)
  if (draw.hasEnded || !canAnyoneWin) return []
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const wereAbsent = new Set(
    draw.begun.out.flatMap(({ index, why }) => (why === 'absent' ? index : [])),
  )
  return draw.list.flatMap(({ id, text }, option) => {
    const segment = byId.get(id)
    if (!segment) return []
    const isAbsent = segment.absent === true
    const canWin = () => draw.prizes.some((_, prize) => draw.canWin(option, prize))
    const isChanged = isAbsent ? draw.isEntrant(option) && canWin() : wereAbsent.has(option)
    return isChanged ? { id, text, isAbsent } : []
  })
}

/** What a draw notes of a list that was edited since it last noted one; nothing where it was not. */
export async function listChange(
  draw: RaffleState,
  segments: readonly Segment[],
  digest: Digest,
): Promise<readonly Draft[]> {
  // Draws that began before names were put in one writing have the list as it is.
  if ((await listHash(segments, digest)) === draw.latestListHash) return []
  const listHashNow = await listHash(inOneWriting(segments), digest)
  const now = { listCount: segments.length, listHash: listHashNow }
  return noteListChange(draw, now).drafts ?? []
}

/** @returns why it cannot be announced: `field` is `again` where people may win once with each ticket */
export function announcementFor(
  { id, name, segments }: Pick<Wheel, 'id' | 'name' | 'segments'>,
  { entrants, out }: Entrants,
  { plan, choices }: SetUp,
  weights: readonly number[] | undefined,
  { chain, round, salt, theme, spinMs }: Announcing,
): Announcement | ProofError {
  const { plan: checked } = checkPlan(plan, entrants, choices.duplicates)
  if (!checked) return new ProofError('prizes')
  const { prizes, mayWinAgain } = checked
  const rules = { ...choices, mayWinAgain }
  const wheel = { id, name }
  const list = inOneWriting(segments)
  const draw = { wheel, list, out, rules, prizes, ...(weights && { weights }) }
  const announced = announcedOf(draw)
  if (!announced) return new ProofError('again')
  const colors = entrants.map(({ index }) => segments[index]?.color ?? '')
  const show = { theme, spinMs: Math.round(spinMs), colors }
  try {
    return announce({ ...announced, chain, round, salt, show })
  } catch (cause) {
    if (cause instanceof ProofError) return cause
    throw cause
  }
}

/** Everyone drawn for a place, also those who were not there for it. @param upTo entries up to it are left out */
function winnersIn(
  draw: RaffleState,
  entries: readonly Entry[],
  upTo: number,
): readonly DrawnWinner[] {
  return entries.slice(upTo).flatMap((entry) => {
    const { seq, at } = entry
    if (entry.kind !== 'drawn' && entry.kind !== 'replaced') return []
    const places = entry.kind === 'drawn' ? entry.places : [entry]
    const isOne = entry.kind === 'replaced' || places.length === 1
    const counts = isOne ? [] : drawnFrom(entry.places, stateOf(entries.slice(0, seq - 1)))
    return places.flatMap(({ winner, prize: of }, index): DrawnWinner[] => {
      const option = winner === null ? undefined : draw.list[winner]
      if (!option) return []
      const id = winnerId(draw.begun.drawId, entry, index)
      const prize = draw.prizes[of]?.name ?? ''
      const count = counts[index] ?? entry.eligible.count
      return [{ id, seq, segmentId: option.id, text: option.text, at, prize, drawnFrom: count }]
    })
  })
}

/** Those drawn whose place was given on. @param upTo entries up to it are left out */
function noShowsIn(drawId: string, entries: readonly Entry[], upTo: number): NoShows {
  const noShows = new Map<string, WhyNoShow>()
  /** By position, the result of who has it. */
  const holders = new Map<string, string>()
  const keyOf = ({ prize, place }: Position) => `${prize} ${place}`
  for (const entry of entries) {
    if (entry.kind === 'noShow') {
      const id = holders.get(keyOf(entry))
      if (id !== undefined && entry.seq > upTo) noShows.set(id, entry.why)
    } else if (entry.kind === 'drawn' || entry.kind === 'replaced') {
      const places = entry.kind === 'drawn' ? entry.places : [entry]
      places.forEach((place, index) => {
        holders.set(keyOf(place), winnerId(drawId, entry, index))
      })
    }
  }
  return noShows
}

/** How many could win each place of a press, once those before it were drawn. @param before the press */
function drawnFrom(places: Drawn['places'], before: RaffleState): readonly number[] {
  let left = 0
  let isFirstOf: number | null = null
  let sizes = new Map<number, number>()
  return places.map(({ prize, winner }) => {
    if (isFirstOf === null || (before.isAnew && prize !== isFirstOf)) {
      const eligible = before.eligibleFor(prize)
      left = eligible.length
      sizes = new Map()
      for (const option of eligible) {
        const unit = before.unitOf(option)
        sizes.set(unit, (sizes.get(unit) ?? 0) + 1)
      }
      isFirstOf = prize
    }
    const count = left
    left -= sizes.get(before.unitOf(winner)) ?? 0
    return count
  })
}

interface WinnersServices {
  readonly app: Pick<App, 'store' | 'actions'>
  readonly library: Pick<Library, 'results'>
}

export function createWinners({ app: { store, actions }, library }: WinnersServices) {
  let due: { readonly draw: RaffleState; readonly entries: readonly Entry[] } | null = null

  function apply(): void {
    const { wheel, phase } = store.getState()
    if (!due || phase === 'spinning' || due.draw.begun.wheel.id !== wheel.id) return
    const { draw, entries } = due
    due = null
    const { drawId } = draw.begun
    const upTo = recordedUpTo(wheel, drawId)
    const winners = winnersIn(draw, entries, upTo)
    const noShows = noShowsIn(drawId, entries, upTo)
    if (winners.length === 0 && noShows.size === 0) return
    const ids = new Set(winners.map(({ id }) => id))
    let results: readonly SpinResult[] | null = null
    actions.recordWinners(
      (synced) => {
        const news = winnerResults(synced, drawId, winners)
        results = [...synced.history.filter(({ id }) => ids.has(id)), ...news]
        return news
      },
      noShows,
      { drawId, seq: entries.at(-1)?.seq ?? 0 },
    )
    // The wheel could not be changed just then.
    if (results === null) due = { draw, entries }
    // The wheel itself has only the last 20.
    else {
      void library.results.record(results)
      if (noShows.size > 0) void library.results.markNoShows(wheel.id, noShows)
    }
  }
  store.subscribe(apply)

  return {
    /** To be called when all of what was drawn is shown, by the tab that leads the draw. */
    changed(draw: RaffleState, entries: readonly Entry[]): void {
      due = { draw, entries }
      apply()
    },
  }
}

/**
 * Those who took part and can win no place of any prize any more, with all options of their name where that is one
 * person: the next draw would take one of the others for somebody who has not won.
 */
function excludedBy(draw: RaffleState): readonly string[] {
  // Only where each prize is drawn from everyone anew, some can win one prize and not another.
  const prizes = draw.isAnew ? draw.prizes : draw.prizes.slice(0, 1)
  const canStillWin = (option: number) => prizes.some((_, prize) => draw.canWin(option, prize))
  const isGone = draw.list.map((_, option) => draw.isEntrant(option) && !canStillWin(option))
  const people = new Set(isGone.flatMap((is, option) => (is ? draw.personOf(option) : [])))
  for (const { index, why } of draw.begun.out) {
    if (why === 'duplicate' && people.has(draw.personOf(index))) isGone[index] = true
  }
  return draw.list.flatMap(({ id }, option) => (isGone[option] ? id : []))
}

export function createPicks({ store, actions }: Pick<App, 'store' | 'actions'>) {
  /** Once for each change of a draw: what the visitor brings back afterwards stays. */
  let due: RaffleState | null = null

  function apply(): void {
    const { wheel } = store.getState()
    if (due?.begun.wheel.id !== wheel.id) return
    const excluded = new Set(excludedBy(due))
    due = null
    const ids = activeSegments(wheel.segments).flatMap(({ id }) => (excluded.has(id) ? id : []))
    if (ids.length > 0) actions.pick(ids)
  }

  /** A wheel that turns keeps its options, and a winner who stands out is still on it. */
  function applyAtRest(): void {
    const { phase, isRevealing } = store.getState()
    if (due && phase !== 'spinning' && !isRevealing) apply()
  }
  store.subscribe(applyAtRest)

  return {
    changed(draw: RaffleState): void {
      due = draw
      applyAtRest()
    },
    applyNow: apply,
  }
}
