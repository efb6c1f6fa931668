// Servers of a chat on this machine, to the byte: one that speaks Twitch's IRC, and one that is a bridge. A test says what
// else they do.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export interface ChatServer {
  readonly address: string
  /** Every message that clients have sent, as it came. */
  readonly received: readonly string[]
  /** How many have connected so far. */
  readonly connections: number
  /** Of those that are open now. */
  readonly open: ReadonlySet<WebSocket>
  /** To all that are open. */
  send(data: string | Uint8Array): void
  /** Closes their connections. */
  closeAll(): void
  end(): Promise<void>
}

interface Behavior {
  /** With each connection. */
  greet?(socket: WebSocket): void
  answer?(socket: WebSocket, message: string): void
}

export async function chatServer({ greet, answer }: Behavior = {}): Promise<ChatServer> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const received: string[] = []
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    socket.on('message', (data, isBinary) => {
      const message = isBinary ? `binary ${data}` : `${data}`
      received.push(message)
      answer?.(socket, message)
    })
    // Such as a client that leaves at once.
    socket.on('error', () => {})
    greet?.(socket)
  })
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    get connections() {
      return connections
    },
    open: server.clients,
    send(data) {
      for (const socket of server.clients) socket.send(data)
    },
    closeAll() {
      for (const socket of server.clients) socket.close()
    },
    async end() {
      for (const socket of server.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

const SERVER = ':tmi.twitch.tv'

/** What Twitch answers to a client without an account. https://dev.twitch.tv/docs/chat/irc */
export function twitchAnswers(socket: WebSocket, message: string): void {
  const nick = (socket as WebSocket & { nick?: string }).nick ?? '*'
  const [command = '', first = ''] = message.split(' ')
  const say = (...lines: string[]) => socket.send(lines.map((line) => `${line}\r\n`).join(''))
  if (command === 'CAP') say(`${SERVER} CAP * ACK :twitch.tv/tags twitch.tv/commands`)
  else if (command === 'NICK') {
    Object.assign(socket, { nick: first })
    say(
      `${SERVER} 001 ${first} :Welcome, GLHF!`,
      `${SERVER} 002 ${first} :Your host is tmi.twitch.tv`,
      `${SERVER} 003 ${first} :This server is rather new`,
      `${SERVER} 004 ${first} :-`,
      `${SERVER} 375 ${first} :-`,
      `${SERVER} 372 ${first} :You are in a maze of twisty passages, all alike.`,
      `${SERVER} 376 ${first} :>`,
    )
  } else if (command === 'JOIN') {
    const own = `:${nick}.tmi.twitch.tv`
    say(
      `:${nick}!${nick}@${nick}.tmi.twitch.tv JOIN ${first}`,
      `${own} 353 ${nick} = ${first} :${nick}`,
      `${own} 366 ${nick} ${first} :End of /NAMES list`,
      `@emote-only=0;followers-only=-1;r9k=0;room-id=713936733;slow=0;subs-only=0 ${SERVER} ROOMSTATE ${first}`,
    )
  } else if (command === 'PING') say(`${SERVER} PONG tmi.twitch.tv ${first}`)
}
