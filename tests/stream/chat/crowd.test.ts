// Who of the chat is on the wheel.

import { describe, expect, it } from 'vitest'
import { nameKey } from '../../../src/lists/duplicates'
import { isFromChat } from '../../../src/share/chatId'
import { Crowd, shownName } from '../../../src/stream/chat/model/crowd'
import { DEFAULT_WORDS, type Heard, HeardPeople } from '../../../src/stream/chat/model/heard'
import { fromTwitch, readLine } from '../../../src/stream/chat/model/irc'
import { DEFAULT_RULES, type Rules } from '../../../src/stream/chat/model/rules'
import {
  MARKS,
  MAX_OPTION_TEXT,
  MAX_SEGMENTS,
  type Mark,
  withMark,
} from '../../../src/wheel/segment'
import { createWheel, type Wheel } from '../../../src/wheel/wheel'
import { CHANNEL, recordedChat } from './recordedChat'

const MINUTE = 60_000
let ids = 0
const wheelOf = (...options: string[]) => createWheel(options, () => `own${ids++}`, 0)
const wheel = () => wheelOf('Yes', 'No')
/** These are, and nobody else is. */
const marking = (before: Wheel, mark: Mark, ...marked: string[]): Wheel => ({
  ...before,
  segments: before.segments.map((one) => withMark(one, mark, marked.includes(one.text))),
})
const texts = ({ segments }: Wheel) => segments.map(({ text }) => text)

const person = (name: string, part: Partial<Heard> = {}): Heard => ({
  personId: `twitch_${name}`,
  name,
  isSubscriber: false,
  wants: 'join',
  asksOdds: false,
  ...part,
})
const leaving = (name: string) => person(name, { wants: 'leave' })

function setUp(rules: Partial<Rules> = {}) {
  const crowd = new Crowd()
  const all = { ...DEFAULT_RULES, ...rules }
  return {
    crowd,
    say: (...heard: Heard[]) => crowd.hear(heard, 0),
    sayAt: (nowMs: number, ...heard: Heard[]) => crowd.hear(heard, nowMs),
    letIn: (before: Wheel, nowMs = 0, isEliminating = false) =>
      crowd.letIn(before, all, isEliminating, nowMs),
    hasNews: (before: Wheel, nowMs = 0) => crowd.hasNews(before, all, false, nowMs),
    waiting: (before: Wheel) => crowd.countWaiting(before, all),
    turnedAway: (before: Wheel) => crowd.countTurnedAway(before, all),
  }
}

