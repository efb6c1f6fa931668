// Twitch's IRC to the byte: what is read, and that nothing is sent which could be read in a chat.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_WORDS, HeardPeople } from '../../../src/stream/chat/model/heard'
import {
  fromTwitch,
  hello,
  isSilent,
  join,
  PING,
  pong,
  readLine,
} from '../../../src/stream/chat/model/irc'
import { CHANNEL, recordedChat, said, viewer } from './recordedChat'

function read(text: string) {
  const line = readLine(text)
  return line && fromTwitch(line, CHANNEL)
}

describe('a line', () => {
  it('has tags, a sender, a command and parameters', () => {
    const line = readLine(
      '@display-name=A\\sB\\:C\\\\D\\q\\;empty=;flag;x=1 :anna!anna@anna.tmi PRIVMSG #room  :Hello: you',
    )
    expect(line).toMatchObject({
      from: 'anna',
      command: 'PRIVMSG',
      params: ['#room', 'Hello: you'],
    })
    expect([...(line?.tags ?? [])]).toEqual([
      ['display-name', 'A B;C\\Dq'],
      ['empty', ''],
      ['x', '1'],
    ])
  })

  it.each([
    ['', 'nothing'],
    ['@', 'no command'],
    [':only.a.server', 'no command'],
    ['privmsg #a :b', 'a command in small letters'],
    ['PING :\ufffd', 'UTF-8 that was broken'],
    ['PING :\ud800', 'half a character'],
    ['PING :\0', 'a NUL'],
    [`PING :${'x'.repeat(8192)}`, 'more than 8 kB'],
  ])('%j is none: %s', (text) => {
    expect(readLine(text)).toBeNull()
  })

  it('of 8 kB is one', () => {
    expect(readLine(`PING :${'x'.repeat(8192 - 6)}`)?.params[0]).toHaveLength(8186)
  })

  it('of any characters is read or not, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        read(text)
        read(`@${text} :a!b@c PRIVMSG #${CHANNEL} :x`)
        read(`@user-id=1 :a!b@c PRIVMSG #${CHANNEL} :${text}`)
      }),
    )
  })
})

describe('what a line says', () => {
  it.each([
    ['PING :tmi.twitch.tv', { kind: 'ping', token: 'tmi.twitch.tv' }],
    [':tmi.twitch.tv 001 justinfan7 :Welcome, GLHF!', { kind: 'welcome' }],
    [
      `:justinfan7.tmi.twitch.tv 366 justinfan7 #${CHANNEL} :End of /NAMES list`,
      { kind: 'joined' },
    ],
    [':justinfan7.tmi.twitch.tv 366 justinfan7 #another :End of /NAMES list', null],
    [':tmi.twitch.tv RECONNECT', { kind: 'reconnect' }],
    [
      `@msg-id=msg_channel_suspended :tmi.twitch.tv NOTICE #${CHANNEL} :This channel has been suspended.`,
      { kind: 'notice', why: 'noChannel' },
    ],
    [':tmi.twitch.tv NOTICE * :Login authentication failed', { kind: 'notice', why: 'refused' }],
    [`@msg-id=slow_on :tmi.twitch.tv NOTICE #${CHANNEL} :Slow mode`, null],
    [
      `@ban-duration=350;room-id=12345678;target-user-id=87654321;tmi-sent-ts=1642719320727 :tmi.twitch.tv CLEARCHAT #${CHANNEL} :ronni`,
      { kind: 'removed', personId: 'twitch_87654321' },
    ],
    [`@room-id=12345678 :tmi.twitch.tv CLEARCHAT #${CHANNEL}`, null],
    [':tmi.twitch.tv CAP * ACK :twitch.tv/tags twitch.tv/commands', null],
  ])('%s', (text, what) => {
    expect(read(text)).toEqual(what)
  })

  it('is a message, with whoever wrote it', () => {
    expect(read(said(viewer(1, 'Anna B', true), '!join me'))).toEqual({
      kind: 'message',
      message: { personId: 'twitch_1001', name: 'Anna B', text: '!join me', isSubscriber: true },
    })
    const founder = '@badges=founder/0;user-id=5;subscriber=0 :f!f@f PRIVMSG #wheelstreamer :x'
    expect(read(founder)).toMatchObject({ message: { name: 'f', isSubscriber: true } })
    const other = '@badges=sub-gifter/5;user-id=5;subscriber=0 :f!f@f PRIVMSG #wheelstreamer :x'
    expect(read(other)).toMatchObject({ message: { isSubscriber: false } })
  })

  it('is nothing where a message is of another channel, of another chat that is shared, or of nobody', () => {
    expect(read(said(viewer(1), '!join', 'another'))).toBeNull()
    expect(read(said(viewer(1), '!join', CHANNEL, ';source-room-id=99'))).toBeNull()
    expect(read(said(viewer(1), '!join', CHANNEL, ';source-room-id=713936733'))).not.toBeNull()
    expect(read(`:a!a@a PRIVMSG #${CHANNEL} :!join`)).toBeNull()
    expect(read(`@user-id=-1 :a!a@a PRIVMSG #${CHANNEL} :!join`)).toBeNull()
  })

  it('is that of the server, whatever a viewer writes', () => {
    const forged = `@user-id=1;subscriber=1 :a!a@a PRIVMSG #${CHANNEL} :!join`
    expect(read(said(viewer(4), forged))).toMatchObject({
      message: { personId: 'twitch_1004', text: forged, isSubscriber: false },
    })
  })
})

