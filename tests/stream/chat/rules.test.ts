// What the streamer types, and what a bridge sends.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAT_KEY } from '../../../src/store/persistence/schema'
import { readChatSettings, storeChatSettings } from '../../../src/stream/chat/chatSettings'
import { readBridgeMessage } from '../../../src/stream/chat/model/bridge'
import { DEFAULT_WORDS, HeardPeople, wordOf } from '../../../src/stream/chat/model/heard'
import { DEFAULT_RULES } from '../../../src/stream/chat/model/rules'
import { readBridge, readChannel } from '../../../src/stream/chat/model/source'

describe('the channel', () => {
  it.each([
    'WheelStreamer',
    '  wheelstreamer ',
    '#wheelstreamer',
    '@wheelstreamer',
    'twitch.tv/wheelstreamer',
    'https://www.twitch.tv/WheelStreamer',
    'https://m.twitch.tv/wheelstreamer/videos?filter=all',
    'https://www.twitch.tv/popout/wheelstreamer/chat?popout=',
    'http://twitch.tv/moderator/wheelstreamer',
  ])('is found in %j', (typed) => {
    expect(readChannel(typed)).toEqual({ kind: 'twitch', channel: 'wheelstreamer' })
  })

  it.each([
    '',
    'two words',
    'x'.repeat(26),
    'wheel-streamer',
    'a\nb',
    'https://example.org/wheelstreamer',
    'https://twitch.tv.example.org/wheelstreamer',
    'https://twitch.tv/',
    'wheelstreamer,another',
  ])('is not %j', (typed) => {
    expect(readChannel(typed)).toBeNull()
  })
})

describe('the address of a bridge', () => {
  it.each([
    ['ws://127.0.0.1:8080', 'ws://127.0.0.1:8080/'],
    ['127.0.0.1:8080/chat?x=1', 'ws://127.0.0.1:8080/chat?x=1'],
    [' ws://localhost:9 ', 'ws://localhost:9/'],
    ['localhost:9000', 'ws://localhost:9000/'],
    ['WS://LOCALHOST/', 'ws://localhost/'],
  ])('%j is %s', (typed, address) => {
    expect(readBridge(typed)).toEqual({ kind: 'bridge', address })
  })

  it.each([
    '',
    'ws://192.168.0.2:8080',
    'ws://127.0.0.1.example.org',
    'ws://localhost.example.org',
    'ws://a@127.0.0.1',
    'ws://127.0.0.1@example.org',
    'wss://irc-ws.chat.twitch.tv',
    'http://127.0.0.1',
    'ws://127.0.0.1/#x',
    'ws://127.0.0.1:99999',
    // Which no policy can name.
    'ws://[::1]:8080',
    `ws://127.0.0.1/${'x'.repeat(200)}`,
  ])('%j is refused', (typed) => {
    expect(readBridge(typed)).toBeNull()
  })
})

describe('a message of a bridge', () => {
  const message = { type: 'message', id: 'UC123', name: 'Anna', text: '!join', subscriber: true }

  it('is who wrote what', () => {
    expect(readBridgeMessage(JSON.stringify(message))).toEqual({
      personId: 'bridge_UC123',
      name: 'Anna',
      text: '!join',
      isSubscriber: true,
    })
    const { subscriber: _, ...others } = message
    expect(readBridgeMessage(JSON.stringify({ ...others, id: 7 }))).toMatchObject({
      personId: 'bridge_7',
      isSubscriber: false,
    })
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    JSON.stringify({ ...message, type: 'ping' }),
    JSON.stringify({ ...message, id: '' }),
    JSON.stringify({ ...message, id: 'with space' }),
    JSON.stringify({ ...message, id: 'x'.repeat(41) }),
    JSON.stringify({ ...message, id: 1.5 }),
    JSON.stringify({ ...message, name: null }),
    JSON.stringify({ ...message, text: ['!join'] }),
    JSON.stringify({ ...message, text: 'x'.repeat(8192) }),
  ])('is not %.40s', (text) => {
    expect(readBridgeMessage(text)).toBeNull()
  })

  it('is read or not, whatever it is', () => {
    fc.assert(fc.property(fc.json(), (text) => void readBridgeMessage(text)))
  })
})

