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

/** Of somebody on the wheel. */
interface Here {
  /** When they have last written, on a clock that never jumps. */
  heardAtMs: number
  /** `undefined` until they have. */
  isSubscriber?: boolean
  /**
   * The last one that the rules gave them: if their option has another, that is of the streamer's own hand. `null` where
   * it was so when the dock first knew whether they subscribe, `undefined` before.
   */
  weight?: number | null
}

interface Waiting {
  /** `undefined` where their name is nothing that can be read. */
  readonly text: string | undefined
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

function weightOf(isSubscriber: boolean, { subscriberWeight }: Rules): number {
  return isSubscriber ? subscriberWeight : 1
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
  /** By option. */
  readonly #here = new Map<string, Here>()
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
    for (const [personId, { text, isSubscriber, wants }] of this.#waiting) {
      const option = known.get(optionIdOf(personId))
      const canJoin = !option && text !== undefined && isLetIn(rules, isSubscriber)
      const canLeave = option !== undefined && (wants === 'removed' || !isMarked(option))
      if (wants === 'join' ? canJoin : canLeave) count += 1
    }
    return count
  }

  /** Nobody was silent while nobody listened. @param nowMs on a clock that never jumps */
  hearEverybody(nowMs: number): void {
    for (const one of this.#here.values()) one.heardAtMs = nowMs
  }

  /** @param nowMs on a clock that never jumps */
  hear(heard: readonly Heard[], nowMs: number): void {
    for (const { personId, name, isSubscriber, wants } of heard) {
      const here = this.#here.get(optionIdOf(personId))
      if (here) {
        here.heardAtMs = nowMs
        // What the service says of whom it takes off is not whether they subscribe.
        if (wants !== 'removed') here.isSubscriber = isSubscriber
      }
      if (wants === null) continue
      if (wants !== 'join' && this.#turnedAway.delete(personId)) this.#counted = null
      if (!this.#waiting.has(personId) && this.#waiting.size >= MOST_WAITING) continue
      this.#settled = []
      this.#waiting.set(personId, { text: shownName(name), isSubscriber, wants })
    }
  }

  /** Whether there is anything to do, before the wheel is asked for. */
  hasNews(wheel: Wheel, rules: Rules, isEliminationMode: boolean, nowMs: number): boolean {
    const isSettled = settledFor(wheel, rules, isEliminationMode).every(
      (part, index) => part === this.#settled[index],
    )
    const areWaiting = this.#waiting.size > 0 && !isSettled
    return (
      areWaiting ||
      this.#silent(wheel.segments, rules, nowMs).size > 0 ||
      this.#newWeights(wheel.segments, rules).size > 0
    )
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
    const weighed = this.#withNewWeights(fewer, rules, isEliminationMode)
    const more = this.#withJoined(weighed, rules, isEliminationMode, nowMs)
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

  /** By option, what the rules give them now. Of whom a dock knows only from the wheel, it is left to the streamer. */
  #newWeights(segments: readonly Segment[], rules: Rules): Map<string, number> {
    const changed = new Map<string, number>()
    for (const { id, weight } of segments) {
      const one = this.#here.get(id)
      if (one?.isSubscriber === undefined) continue
      const wanted = weightOf(one.isSubscriber, rules)
      // Once: a rule that comes by the streamer's own weight later has not given it.
      if (one.weight === undefined) one.weight = weight === wanted ? wanted : null
      if (one.weight === weight && weight !== wanted) changed.set(id, wanted)
    }
    return changed
  }

  #withNewWeights(wheel: Wheel, rules: Rules, isEliminationMode: boolean): Wheel {
    const changed = this.#newWeights(wheel.segments, rules)
    if (changed.size === 0) return wheel
    const segments = wheel.segments.map((segment) => {
      const weight = changed.get(segment.id)
      const one = this.#here.get(segment.id)
      if (weight === undefined || !one) return segment
      one.weight = weight
      return { ...segment, weight }
    })
    return withSegments(wheel, segments, isEliminationMode)
  }

  #withJoined(wheel: Wheel, rules: Rules, isEliminationMode: boolean, nowMs: number): Wheel {
    const { segments } = wheel
    const ids = new Set(segments.map(({ id }) => id))
    const names = new Set(segments.map(({ text }) => nameKey(text)))
    let room = roomIn(segments, rules)
    const joining: { readonly id: string; readonly text: string; readonly weight: number }[] = []
    for (const [personId, { text, isSubscriber, wants }] of this.#waiting) {
      const id = optionIdOf(personId)
      if (wants !== 'join' || !isLetIn(rules, isSubscriber)) continue
      if (ids.has(id) || text === undefined) continue
      const key = nameKey(text)
      if (names.has(key)) this.#turnAway(personId, key)
      else if (room <= 0) this.#turnAway(personId, null)
      else {
        names.add(key)
        room -= 1
        const weight = weightOf(isSubscriber, rules)
        joining.push({ id, text, weight })
        this.#here.set(id, { heardAtMs: nowMs, isSubscriber, weight })
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
      const one = this.#here.get(segment.id)
      if (!one) this.#here.set(segment.id, { heardAtMs: nowMs })
      else if (minutes > 0 && nowMs - one.heardAtMs > minutes * MINUTE_MS && !isMarked(segment)) {
        silent.add(segment.id)
      }
    }
    if (this.#here.size > here.length) {
      const ids = new Set(here.map(({ id }) => id))
      for (const id of this.#here.keys()) if (!ids.has(id)) this.#here.delete(id)
    }
    return silent
  }
}
