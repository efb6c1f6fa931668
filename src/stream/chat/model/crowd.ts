// Who of the chat is on the wheel. Their options are told by their ids, which are those of their accounts: so nobody is
// there twice, whatever they are called, and a dock that is loaded anew knows them.

import { nameKey, withoutUnseen } from '../../../lists/duplicates'
import { removedBetween, removeSegments } from '../../../lists/tidy'
import { isFromChat, optionIdOf } from '../../../share/chatId'
import { isNewTournamentNext, isRoundOver } from '../../../wheel/rounds'
import {
  isMarked,
  MARKS,
  MAX_SEGMENTS,
  type Mark,
  optionText,
  type Segment,
  withMark,
  withNew,
} from '../../../wheel/segment'
import { type Wheel, withSegments } from '../../../wheel/wheel'
import type { Heard } from './heard'
import type { Rules } from './rules'

const MINUTE_MS = 60_000
/** More wait for no wheel: it has no room for them. */
const MOST_WAITING = MAX_SEGMENTS
/** Code units, many more than an option can have. */
const MAX_NAME = 1000

/** As an option has it: without what is not seen, or turns the words around it. `undefined` where nothing is left. */
export function shownName(name: string): string | undefined {
  const plain = withoutUnseen(name.slice(0, MAX_NAME).replace(/[\p{White_Space}\p{Cc}]+/gu, ' '))
  return optionText(plain)
}

interface Waiting {
  readonly name: string
  readonly isSubscriber: boolean
  readonly wants: NonNullable<Heard['wants']>
}

/** How many people could not come on, and still could not. */
export interface TurnedAway {
  /** For want of room. */
  readonly full: number
  /** Somebody of this name is on the wheel. */
  readonly sameName: number
}

/** Somebody who was out when the service took them off. */
interface TakenOff {
  readonly wheelId: string
  /** What they still are if they come back. */
  readonly marks: Set<Mark>
  /** Which of them others have had since. */
  readonly shared: Set<Mark>
}

function isLetIn({ who }: Rules, isSubscriber: boolean): boolean {
  return who === 'everyone' || isSubscriber
}

function roomIn(segments: readonly Segment[], { most }: Rules): number {
  return Math.min(MAX_SEGMENTS - segments.length, most - segments.filter(isFromChat).length)
}

/** What decides whether somebody can come on, or off. */
function settledFor(wheel: Wheel, { who, most }: Rules, isEliminationMode: boolean) {
  return [wheel, who, most, isEliminationMode]
}

export class Crowd {
  /** By person: what somebody wants last is what counts. */
  readonly #waiting = new Map<string, Waiting>()
  /** When those on the wheel have last written, by option. */
  readonly #heardAt = new Map<string, number>()
  /** By option. */
  readonly #takenOff = new Map<string, TakenOff>()
  /** By person: the name that is on the wheel already, or `null` for want of room. */
  readonly #turnedAway = new Map<string, string | null>()
  /** The last answer of `countTurnedAway`, and for what it holds. */
  #counted: { segments: readonly Segment[]; most: number; turnedAway: TurnedAway } | null = null
  /** For what those who still wait cannot come on, or off. */
  #settled: readonly unknown[] = []

  /** How many the next `letIn` could move. */
  countWaiting({ segments }: Wheel, rules: Rules): number {
    const known = new Map(segments.map((segment) => [segment.id, segment]))
    let count = 0
    for (const [personId, { isSubscriber, wants }] of this.#waiting) {
      const option = known.get(optionIdOf(personId))
      const canJoin = !option && isLetIn(rules, isSubscriber)
      const canLeave = option !== undefined && (wants === 'removed' || !isMarked(option))
      if (wants === 'join' ? canJoin : canLeave) count += 1
    }
    return count
  }

