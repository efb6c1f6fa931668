// Who of the chat is on the wheel.

import { describe, expect, it } from 'vitest'
import { nameKey } from '../../../src/lists/duplicates'
import { Crowd, isFromChat, shownName } from '../../../src/stream/chat/model/crowd'
import { DEFAULT_WORDS, type Heard, HeardPeople } from '../../../src/stream/chat/model/heard'
import { fromTwitch, readLine } from '../../../src/stream/chat/model/irc'
import { DEFAULT_RULES, type Rules } from '../../../src/stream/chat/model/rules'
import { MAX_OPTION_TEXT, MAX_SEGMENTS, withMark } from '../../../src/wheel/segment'
import { createWheel, type Wheel } from '../../../src/wheel/wheel'
import { CHANNEL, recordedChat } from './recordedChat'

const MINUTE = 60_000
let ids = 0
const wheelOf = (...options: string[]) => createWheel(options, () => `own${ids++}`, 0)
const wheel = () => wheelOf('Yes', 'No')
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
    hasNews: (before: Wheel, nowMs = 0) => crowd.hasNews(before, all, nowMs),
  }
}

describe('who joins', () => {
  it('is on the wheel after the others, in the order of the chat', () => {
    const { say, letIn, crowd } = setUp()
    say(person('Anna'), person('Bo'))
    expect(crowd.waiting).toBe(2)
    const after = letIn(wheel()).wheel
    expect(texts(after)).toEqual(['Yes', 'No', 'Anna', 'Bo'])
    expect(after.segments.filter(isFromChat).map(({ id }) => id)).toEqual([
      'chat_twitch_Anna',
      'chat_twitch_Bo',
    ])
    expect(crowd.waiting).toBe(0)
  })

  it('is there once, by whatever name, and in a dock that is loaded anew', () => {
    const first = setUp()
    first.say(person('Anna'))
    const after = first.letIn(wheel()).wheel
    const second = setUp()
    second.say(person('Anna'), { ...person('Anna'), name: 'Another name' })
    expect(second.letIn(after).wheel).toBe(after)
  })

  it.each(['An\u200Bna', '\u202EAnna', ' Anna ', 'Ａnna', 'Anna\u0007'])(
    'is left out where %j is on the wheel by another account, or as the streamer has typed it',
    (name) => {
      const { say, letIn } = setUp()
      say({ ...person('other'), name })
      const { wheel: after, turnedAway } = letIn(wheelOf('Yes', 'Anna'))
      expect(texts(after)).toEqual(['Yes', 'Anna'])
      expect(turnedAway).toEqual({ full: 0, sameName: 1 })
    },
  )

  it('is left out where the name is nothing that can be read', () => {
    const { say, letIn } = setUp()
    say({ ...person('other'), name: '\u200b\u202e \u0007' })
    const before = wheel()
    expect(letIn(before)).toEqual({ wheel: before, turnedAway: { full: 0, sameName: 0 } })
  })

  it('has to be a subscriber where the rule says so', () => {
    const { say, letIn } = setUp({ who: 'subscribers' })
    say(person('Anna'), person('Bo', { isSubscriber: true }))
    expect(texts(letIn(wheel()).wheel)).toEqual(['Yes', 'No', 'Bo'])
  })

  it('is as likely as the rule says', () => {
    const { say, letIn } = setUp({ subscriberWeight: 3 })
    say(person('Anna'), person('Bo', { isSubscriber: true }))
    expect(letIn(wheel()).wheel.segments.map(({ weight }) => weight)).toEqual([1, 1, 1, 3])
  })

  it('finds room for so many, and no more than a wheel has', () => {
    const { say, letIn } = setUp({ most: 2 })
    say(person('Anna'), person('Bo'), person('Cleo'), person('Dan'))
    const { wheel: after, turnedAway } = letIn(wheel())
    expect(texts(after)).toEqual(['Yes', 'No', 'Anna', 'Bo'])
    expect(turnedAway).toEqual({ full: 2, sameName: 0 })
    // The place of somebody who leaves is free at once.
    say(person('Eve'), leaving('Anna'))
    expect(texts(letIn(after).wheel)).toEqual(['Yes', 'No', 'Bo', 'Eve'])

    const full = setUp({ most: MAX_SEGMENTS })
    full.say(person('Anna'), person('Bo'))
    const many = wheelOf(...Array.from({ length: MAX_SEGMENTS - 1 }, (_, index) => `${index}`))
    expect(full.letIn(many).wheel.segments).toHaveLength(MAX_SEGMENTS)
  })

  it('waits in a list that has an end', () => {
    const { say, crowd } = setUp()
    say(...Array.from({ length: 20_000 }, (_, index) => person(`${index}`)))
    expect(crowd.waiting).toBe(MAX_SEGMENTS)
  })

  it('has a color unlike the neighbors’, and changes nobody', () => {
    const { say, letIn } = setUp()
    const before = wheel()
    say(person('Anna'), person('Bo'))
    const { segments } = letIn(before).wheel
    expect(segments.slice(0, 2)).toEqual(before.segments)
    for (const [index, { color }] of segments.entries()) {
      expect(color).not.toBe(segments.at(index - 1)?.color)
    }
  })
})