describe('a word', () => {
  it.each([
    ['!join', 'join'],
    ['  !JOIN now', 'join'],
    ['!join\u{E0000}', 'join'],
    ['！join', 'join'],
    ['!leave', 'leave'],
    ['!Odds?', null],
    ['!odds', 'odds'],
    ['!joined', null],
    ['I say !join', null],
    ['', null],
    ['   ', null],
  ])('%j is %s', (text, word) => {
    expect(wordOf(text, DEFAULT_WORDS)).toBe(word)
  })

  it('that is empty is never said', () => {
    expect(wordOf('', { ...DEFAULT_WORDS, join: '' })).toBeNull()
    expect(wordOf('\u200b', { ...DEFAULT_WORDS, join: '' })).toBeNull()
  })
})

it('what one person writes in a moment comes to the last of it', () => {
  const people = new HeardPeople()
  const say = (text: string) =>
    people.add({ personId: 'a', name: 'Anna', text, isSubscriber: false }, DEFAULT_WORDS)
  for (const text of ['!join', '!odds', '!leave', 'hello', '!join', 'hello']) say(text)
  expect(people.take()).toEqual([
    { personId: 'a', name: 'Anna', isSubscriber: false, wants: 'join', asksOdds: true },
  ])
  say('!join')
  people.remove('a')
  expect(people.take()).toMatchObject([{ wants: 'removed', asksOdds: false }])
})

it('of a flood of people, only so many are kept', () => {
  const people = new HeardPeople()
  for (let index = 0; index < 20_000; index += 1) {
    people.add(
      { personId: `${index}`, name: 'x', text: '!join', isSubscriber: false },
      DEFAULT_WORDS,
    )
    people.remove(`gone${index}`)
  }
  expect(people.take()).toHaveLength(10_000)
})

describe('what is stored', () => {
  const store = (text: string | null) => ({ read: () => text })

  it('is read as it was stored', () => {
    const texts = new Map<string, string>()
    const settings = {
      ...readChatSettings(store(null)),
      isOn: true,
      channel: 'https://twitch.tv/anna',
      rules: { ...DEFAULT_RULES, words: { join: '!in', leave: '', odds: '!odds' }, minutes: 10 },
    }
    const write = (key: string, text: string) => Boolean(texts.set(key, text))
    expect(storeChatSettings({ write }, settings)).toBe(true)
    expect(readChatSettings(store(texts.get(CHAT_KEY) ?? null))).toEqual(settings)
  })

  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"rules":7,"kind":[],"channel":{},"isOn":"yes"}',
    '{"isOn":true}',
    '{"isOn":true,"kind":"bridge","channel":"anna","address":"ws://example.org"}',
  ])('is off where it is %s', (text) => {
    expect(readChatSettings(store(text)).isOn).toBe(false)
  })

  it('has rules in their ranges', () => {
    const rules = { most: 1e9, minutes: -5, subscriberWeight: 2.4, who: 'nobody', words: null }
    expect(readChatSettings(store(JSON.stringify({ rules }))).rules).toEqual({
      ...DEFAULT_RULES,
      most: 10_000,
      minutes: 0,
      subscriberWeight: 2,
    })
    const words = { join: ' !In now', leave: 7, odds: 'x'.repeat(1000) }
    expect(readChatSettings(store(JSON.stringify({ rules: { words } }))).rules.words).toEqual({
      ...DEFAULT_WORDS,
      join: '!in',
    })
    const long = 'x'.repeat(1000)
    expect(readChatSettings(store(JSON.stringify({ channel: long }))).channel).toHaveLength(200)
  })
})