describe('who joins', () => {
  it('is on the wheel after the others, in the order of the chat', () => {
    const { say, letIn, waiting } = setUp()
    say(person('Anna'), person('Bo'))
    expect(waiting(wheel())).toBe(2)
    const after = letIn(wheel())
    expect(texts(after)).toEqual(['Yes', 'No', 'Anna', 'Bo'])
    expect(after.segments.filter(isFromChat).map(({ id }) => id)).toEqual([
      'chat_twitch_Anna',
      'chat_twitch_Bo',
    ])
    expect(waiting(wheel())).toBe(0)
  })

  it('is there once, by whatever name, and in a dock that is loaded anew', () => {
    const first = setUp()
    first.say(person('Anna'))
    const after = first.letIn(wheel())
    const second = setUp()
    second.say(person('Anna'), { ...person('Anna'), name: 'Another name' })
    expect(second.letIn(after)).toBe(after)
  })

  it.each(['An\u200Bna', '\u202EAnna', ' Anna ', 'Ａnna', 'Anna\u0007'])(
    'is left out where %j is on the wheel by another account, or as the streamer has typed it',
    (name) => {
      const { say, letIn, turnedAway } = setUp()
      say({ ...person('other'), name })
      const after = letIn(wheelOf('Yes', 'Anna'))
      expect(texts(after)).toEqual(['Yes', 'Anna'])
      expect(turnedAway(after)).toEqual({ full: 0, sameName: 1 })
    },
  )

  it('is left out where the name is nothing that can be read', () => {
    const { say, letIn, turnedAway, waiting } = setUp()
    say({ ...person('other'), name: '\u200b\u202e \u0007' })
    const before = wheel()
    expect(waiting(before)).toBe(0)
    expect(letIn(before)).toBe(before)
    expect(turnedAway(before)).toEqual({ full: 0, sameName: 0 })
  })

  it('has to be a subscriber where the rule says so', () => {
    const { say, letIn } = setUp({ who: 'subscribers' })
    say(person('Anna'), person('Bo', { isSubscriber: true }))
    expect(texts(letIn(wheel()))).toEqual(['Yes', 'No', 'Bo'])
  })

  it('is as likely as the rule says', () => {
    const { say, letIn } = setUp({ subscriberWeight: 3 })
    say(person('Anna'), person('Bo', { isSubscriber: true }))
    expect(letIn(wheel()).segments.map(({ weight }) => weight)).toEqual([1, 1, 1, 3])
  })

  it('is as likely as a changed rule says, and as a subscriber once they are, but for the streamer’s own weight', () => {
    const { crowd, say, letIn } = setUp({ subscriberWeight: 3 })
    const isSubscriber = true
    say(person('Anna', { isSubscriber }), person('Bo', { isSubscriber }), person('Cleo'))
    const weights = ({ segments }: Wheel) => segments.slice(2).map(({ weight }) => weight)
    const weighing = (before: Wheel, name: string, weight: number): Wheel => ({
      ...before,
      segments: before.segments.map((one) => (one.text === name ? { ...one, weight } : one)),
    })
    const rulesOf = (subscriberWeight: number) => ({ ...DEFAULT_RULES, subscriberWeight })
    const hasNews = (before: Wheel, by: number) => crowd.hasNews(before, rulesOf(by), false, 0)
    const letInBy = (by: number, before: Wheel) => crowd.letIn(before, rulesOf(by), false, 0)

    const first = weighing(letIn(wheel()), 'Bo', 7)
    expect(hasNews(first, 3)).toBe(false)
    expect(hasNews(first, 5)).toBe(true)
    const second = letInBy(5, first)
    expect(weights(second)).toEqual([5, 7, 1])
    expect(hasNews(second, 5)).toBe(false)
    // Whatever they write shows that they subscribe now.
    say(person('Cleo', { wants: null, isSubscriber }))
    const third = letInBy(5, second)
    expect(weights(third)).toEqual([5, 7, 5])
    // The streamer's own stays, though a rule comes by it.
    expect(weights(letInBy(4, letInBy(7, third)))).toEqual([4, 7, 4])
    // So does what the streamer has taken back.
    expect(letInBy(4, third)).toBe(third)
  })

  it('keeps the weight that a dock which is loaded anew cannot tell from the streamer’s own', () => {
    const first = setUp({ subscriberWeight: 3 })
    first.say(person('Anna', { isSubscriber: true }), person('Bo'), person('Cleo'))
    const before = first.letIn(wheel())
    const { crowd, say } = setUp()
    const weights = ({ segments }: Wheel) => segments.slice(2).map(({ weight }) => weight)
    const letInBy = (subscriberWeight: number, wheelBefore = before) =>
      crowd.letIn(wheelBefore, { ...DEFAULT_RULES, subscriberWeight }, false, 0)
    letInBy(3)
    say(
      person('Anna', { wants: null, isSubscriber: true }),
      person('Bo', { wants: null }),
      // They subscribe, and have less: so the streamer may have wished.
      person('Cleo', { wants: null, isSubscriber: true }),
    )
    expect(letInBy(3)).toBe(before)
    const five = letInBy(5)
    expect(weights(five)).toEqual([5, 1, 1])
    // The streamer's own it stays, though a rule comes by it.
    const one = letInBy(1, five)
    expect(weights(one)).toEqual([1, 1, 1])
    expect(weights(letInBy(4, one))).toEqual([4, 1, 1])
  })

  it('finds room for so many, and no more than a wheel has', () => {
    const { say, letIn, turnedAway } = setUp({ most: 2 })
    say(person('Anna'), person('Bo'), person('Cleo'), person('Dan'))
    const after = letIn(wheel())
    expect(texts(after)).toEqual(['Yes', 'No', 'Anna', 'Bo'])
    expect(turnedAway(after)).toEqual({ full: 2, sameName: 0 })
    // The place of somebody who leaves is free at once.
    say(person('Eve'), leaving('Anna'))
    expect(texts(letIn(after))).toEqual(['Yes', 'No', 'Bo', 'Eve'])

    const full = setUp({ most: MAX_SEGMENTS })
    full.say(person('Anna'), person('Bo'))
    const many = wheelOf(...Array.from({ length: MAX_SEGMENTS - 1 }, (_, index) => `${index}`))
    expect(full.letIn(many).segments).toHaveLength(MAX_SEGMENTS)
  })

  it('waits in a list that has an end', () => {
    const { say, waiting } = setUp()
    say(...Array.from({ length: 20_000 }, (_, index) => person(`${index}`)))
    expect(waiting(wheel())).toBe(MAX_SEGMENTS)
  })

  it('has a color unlike the neighbors’, and changes nobody', () => {
    const { say, letIn } = setUp()
    const before = wheel()
    say(person('Anna'), person('Bo'))
    const { segments } = letIn(before)
    expect(segments.slice(0, 2)).toEqual(before.segments)
    for (const [index, { color }] of segments.entries()) {
      expect(color).not.toBe(segments.at(index - 1)?.color)
    }
  })
})

