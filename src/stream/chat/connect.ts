// Keeps a connection to a chat, through servers that close it, hang, or say what they should not, and tells what is heard
// a few times a second. Nothing is ever said in the chat: see model/irc.ts.

import { readBridgeMessage } from './model/bridge'
import { type Heard, HeardPeople, type Words } from './model/heard'
import { fromTwitch, hello, isSilent, join, PING, pong, readLine, TWITCH_CHAT } from './model/irc'
import type { Source } from './model/source'
import type { Connection, Trouble } from './protocol'

/** What is used of a WebSocket. */
export type Socket = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'send' | 'close'
>

export interface ConnectServices {
  /** May throw, as the constructor of WebSocket does. */
  open(address: string): Socket
  schedule(task: () => void, delayMs: number): () => void
  /** From 0 to less than 1. */
  random(): number
  onConnection(connection: Connection): void
  onHeard(heard: readonly Heard[]): void
}

export interface Connected {
  listenFor(words: Words): void
  stop(): void
}

/** Until it is opened, and until a channel is joined. */
const OPEN_MS = 15_000
/** Twitch says nothing in a quiet channel, and asks for a sign of life every five minutes: it is asked sooner. */
const QUIET_MS = 60_000
const ANSWER_MS = 10_000
const RETRY_MS = { first: 1000, longest: 60_000 }
/** What was open for so long was good: the next try comes soon again. */
const GOOD_MS = 60_000
const TELL_MS = 250
/** Code units of a message: hundreds of lines. */
const MAX_MESSAGE = 262_144

export function connect(
  source: Source,
  words: Words,
  { open, schedule, random, onConnection, onHeard }: ConnectServices,
): Connected {
  const people = new HeardPeople()
  let listeningFor = words
  let socket: Socket | null = null
  let tries = 0
  let isJoined = false
  let isStopped = false
  /** Until it is joined, until it is quiet for too long, until it has an answer, or until the next try. */
  let cancelWait = () => {}
  let cancelGood = () => {}
  let cancelTell: (() => void) | null = null
  let lastTrouble: Trouble | null = null
  begin()

  function wait(task: () => void, delayMs: number): void {
    cancelWait()
    cancelWait = schedule(task, delayMs)
  }

  function begin(): void {
    onConnection({ phase: 'connecting' })
    isJoined = false
    lastTrouble = null
    // A server that lets us in and has no such channel says nothing of it.
    wait(() => fail(lastTrouble ?? 'silent'), OPEN_MS)
    let opened: Socket
    try {
      opened = open(source.kind === 'twitch' ? TWITCH_CHAT : source.address)
    } catch {
      fail('closed')
      return
    }
    socket = opened
    opened.onopen = () => {
      if (source.kind === 'bridge') ready()
      else for (const line of hello(random())) send(line)
    }
    opened.onmessage = ({ data }) => heard(data)
    opened.onclose = () => fail('closed')
    // It is closed then.
    opened.onerror = () => {}
  }

  function leave(): void {
    cancelWait()
    cancelGood()
    const left = socket
    socket = null
    if (!left) return
    // Closing takes a server that hangs as long as it likes.
    left.onopen = left.onmessage = left.onclose = left.onerror = null
    left.close()
  }

  function fail(why: Trouble): void {
    leave()
    if (isStopped) return
    const longest = Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** tries)
    // Not all at once, where a server has lost all of its visitors.
    const retryMs = Math.max(RETRY_MS.first, Math.round(longest * (0.5 + 0.5 * random())))
    tries += 1
    onConnection({ phase: 'waiting', why, retryMs })
    wait(begin, retryMs)
  }

  function ready(): void {
    onConnection({ phase: 'connected' })
    cancelGood()
    cancelGood = schedule(() => {
      tries = 0
    }, GOOD_MS)
    if (source.kind === 'twitch') listen()
    // A bridge may have nothing to say for hours.
    else cancelWait()
    isJoined = true
  }

  function listen(): void {
    wait(() => {
      send(PING)
      if (socket) wait(() => fail('silent'), ANSWER_MS)
    }, QUIET_MS)
  }

  function send(line: string): void {
    if (!isSilent(line)) throw new Error(`Nothing is said in a chat: ${line}`)
    try {
      socket?.send(line)
    } catch {
      fail('closed')
    }
  }

  function heard(data: unknown): void {
    if (typeof data !== 'string' || data.length > MAX_MESSAGE) {
      fail('garbled')
      return
    }
    if (source.kind === 'bridge') {
      const message = readBridgeMessage(data)
      if (message) people.add(message, listeningFor)
    } else {
      for (const line of data.split(/\r?\n/)) if (line !== '' && socket) take(line, source.channel)
    }
    if (!people.isEmpty) cancelTell ??= schedule(tell, TELL_MS)
  }

  function take(text: string, channel: string): void {
    const line = readLine(text)
    // Anyone can write what cannot be read: it is left out, and is no sign of life.
    if (!line) return
    if (isJoined) listen()
    const said = fromTwitch(line, channel)
    switch (said?.kind) {
      case 'message':
        people.add(said.message, listeningFor)
        break
      case 'removed':
        people.remove(said.personId)
        break
      case 'ping':
        send(pong(said.token))
        break
      case 'welcome':
        lastTrouble = 'noChannel'
        send(join(channel))
        break
      case 'joined':
        ready()
        break
      case 'notice':
        fail(said.why)
        break
      case 'reconnect':
        fail('closed')
        break
    }
  }

  function tell(): void {
    cancelTell = null
    onHeard(people.take())
  }

  return {
    listenFor(next) {
      listeningFor = next
    },
    stop() {
      isStopped = true
      cancelTell?.()
      leave()
    },
  }
}
