// The connection to a chat, with a real server that speaks Twitch's IRC, and servers that do what they should not.

import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Connected, connect, type Socket } from '../../../src/stream/chat/connect'
import { DEFAULT_WORDS, type Heard } from '../../../src/stream/chat/model/heard'
import { TWITCH_CHAT } from '../../../src/stream/chat/model/irc'
import type { Source } from '../../../src/stream/chat/model/source'
import type { Connection } from '../../../src/stream/chat/protocol'
import { type ChatServer, chatServer, twitchAnswers } from '../../support/chatServer'
import { CHANNEL, recordedChat, said, viewer } from './recordedChat'

const TWITCH: Source = { kind: 'twitch', channel: CHANNEL }

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

async function serving(...behavior: Parameters<typeof chatServer>): Promise<ChatServer> {
  const server = await chatServer(...behavior)
  ending.push(server.end)
  return server
}

/** Time passes when a test lets it: the server has its own. */
function connecting(server: ChatServer, source: Source = TWITCH) {
  const states: Connection[] = []
  const heard: Heard[] = []
  const batches: number[] = []
  const opened: string[] = []
  let timers: { readonly task: () => void; readonly dueMs: number }[] = []
  let nowMs = 0
  const client: Connected = connect(source, DEFAULT_WORDS, {
    open(address) {
      opened.push(address)
      const socket = new WebSocket(server.address)
      // A browser says nothing of a connection that is ended before it is made.
      socket.on('error', () => {})
      return socket as unknown as Socket
    },
    schedule(task, delayMs) {
      const timer = { task, dueMs: nowMs + delayMs }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    random: () => 0.999,
    onConnection: (state) => states.push(state),
    onHeard(some) {
      batches.push(some.length)
      heard.push(...some)
    },
  })
  ending.push(client.stop)
  return {
    states,
    heard,
    batches,
    opened,
    client,
    timers: () => timers.length,
    pass(ms: number) {
      const endMs = nowMs + ms
      for (;;) {
        const [next] = timers.toSorted((one, other) => one.dueMs - other.dueMs)
        if (!next || next.dueMs > endMs) break
        nowMs = next.dueMs
        timers = timers.filter((one) => one !== next)
        next.task()
      }
      nowMs = endMs
    },
    is: (phase: Connection['phase']) =>
      expect.poll(() => states.at(-1)?.phase, { interval: 2 }).toBe(phase),
  }
}

const twitch = () => serving({ answer: twitchAnswers })

describe('with Twitch', () => {
  it('says who it is, joins the channel, answers signs of life, and nothing else', async () => {
    const server = await twitch()
    const chat = connecting(server)
    expect(chat.states).toEqual([{ phase: 'connecting' }])
    await chat.is('connected')
    server.send('PING :tmi.twitch.tv\r\n')
    await expect.poll(() => server.received).toHaveLength(5)
    expect(server.received).toEqual([
      'CAP REQ :twitch.tv/tags twitch.tv/commands',
      'PASS SCHMOOPIIE',
      'NICK justinfan999000',
      'JOIN #wheelstreamer',
      'PONG :tmi.twitch.tv',
    ])
    expect(chat.opened).toEqual([TWITCH_CHAT])
  })

  it('tells what is heard a few times a second, by person', async () => {
    const server = await twitch()
    const chat = connecting(server)
    await chat.is('connected')
    const lines = [said(viewer(1, 'Anna'), '!join'), said(viewer(2, 'Bo', true), 'hello')]
    server.send(`${lines.join('\r\n')}\r\n`)
    server.send(`${said(viewer(1, 'Anna'), '!leave')}\r\n`)
    server.send(
      `@target-user-id=1003 :tmi.twitch.tv CLEARCHAT #${CHANNEL} :viewer3\r\nPING :last\r\n`,
    )
    await expect.poll(() => server.received.at(-1)).toBe('PONG :last')
    expect(chat.heard).toEqual([])
    chat.pass(250)
    expect(chat.heard).toEqual([
      {
        personId: 'twitch_1001',
        name: 'Anna',
        isSubscriber: false,
        wants: 'leave',
        asksOdds: false,
      },
      { personId: 'twitch_1002', name: 'Bo', isSubscriber: true, wants: null, asksOdds: false },
      { personId: 'twitch_1003', name: '', isSubscriber: false, wants: 'removed', asksOdds: false },
    ])
    chat.client.listenFor({ ...DEFAULT_WORDS, join: '!in' })
    server.send(`${said(viewer(1, 'Anna'), '!in')}\r\nPING :again\r\n`)
    await expect.poll(() => server.received.at(-1)).toBe('PONG :again')
    chat.pass(250)
    expect(chat.heard.at(-1)).toMatchObject({ personId: 'twitch_1001', wants: 'join' })
  })

  it('reads a chat of 20,000 lines, and what it holds is as much as who has written', async () => {
    const server = await twitch()
    const chat = connecting(server)
    await chat.is('connected')
    const lines = recordedChat()
    for (let from = 0; from < lines.length; from += 50) {
      server.send(`${lines.slice(from, from + 50).join('\r\n')}\r\n`)
    }
    server.send('PING :last\r\n')
    await expect.poll(() => server.received.at(-1), { timeout: 20_000 }).toBe('PONG :last')
    chat.pass(250)
    // 800 who write, 10 with strange names, 3 of one name, one who never stops; and one who writes tags.
    expect(chat.batches).toEqual([815])
    expect(chat.states.at(-1)?.phase).toBe('connected')
  })

  it('comes back when it is told to, and when it is closed', async () => {
    const server = await twitch()
    const chat = connecting(server)
    await chat.is('connected')
    server.send(':tmi.twitch.tv RECONNECT\r\n')
    await chat.is('waiting')
    expect(chat.states.at(-1)).toEqual({ phase: 'waiting', why: 'closed', retryMs: 1000 })
    chat.pass(1000)
    await chat.is('connected')
    server.closeAll()
    await chat.is('waiting')
    chat.pass(2000)
    await chat.is('connected')
    expect(server.connections).toBe(3)
    expect(server.open.size).toBe(1)
  })

  it('asks a quiet channel for a sign of life, and comes back where there is none', async () => {
    const server = await serving({
      answer(socket, message) {
        if (!message.startsWith('PING') || server.connections === 1) twitchAnswers(socket, message)
      },
    })
    const chat = connecting(server)
    await chat.is('connected')
    chat.pass(60_000)
    await expect.poll(() => server.received.at(-1)).toBe('PING :fairwheel')
    // Whatever comes is one.
    server.send('PING :x\r\n')
    await expect.poll(() => server.received.at(-1)).toBe('PONG :x')
    chat.pass(59_999)
    expect(chat.states.at(-1)?.phase).toBe('connected')
    server.closeAll()
    await chat.is('waiting')
    chat.pass(60_000)
    await chat.is('connected')
    chat.pass(60_000)
    chat.pass(10_000)
    expect(chat.states.at(-1)).toMatchObject({ phase: 'waiting', why: 'silent' })
  })

  it('says so where there is no such channel', async () => {
    const server = await serving({
      answer(socket, message) {
        if (!message.startsWith('JOIN')) twitchAnswers(socket, message)
      },
    })
    const chat = connecting(server)
    await expect.poll(() => server.received.at(-1)).toBe('JOIN #wheelstreamer')
    chat.pass(15_000)
    expect(chat.states.at(-1)).toMatchObject({ phase: 'waiting', why: 'noChannel' })
  })

  it.each([
    [`@msg-id=msg_channel_suspended :tmi.twitch.tv NOTICE #${CHANNEL} :Suspended`, 'noChannel'],
    [':tmi.twitch.tv NOTICE * :Login authentication failed', 'refused'],
  ])('says why it is not let in: %s', async (line, why) => {
    const server = await serving({
      answer: (socket, message) => {
        if (message.startsWith('NICK')) socket.send(`${line}\r\n`)
      },
    })
    const chat = connecting(server)
    await chat.is('waiting')
    expect(chat.states.at(-1)).toMatchObject({ why })
  })
})

describe('with a server', () => {
  it('that hangs, it tries again later and later, up to once a minute', async () => {
    const server = await serving()
    const chat = connecting(server)
    const waits: number[] = []
    for (let time = 0; time < 9; time += 1) {
      await expect.poll(() => server.connections).toBe(time + 1)
      chat.pass(15_000)
      const state = chat.states.at(-1)
      if (state?.phase !== 'waiting') throw new Error('It does not wait')
      expect(state.why).toBe('silent')
      waits.push(state.retryMs)
      chat.pass(state.retryMs)
    }
    expect(waits.map((ms) => Math.round(ms / 1000))).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  it('that closes each second, it does not come back each second', async () => {
    const server = await twitch()
    const chat = connecting(server)
    const waits: number[] = []
    for (let time = 0; time < 5; time += 1) {
      await chat.is('connected')
      chat.pass(1000)
      server.closeAll()
      await chat.is('waiting')
      const state = chat.states.at(-1)
      if (state?.phase !== 'waiting') throw new Error('It does not wait')
      waits.push(Math.round(state.retryMs / 1000))
      chat.pass(state.retryMs)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16])
    // What has held for a minute was good.
    await chat.is('connected')
    chat.pass(60_000)
    server.closeAll()
    await chat.is('waiting')
    expect(chat.states.at(-1)).toMatchObject({ retryMs: 1000 })
  })

  it.each([
    ['binary', new Uint8Array([1, 2, 3])],
    ['a line of 1 MB', 'x'.repeat(2 ** 20)],
  ])('that sends %s, it ends the connection', async (_, data) => {
    const server = await twitch()
    const chat = connecting(server)
    await chat.is('connected')
    server.send(data)
    await chat.is('waiting')
    expect(chat.states.at(-1)).toMatchObject({ why: 'garbled' })
    await expect.poll(() => server.open.size).toBe(0)
  })

  it('that says nothing but nonsense, it takes that for silence', async () => {
    const server = await serving({
      answer(socket, message) {
        if (!message.startsWith('PING')) twitchAnswers(socket, message)
      },
    })
    const chat = connecting(server)
    await chat.is('connected')
    chat.pass(60_000)
    await expect.poll(() => server.received.at(-1)).toBe('PING :fairwheel')
    for (const socket of server.open) {
      socket.send('nonsense\r\n'.repeat(10_000))
      await new Promise((sent) => socket.ping(sent))
      await once(socket, 'pong')
    }
    chat.pass(10_000)
    expect(chat.states.at(-1)).toMatchObject({ phase: 'waiting', why: 'silent' })
  })

  it('that lies of a channel it has not joined, it hears nothing', async () => {
    const server = await serving({
      greet: (socket) => socket.send(`${said(viewer(1), '!join', 'another')}\r\nPING :x\r\n`),
    })
    const chat = connecting(server)
    await expect.poll(() => server.received).toContain('PONG :x')
    chat.pass(1000)
    expect(chat.heard).toEqual([])
    expect(chat.states.at(-1)?.phase).toBe('connecting')
  })

  it('that is not there, it says so, and stops when it is asked to', async () => {
    const server = await chatServer()
    await server.end()
    const chat = connecting(server)
    await chat.is('waiting')
    expect(chat.states.at(-1)).toMatchObject({ why: 'closed' })
    chat.client.stop()
    expect(chat.timers()).toBe(0)
    chat.pass(120_000)
    expect(chat.opened).toHaveLength(1)
  })

  it('it leaves at once when it is stopped, and tells nothing more', async () => {
    const server = await twitch()
    const chat = connecting(server)
    await chat.is('connected')
    server.send(`${said(viewer(1), '!join')}\r\nPING :x\r\n`)
    await expect.poll(() => server.received).toContain('PONG :x')
    chat.client.stop()
    chat.pass(120_000)
    expect(chat.heard).toEqual([])
    expect(chat.states.at(-1)?.phase).toBe('connected')
    await expect.poll(() => server.open.size).toBe(0)
  })
})

describe('with a bridge', () => {
  it('hears its messages, and sends nothing', async () => {
    const server = await serving()
    const source = { kind: 'bridge', address: server.address } as const
    const chat = connecting(server, source)
    await chat.is('connected')
    expect(chat.opened).toEqual([server.address])
    const message = { type: 'message', id: 'UC1', name: 'Anna', text: '!join', subscriber: true }
    server.send(JSON.stringify(message))
    server.send('{"type":"other"}')
    server.send('PING :tmi.twitch.tv')
    server.send(JSON.stringify({ ...message, id: 'UC2', text: 'hello' }))
    const heard = () => {
      chat.pass(250)
      return chat.heard
    }
    await expect.poll(heard).toHaveLength(2)
    expect(chat.heard[0]).toEqual({
      personId: 'bridge_UC1',
      name: 'Anna',
      isSubscriber: true,
      wants: 'join',
      asksOdds: false,
    })
    // It may have nothing to say for hours.
    chat.pass(10_000_000)
    expect(chat.states.at(-1)?.phase).toBe('connected')
    expect(server.received).toEqual([])
  })
})