describe('who is turned away', () => {
  it('is counted once, however often they ask, until they are on the wheel', () => {
    const { say, letIn, turnedAway } = setUp({ most: 1 })
    say(person('Anna'), person('Bo'), person('Cleo'))
    const after = letIn(wheel())
    expect(turnedAway(after)).toEqual({ full: 2, sameName: 0 })
    say(person('Bo'))
    letIn(after)
    expect(turnedAway(after)).toEqual({ full: 2, sameName: 0 })
    say(leaving('Cleo'))
    letIn(after)
    expect(turnedAway(after)).toEqual({ full: 1, sameName: 0 })
    // There is room.
    say(leaving('Anna'))
    const less = letIn(after)
    expect(turnedAway(less)).toEqual({ full: 0, sameName: 0 })
    say(person('Bo'))
    expect(turnedAway(letIn(less))).toEqual({ full: 0, sameName: 0 })
  })

  it('is not any more once their name is free', () => {
    const { say, letIn, turnedAway } = setUp()
    say(person('other', { name: 'Yes' }))
    const before = letIn(wheel())
    expect(turnedAway(before)).toEqual({ full: 0, sameName: 1 })
    const segments = before.segments.filter(({ text }) => text !== 'Yes')
    expect(turnedAway({ ...before, segments })).toEqual({ full: 0, sameName: 0 })
  })
})

describe('who leaves', () => {
  it('is gone, and the streamer’s own options stay', () => {
    const { say, letIn } = setUp()
    say(person('Anna'), person('Bo'))
    const after = letIn(wheelOf('Yes', 'Cleo'))
    say(leaving('Anna'), leaving('Cleo'), leaving('Nobody'))
    expect(texts(letIn(after))).toEqual(['Yes', 'Cleo', 'Bo'])
  })

  it('leaves once there are others: two options stay', () => {
    const { say, letIn, waiting, hasNews } = setUp()
    say(person('Anna'), person('Bo'))
    const after = letIn(wheel())
    const two = { ...after, segments: after.segments.filter(isFromChat) }
    say(leaving('Anna'))
    expect(letIn(two)).toBe(two)
    expect(waiting(two)).toBe(1)
    // Until something changes, the wheel need not be asked for.
    expect(hasNews(two)).toBe(false)
    say(person('Cleo'))
    const three = letIn(two)
    expect(texts(three)).toEqual(['Anna', 'Bo', 'Cleo'])
    expect(hasNews(three)).toBe(true)
    const without = letIn(three)
    expect(texts(without)).toEqual(['Bo', 'Cleo'])
    expect(waiting(without)).toBe(0)
  })

  it.each(['eliminated', 'picked', 'absent'] as const)(
    'is not who is %s, until they are back',
    (mark) => {
      const { say, letIn, hasNews, waiting } = setUp({ minutes: 5 })
      say(person('Anna'), person('Bo'))
      const after = letIn(wheel())
      const marked = marking(after, mark, 'Anna')
      letIn(marked, 0)
      say(leaving('Anna'))
      const less = letIn(marked, 6 * MINUTE)
      expect(texts(less)).toEqual(['Yes', 'No', 'Anna'])
      expect(letIn(less)).toBe(less)
      expect(hasNews(less)).toBe(false)
      expect(waiting(less)).toBe(0)
      const back = marking(less, mark)
      expect(hasNews(back)).toBe(true)
      expect(texts(letIn(back))).toEqual(['Yes', 'No'])
    },
  )

  it('is who was picked, before the next round begins: their wish is older than that', () => {
    const { say, letIn, hasNews } = setUp()
    say(person('Anna'), person('Bo'))
    const after = marking(letIn(wheel()), 'picked', 'Anna', 'Bo')
    say(leaving('Anna'))
    expect(letIn(after)).toBe(after)
    const over = marking(after, 'picked', 'Anna', 'Bo', 'Yes', 'No')
    expect(hasNews(over)).toBe(true)
    expect(texts(letIn(over))).toEqual(['Yes', 'No', 'Bo'])
  })

  it('stays where they have joined again', () => {
    const { say, letIn } = setUp()
    say(person('Anna'))
    const after = marking(letIn(wheel()), 'picked', 'Anna')
    say(leaving('Anna'))
    letIn(after)
    say(person('Anna'))
    letIn(after)
    const back = marking(after, 'picked')
    expect(letIn(back)).toBe(back)
  })

  it('is whom the service has taken out of its chat, whatever became of them here', () => {
    const { say, letIn } = setUp()
    say(person('Anna'), person('Bo'))
    const after = marking(letIn(wheel()), 'picked', 'Anna')
    say(person('Anna', { wants: 'removed' }), person('Cleo', { wants: 'removed' }))
    expect(texts(letIn(after))).toEqual(['Yes', 'No', 'Bo'])
  })

  describe('who was out when the service took them off', () => {
    const removed = (name: string) => person(name, { wants: 'removed' })
    const marksOf = ({ segments }: Wheel, text: string) => {
      const one = segments.find((segment) => segment.text === text)
      return one && MARKS.filter((mark) => one[mark])
    }
    function takenOff(mark: Mark, ...marked: string[]) {
      const all = setUp()
      all.say(person('Anna'), person('Bo'))
      const before = { ...marking(all.letIn(wheel()), mark, ...marked), absentOn: '2026-11-30' }
      all.say(removed('Anna'))
      const after = all.letIn(before)
      expect(texts(after)).toEqual(['Yes', 'No', 'Bo'])
      all.say(person('Anna'))
      return { ...all, after }
    }

    it.each(MARKS)('is still %s when they join again', (mark) => {
      const { letIn, after } = takenOff(mark, 'Anna', 'Bo')
      expect(marksOf(letIn(after), 'Anna')).toEqual([mark])
    })

    it.each(MARKS)('is still %s where nobody else was', (mark) => {
      const { letIn, after } = takenOff(mark, 'Anna')
      expect(marksOf(letIn(after), 'Anna')).toEqual([mark])
    })

    it('is not any more in the next round', () => {
      const { letIn, after } = takenOff('picked', 'Anna', 'Bo')
      expect(marksOf(letIn(marking(after, 'picked')), 'Anna')).toEqual([])
      const { crowd, ...other } = takenOff('picked', 'Anna', 'Bo')
      crowd.watch(marking(other.after, 'picked'))
      expect(marksOf(other.letIn(marking(other.after, 'picked', 'Yes')), 'Anna')).toEqual([])
    })

    it('is not absent on another day, and not out on another wheel', () => {
      const { letIn, after } = takenOff('absent', 'Anna')
      const { absentOn: _, ...later } = after
      expect(marksOf(letIn(later), 'Anna')).toEqual([])
      const other = takenOff('picked', 'Anna', 'Bo')
      expect(marksOf(other.letIn(marking(wheel(), 'picked', 'Yes')), 'Anna')).toEqual([])
    })

    it('leaves as anybody does once they are back', () => {
      const { letIn, say, after } = takenOff('picked', 'Anna', 'Bo')
      const back = marking(letIn(after), 'picked', 'Bo')
      say(leaving('Anna'))
      const gone = letIn(back)
      say(person('Anna'))
      expect(marksOf(letIn(gone), 'Anna')).toEqual([])
    })
  })

  it('is who has not written for so many minutes', () => {
    const { say, sayAt, letIn, hasNews } = setUp({ minutes: 5 })
    say(person('Anna'), person('Bo'))
    const after = letIn(wheel())
    expect(hasNews(after, 0)).toBe(false)
    sayAt(4 * MINUTE, { ...person('Bo'), wants: null })
    expect(hasNews(after, 5 * MINUTE)).toBe(false)
    expect(hasNews(after, 5 * MINUTE + 1)).toBe(true)
    expect(texts(letIn(after, 5 * MINUTE + 1))).toEqual(['Yes', 'No', 'Bo'])
    // Of whom a dock knows only from the wheel, the time begins when it sees them.
    const other = setUp({ minutes: 5 })
    expect(other.hasNews(after, 100 * MINUTE)).toBe(false)
    expect(other.hasNews(after, 105 * MINUTE + 1)).toBe(true)
    expect(setUp().hasNews(after, 1000 * MINUTE)).toBe(false)
  })
})