  /** Nobody was silent while nobody listened. @param nowMs on a clock that never jumps */
  hearEverybody(nowMs: number): void {
    for (const id of this.#heardAt.keys()) this.#heardAt.set(id, nowMs)
  }

  /** @param nowMs on a clock that never jumps */
  hear(heard: readonly Heard[], nowMs: number): void {
    for (const { personId, name, isSubscriber, wants } of heard) {
      const optionId = optionIdOf(personId)
      if (this.#heardAt.has(optionId)) this.#heardAt.set(optionId, nowMs)
      if (wants === null) continue
      if (wants !== 'join' && this.#turnedAway.delete(personId)) this.#counted = null
      if (!this.#waiting.has(personId) && this.#waiting.size >= MOST_WAITING) continue
      this.#settled = []
      this.#waiting.set(personId, { name: name.slice(0, MAX_NAME), isSubscriber, wants })
    }
  }

  /** Whether there is anything to do, before the wheel is asked for. */
  hasNews(wheel: Wheel, rules: Rules, isEliminationMode: boolean, nowMs: number): boolean {
    const isSettled = settledFor(wheel, rules, isEliminationMode).every(
      (part, index) => part === this.#settled[index],
    )
    const areWaiting = this.#waiting.size > 0 && !isSettled
    return areWaiting || this.#silent(wheel.segments, rules, nowMs).size > 0
  }

  /** Lets those who wait on the wheel, and off it. The same wheel where nothing changes. */
  letIn(wheel: Wheel, rules: Rules, isEliminationMode: boolean, nowMs: number): Wheel {
    this.watch(wheel)
    const isEnding =
      isRoundOver(wheel.segments) ||
      isNewTournamentNext(wheel, { eliminationMode: isEliminationMode })
    const staying = new Set<string>()
    const leaving = this.#silent(wheel.segments, rules, nowMs)
    const known = new Map(wheel.segments.map((segment) => [segment.id, segment]))
    for (const [personId, { wants }] of this.#waiting) {
      const option = known.get(optionIdOf(personId))
      if (!option || wants === 'join') continue
      // Who is out stays until the round is: otherwise they would be back as soon as they join again.
      const stays = wants === 'leave' && isMarked(option) && (!isEnding || option.absent)
      const ids = stays ? staying : leaving
      ids.add(option.id)
    }
    const fewer = leaving.size > 0 ? removeSegments(wheel, leaving, isEliminationMode) : wheel
    this.#noteTakenOff(wheel, fewer)
    const more = this.#withJoined(fewer, rules, isEliminationMode)
    const left = new Set(more.segments.map(({ id }) => id))
    for (const [personId, { wants }] of this.#waiting) {
      const optionId = optionIdOf(personId)
      // Two options have to stay: somebody leaves once others have come.
      const isLeaving = staying.has(optionId) || (leaving.has(optionId) && left.has(optionId))
      if (wants === 'join' || !isLeaving) this.#waiting.delete(personId)
    }
    this.#settled = more === wheel ? settledFor(wheel, rules, isEliminationMode) : []
    return more
  }

  /** Whoever has come on, or left the chat, or now could come on, does not count. */
  countTurnedAway({ segments }: Wheel, rules: Rules): TurnedAway {
    const before = this.#counted
    if (before?.segments === segments && before.most === rules.most) return before.turnedAway
    const isAnybody = this.#turnedAway.size > 0
    const ids = new Set(segments.map(({ id }) => id))
    const names = new Set(isAnybody ? segments.map(({ text }) => nameKey(text)) : [])
    const isFull = roomIn(segments, rules) <= 0
    let [full, sameName] = [0, 0]
    for (const [personId, name] of this.#turnedAway) {
      const isSolved = name === null ? !isFull : !names.has(name)
      if (isSolved || ids.has(optionIdOf(personId))) this.#turnedAway.delete(personId)
      else if (name === null) full += 1
      else sameName += 1
    }
    const turnedAway = { full, sameName }
    this.#counted = { segments, most: rules.most, turnedAway }
    return turnedAway
  }

  #turnAway(personId: string, name: string | null): void {
    this.#counted = null
    if (this.#turnedAway.size < MOST_WAITING || this.#turnedAway.has(personId)) {
      this.#turnedAway.set(personId, name)
    }
  }

  /** Those who are out come back as they were, in the same round: being taken off is no way back in. */
  #noteTakenOff(before: Wheel, after: Wheel): void {
    if (after === before) return
    for (const segment of removedBetween(before, after)) {
      if (!isFromChat(segment) || !isMarked(segment)) continue
      if (this.#takenOff.size >= MOST_WAITING) return
      const marks = new Set(MARKS.filter((mark) => segment[mark]))
      this.#takenOff.set(segment.id, { wheelId: before.id, marks, shared: new Set() })
    }
    this.watch(after)
  }

  /** To be told of each round. A mark that others had, and nobody has any more, was of one that is over. */
  watch({ id: wheelId, segments, absentOn }: Wheel): void {
    if (this.#takenOff.size === 0) return
    const isThere = (mark: Mark) => segments.some((segment) => segment[mark])
    const present = new Set(MARKS.filter(isThere))
    const ids = new Set(segments.map(({ id }) => id))
    for (const [id, one] of this.#takenOff) {
      if (one.wheelId !== wheelId) continue
      for (const mark of one.marks) {
        if (present.has(mark)) one.shared.add(mark)
        else if (one.shared.has(mark)) one.marks.delete(mark)
      }
      if (absentOn === undefined) one.marks.delete('absent')
      if (ids.has(id) || one.marks.size === 0) this.#takenOff.delete(id)
    }
  }

  #withMarksOf(segment: Segment, wheelId: string): Segment {
    const takenOff = this.#takenOff.get(segment.id)
    if (takenOff?.wheelId !== wheelId) return segment
    return [...takenOff.marks].reduce((one, mark) => withMark(one, mark, true), segment)
  }

  #withJoined(wheel: Wheel, rules: Rules, isEliminationMode: boolean): Wheel {
    const { segments } = wheel
    const ids = new Set(segments.map(({ id }) => id))
    const names = new Set(segments.map(({ text }) => nameKey(text)))
    let room = roomIn(segments, rules)
    const joining: { readonly id: string; readonly text: string; readonly weight: number }[] = []
    for (const [personId, { name, isSubscriber, wants }] of this.#waiting) {
      const id = optionIdOf(personId)
      const text = shownName(name)
      if (wants !== 'join' || !isLetIn(rules, isSubscriber)) continue
      if (ids.has(id) || text === undefined) continue
      const key = nameKey(text)
      if (names.has(key)) this.#turnAway(personId, key)
      else if (room <= 0) this.#turnAway(personId, null)
      else {
        names.add(key)
        room -= 1
        joining.push({ id, text, weight: isSubscriber ? rules.subscriberWeight : 1 })
      }
    }
    if (joining.length === 0) return wheel
    const texts = joining.map(({ text }) => text)
    const added = withNew(segments, texts, () => '', wheel.palette).map((segment, index) => {
      const { id, weight } = joining[index - segments.length] ?? segment
      return index < segments.length
        ? segment
        : this.#withMarksOf({ ...segment, id, weight }, wheel.id)
    })
    return withSegments(wheel, added, isEliminationMode)
  }

  /** Those whom the rule takes off. Whoever is seen for the first time has just been heard. */
  #silent(segments: readonly Segment[], { minutes }: Rules, nowMs: number): Set<string> {
    const silent = new Set<string>()
    const here = segments.filter(isFromChat)
    for (const segment of here) {
      const heardAt = this.#heardAt.get(segment.id)
      if (heardAt === undefined) this.#heardAt.set(segment.id, nowMs)
      else if (minutes > 0 && nowMs - heardAt > minutes * MINUTE_MS && !isMarked(segment)) {
        silent.add(segment.id)
      }
    }
    if (this.#heardAt.size > here.length) {
      const ids = new Set(here.map(({ id }) => id))
      for (const id of this.#heardAt.keys()) if (!ids.has(id)) this.#heardAt.delete(id)
    }
    return silent
  }
}
