// Twitch's chat: IRC, a line or several in each message of a WebSocket (https://dev.twitch.tv/docs/chat/irc). Reads what
// is needed here, and has every line that is ever sent: none of them is a message of a chat.

import type { ChatMessage } from './heard'

/** The policy of the worker names it too: scripts/headers.mjs. */
export const TWITCH_CHAT = 'wss://irc-ws.chat.twitch.tv/'

/** Code units. IRCv3 has 8191 bytes of tags at most, and IRC 512 of the rest; Twitch sends less of both. */
const MAX_LINE = 8192
const MAX_TAGS = 100
const MAX_PARAMS = 15

interface Line {
  readonly tags: ReadonlyMap<string, string>
  /** Who it is from: a nickname, or a server. */
  readonly from: string
  readonly command: string
  readonly params: readonly string[]
}

const LINE = /^(?:@([^ ]+) +)?(?::([^ !]*)[^ ]* +)?([A-Z]+|[0-9]{3})(?: +(.*))?$/s
/** What no text has that was sent as it should be: UTF-8 that was broken, and halves of characters. */
const BROKEN = /[\ufffd\p{Surrogate}\0]/u

/** @param line without its end. `null` for what is no line, too long, or broken */
export function readLine(line: string): Line | null {
  if (line.length > MAX_LINE || BROKEN.test(line)) return null
  const [found, tags = '', from = '', command, rest = ''] = LINE.exec(line) ?? []
  if (found === undefined || command === undefined) return null
  return { tags: readTags(tags), from, command, params: readParams(rest) }
}

function readTags(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  if (text === '') return tags
  for (const one of text.split(';', MAX_TAGS)) {
    const at = one.indexOf('=')
    if (at > 0) tags.set(one.slice(0, at), unescaped(one.slice(at + 1)))
  }
  return tags
}

const ESCAPED: Readonly<Record<string, string>> = { ':': ';', s: ' ', r: '\r', n: '\n' }

/** https://ircv3.net/specs/extensions/message-tags: a backslash before anything else, or at the end, is dropped. */
function unescaped(value: string): string {
  return value.includes('\\')
    ? value.replace(/\\(.?)/gs, (_, sign: string) => ESCAPED[sign] ?? sign)
    : value
}

function readParams(text: string): readonly string[] {
  const params: string[] = []
  let rest = text
  while (rest !== '' && params.length < MAX_PARAMS) {
    if (rest.startsWith(':')) return [...params, rest.slice(1)]
    const end = rest.indexOf(' ')
    if (end < 0) return [...params, rest]
    params.push(rest.slice(0, end))
    rest = rest.slice(end).replace(/^ +/, '')
  }
  return params
}

export type FromTwitch =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  /** Timed out or banned. */
  | { readonly kind: 'removed'; readonly personId: string }
  | { readonly kind: 'ping'; readonly token: string }
  /** Our name is accepted: a channel can be joined. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'joined' }
  /** The server will close the connection. */
  | { readonly kind: 'reconnect' }
  /** `noChannel`: the channel is suspended or closed. `refused`: nobody is let in without an account. */
  | { readonly kind: 'notice'; readonly why: 'noChannel' | 'refused' }

const PERSON = /^[0-9]{1,20}$/
const REFUSALS = ['Login authentication failed', 'Improperly formatted auth', 'Login unsuccessful']

/** What a line says here; `null` for nothing. @param channel in small letters: lines about others are not believed */
export function fromTwitch(line: Line, channel: string): FromTwitch | null {
  const { command, params, tags } = line
  const isHere = params[0] === `#${channel}`
  switch (command) {
    case 'PRIVMSG':
      return isHere ? messageIn(line) : null
    case 'CLEARCHAT': {
      const person = tags.get('target-user-id') ?? ''
      return isHere && PERSON.test(person) ? { kind: 'removed', personId: personOf(person) } : null
    }
    case 'PING':
      return { kind: 'ping', token: params[0] ?? '' }
    case '001':
      return { kind: 'welcome' }
    case '366':
      return params[1] === `#${channel}` ? { kind: 'joined' } : null
    case 'RECONNECT':
      return { kind: 'reconnect' }
    case 'NOTICE':
      if (isHere && tags.get('msg-id') === 'msg_channel_suspended') {
        return { kind: 'notice', why: 'noChannel' }
      }
      return params[0] === '*' && REFUSALS.includes(params[1] ?? '')
        ? { kind: 'notice', why: 'refused' }
        : null
    default:
      return null
  }
}

function messageIn({ tags, from, params }: Line): FromTwitch | null {
  const person = tags.get('user-id') ?? ''
  const text = params[1]
  // Where channels share their chats, the messages of the others come along.
  const isFromOther =
    tags.has('source-room-id') && tags.get('source-room-id') !== tags.get('room-id')
  if (!PERSON.test(person) || text === undefined || isFromOther) return null
  const isSubscriber =
    tags.get('subscriber') === '1' ||
    /(?:^|,)(?:subscriber|founder)\//.test(tags.get('badges') ?? '')
  const name = tags.get('display-name') || from
  return { kind: 'message', message: { personId: personOf(person), name, text, isSubscriber } }
}

const personOf = (id: string) => `twitch_${id}`

// What is sent. The names of clients without an account begin with justinfan, and their password is not read.

const CAPABILITIES = 'CAP REQ :twitch.tv/tags twitch.tv/commands'
const PASSWORD = 'PASS SCHMOOPIIE'
export const PING = 'PING :fairwheel'
const MAX_FAN = 999_999

/** The first lines. @param fraction from 0 to less than 1, for a name that others hardly have */
export function hello(fraction: number): readonly string[] {
  return [CAPABILITIES, PASSWORD, `NICK justinfan${1 + Math.floor(fraction * MAX_FAN)}`]
}

export function join(channel: string): string {
  return `JOIN #${channel}`
}

export function pong(token: string): string {
  return `PONG :${/^[\w.-]{1,64}$/.test(token) ? token : 'tmi.twitch.tv'}`
}

const IS_SENT =
  /^(?:CAP REQ :twitch\.tv\/tags twitch\.tv\/commands|PASS SCHMOOPIIE|NICK justinfan[0-9]{1,6}|JOIN #[a-z0-9_]{1,25}|PONG :[\w.-]{1,64}|PING :fairwheel)$/

/** The last check before a line is sent: whether it is one of the above, and so says nothing in a chat. */
export function isSilent(line: string): boolean {
  // `$` would let a line feed pass.
  return IS_SENT.test(line) && !/[\r\n]/.test(line)
}