describe('who leaves', () => {
  it('is gone, and the streamer’s own options stay', () => {
    const { say, letIn } = setUp()
    say(person('Anna'), person('Bo'))
    const after = letIn(wheelOf('Yes', 'Cleo')).wheel
    say(leaving('Anna'), leaving('Cleo'), leaving('Nobody'))
    expect(texts(letIn(after).wheel)).toEqual(['Yes', 'Cleo', 'Bo'])
  })

  it('leaves once there are others: two options stay', () => {
    const { say, letIn, crowd } = setUp()
    say(person('Anna'), person('Bo'))
    const after = letIn(wheel()).wheel
    const two = { ...after, segments: after.segments.filter(isFromChat) }
    say(leaving('Anna'))
    expect(letIn(two).wheel).toBe(two)
    expect(crowd.waiting).toBe(1)
    say(person('Cleo'))
    const three = letIn(two).wheel
    expect(texts(three)).toEqual(['Anna', 'Bo', 'Cleo'])
    expect(texts(letIn(three).wheel)).toEqual(['Bo', 'Cleo'])
    expect(crowd.waiting).toBe(0)
  })

  it.each(['eliminated', 'picked', 'absent'] as const)(
    'is not who is %s: by joining again they would be back',
    (mark) => {
      const { say, letIn } = setUp({ minutes: 5 })
      say(person('Anna'), person('Bo'))
      const after = letIn(wheel()).wheel
      const segments = after.segments.map((one) =>
        one.text === 'Anna' ? withMark(one, mark, true) : one,
      )
      const marked = { ...after, segments }
      letIn(marked, 0)
      say(leaving('Anna'))
      expect(texts(letIn(marked, 6 * MINUTE).wheel)).toEqual(['Yes', 'No', 'Anna'])
    },
  )

  it('is whom the service has taken out of its chat, whatever became of them here', () => {
    const { say, letIn } = setUp()
    say(person('Anna'), person('Bo'))
    const after = letIn(wheel()).wheel
    const segments = after.segments.map((one) =>
      one.text === 'Anna' ? withMark(one, 'picked', true) : one,
    )
    say(person('Anna', { wants: 'removed' }), person('Cleo', { wants: 'removed' }))
    expect(texts(letIn({ ...after, segments }).wheel)).toEqual(['Yes', 'No', 'Bo'])
  })

  it('is who has not written for so many minutes', () => {
    const { say, sayAt, letIn, hasNews } = setUp({ minutes: 5 })
    say(person('Anna'), person('Bo'))
    const after = letIn(wheel()).wheel
    expect(hasNews(after, 0)).toBe(false)
    sayAt(4 * MINUTE, { ...person('Bo'), wants: null })
    expect(hasNews(after, 5 * MINUTE)).toBe(false)
    expect(hasNews(after, 5 * MINUTE + 1)).toBe(true)
    expect(texts(letIn(after, 5 * MINUTE + 1).wheel)).toEqual(['Yes', 'No', 'Bo'])
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
  const { segments } = letIn(wheel()).wheel
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