describe('nothing is said in a chat', () => {
  it('but for who we are, which channel, and signs of life', () => {
    expect(hello(0)).toEqual([
      'CAP REQ :twitch.tv/tags twitch.tv/commands',
      'PASS SCHMOOPIIE',
      'NICK justinfan1',
    ])
    expect(hello(0.999_999_9).at(-1)).toBe('NICK justinfan999999')
    expect(join(CHANNEL)).toBe('JOIN #wheelstreamer')
    expect(pong('tmi.twitch.tv')).toBe('PONG :tmi.twitch.tv')
    for (const line of [...hello(0.5), join(CHANNEL), pong('a'), PING]) {
      expect(isSilent(line), line).toBe(true)
    }
  })

  it.each([
    'PRIVMSG #a :hello',
    'JOIN #a\r\nPRIVMSG #a :hello',
    'JOIN #a\n',
    'JOIN #a,#b',
    'JOIN #A',
    'PONG :x PRIVMSG',
    'PONG :x\r\nPRIVMSG #a :b',
    'PASS oauth:abc',
    'NICK somebody',
    'WHISPER a b',
    '@reply-parent-msg-id=1 PRIVMSG #a :b',
    '',
  ])('%j is not sent', (line) => {
    expect(isSilent(line)).toBe(false)
  })

  it('whatever the server asks to be answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (token) => {
        expect(isSilent(pong(token))).toBe(true)
      }),
    )
    expect(pong('x\r\nPRIVMSG #a :b')).toBe('PONG :tmi.twitch.tv')
  })
})

it('of 20,000 lines of a chat, what is heard is bounded by who has written', () => {
  const people = new HeardPeople()
  const lines = recordedChat()
  expect(lines).toHaveLength(20_000)
  for (const line of lines) {
    const what = read(line)
    if (what?.kind === 'message') people.add(what.message, DEFAULT_WORDS)
  }
  const heard = people.take()
  expect(people.isEmpty).toBe(true)
  // 800 who write, 10 with strange names, 3 of one name, one who never stops; and one who writes tags.
  expect(heard).toHaveLength(800 + 10 + 3 + 1 + 1)
  const known = new Set(heard.map(({ personId }) => personId))
  for (const id of [9000, 9001, 9002, 9003, 9005])
    expect(known).not.toContain(`twitch_${1000 + id}`)
  expect(heard.find(({ name }) => name === 'Forger')).toMatchObject({
    wants: null,
    isSubscriber: false,
  })
})
