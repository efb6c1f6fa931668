// Who of the chat is on the wheel. Their options are told by their ids, which are those of their accounts: so nobody is
// there twice, whatever they are called, and a dock that is loaded anew knows them.

import { nameKey, withoutUnseen } from '../../../lists/duplicates'
import { removeSegments } from '../../../lists/tidy'
import { isMarked, MAX_SEGMENTS, optionText, type Segment, withNew } from '../../../wheel/segment'
import { type Wheel, withSegments } from '../../../wheel/wheel'
import type { Heard } from './heard'
import type { Rules } from './rules'

const PREFIX = 'chat_'
const MINUTE_MS = 60_000
/** More wait for no wheel: it has no room for them. */
const MOST_WAITING = MAX_SEGMENTS
/** Code units, many more than an option can have. */
const MAX_NAME = 1000

export function optionIdOf(personId: string): string {
  return PREFIX + personId
}

export function isFromChat({ id }: Pick<Segment, 'id'>): boolean {
  return id.startsWith(PREFIX)
}

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

/** Who could not come on. */
export interface TurnedAway {
  /** For want of room. */
  readonly full: number
  /** Somebody of this name is on the wheel. */
  readonly sameName: number
}

export class Crowd {
  /** By person: what somebody wants last is what counts. */
  readonly #waiting = new Map<string, Waiting>()
  /** When those on the wheel have last written, by option. */
  readonly #heardAt = new Map<string, number>()

  get waiting(): number {
    return this.#waiting.size
  }

  /** Nobody waits any more. */
  forget(): void {
    this.#waiting.clear()
  }

  /** @param nowMs on a clock that never jumps */
  hear(heard: readonly Heard[], nowMs: number): void {
    for (const { personId, name, isSubscriber, wants } of heard) {
      const optionId = optionIdOf(personId)
      if (this.#heardAt.has(optionId)) this.#heardAt.set(optionId, nowMs)
      if (wants === null) continue
      if (!this.#waiting.has(personId) && this.#waiting.size >= MOST_WAITING) continue
      this.#waiting.set(personId, { name: name.slice(0, MAX_NAME), isSubscriber, wants })
    }
  }

  /** Whether there is anything to do, before the wheel is asked for. */
  hasNews({ segments }: Wheel, rules: Rules, nowMs: number): boolean {
    return this.#waiting.size > 0 || this.#silent(segments, rules, nowMs).size > 0
  }

  /** Lets those who wait on the wheel, and off it. The same wheel where nothing changes. */
  letIn(
    wheel: Wheel,
    rules: Rules,
    isEliminationMode: boolean,
    nowMs: number,
  ): { readonly wheel: Wheel; readonly turnedAway: TurnedAway } {
    const leaving = this.#silent(wheel.segments, rules, nowMs)
    const known = new Map(wheel.segments.map((segment) => [segment.id, segment]))
    for (const [personId, { wants }] of this.#waiting) {
      const option = known.get(optionIdOf(personId))
      // Who is out stays: otherwise they would be back as soon as they join again.
      if (option && (wants === 'removed' || (wants === 'leave' && !isMarked(option)))) {
        leaving.add(option.id)
      }
    }
    const fewer = leaving.size > 0 ? removeSegments(wheel, leaving, isEliminationMode) : wheel
    const { wheel: more, turnedAway } = this.#withJoined(fewer, rules, isEliminationMode)
    const left = new Set(more.segments.map(({ id }) => id))
    for (const [personId, { wants }] of this.#waiting) {
      const optionId = optionIdOf(personId)
      // Two options have to stay: somebody leaves once others have come.
      if (wants === 'join' || !leaving.has(optionId) || !left.has(optionId)) {
        this.#waiting.delete(personId)
      }
    }
    return { wheel: more, turnedAway }
  }

  #withJoined(wheel: Wheel, rules: Rules, isEliminationMode: boolean) {
    const { segments } = wheel
    const ids = new Set(segments.map(({ id }) => id))
    const names = new Set(segments.map(({ text }) => nameKey(text)))
    let room = Math.min(
      MAX_SEGMENTS - segments.length,
      rules.most - segments.filter(isFromChat).length,
    )
    let [full, sameName] = [0, 0]
    const joining: { readonly id: string; readonly text: string; readonly weight: number }[] = []
    for (const [personId, { name, isSubscriber, wants }] of this.#waiting) {
      const id = optionIdOf(personId)
      const isLetIn = rules.who === 'everyone' || isSubscriber
      const text = shownName(name)
      if (wants !== 'join' || !isLetIn || ids.has(id) || text === undefined) continue
      const key = nameKey(text)
      if (names.has(key)) sameName += 1
      else if (room <= 0) full += 1
      else {
        names.add(key)
        room -= 1
        joining.push({ id, text, weight: isSubscriber ? rules.subscriberWeight : 1 })
      }
    }
    const turnedAway = { full, sameName }
    if (joining.length === 0) return { wheel, turnedAway }
    const texts = joining.map(({ text }) => text)
    const added = withNew(segments, texts, () => '', wheel.palette).map((segment, index) => {
      const { id, weight } = joining[index - segments.length] ?? segment
      return index < segments.length ? segment : { ...segment, id, weight }
    })
    return { wheel: withSegments(wheel, added, isEliminationMode), turnedAway }
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