it.each([
  ['\u202Eevil', 'evil'],
  ['a\u2066b\u2069', 'ab'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['bell\u0007 \u001B[31m', 'bell [31m'],
  ['two\nlines', 'two lines'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['x'.repeat(500), 'x'.repeat(MAX_OPTION_TEXT)],
  ['   ', undefined],
])('the name %j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})

it('20,000 lines of a chat come to options of one name each, and nobody who is not let in', () => {
  const { crowd, letIn } = setUp()
  const people = new HeardPeople()
  for (const line of recordedChat()) {
    const read = readLine(line)
    const what = read && fromTwitch(read, CHANNEL)
    if (what?.kind === 'message') people.add(what.message, DEFAULT_WORDS)
  }
  crowd.hear(people.take(), 0)
  const { segments } = letIn(wheel())
  const names = segments.filter(isFromChat).map(({ text }) => text)
  expect(names.length).toBeGreaterThan(200)
  expect(new Set(names.map(nameKey)).size).toBe(names.length)
  expect(names).toContain('Same')
  for (const name of ['Broken', 'Elsewhere', 'Guest', 'Forger', 'NoNumber', 'TooLong']) {
    expect(names).not.toContain(name)
  }
  for (const name of names) {
    expect(name).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200b\u2060]/u)
    expect([...new Intl.Segmenter().segment(name)].length).toBeLessThanOrEqual(MAX_OPTION_TEXT)
  }
})
