// A chat as Twitch sends it, the same each time: what viewers write, and what those write who would like to break it.

import { DEFAULT_WORDS } from '../../../src/stream/chat/model/heard'

export const CHANNEL = 'wheelstreamer'

interface Viewer {
  readonly id: string
  readonly login: string
  readonly name: string
  readonly isSubscriber: boolean
}

/** A generator of Lehmer's, from 0 to less than 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Names that look like nothing, like one another, or like more than they are. */
const STRANGE = [
  '\u202Eevil',
  'zero\u200B\u200D\u2060width',
  '\u0007bell\u001B[31m',
  '\u2066\u2067isolates\u2069',
  `${'long'.repeat(125)}`,
  'Z\u0334\u0321\u0322\u0323\u0324a\u0335l\u0336g\u0337o',
  'é'.normalize('NFD').repeat(100),
  'ｆｕｌｌｗｉｄｔｈ',
  '👩‍👩‍👧‍👦family',
  'مرحبا بالعالم',
]

export const escaped = (value: string) =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\:')
    .replaceAll(' ', '\\s')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')

/** A line as it came over the wire, without its end. */
export function said(viewer: Viewer, text: string, channel = CHANNEL, more = ''): string {
  const badges = viewer.isSubscriber ? 'subscriber/12,premium/1' : 'premium/1'
  const tags = `badge-info=;badges=${badges};color=#1E90FF;display-name=${escaped(viewer.name)};emotes=;id=885196de-cb67-427a-baa8-82f9b0fcd05f;mod=0;room-id=713936733;subscriber=${viewer.isSubscriber ? 1 : 0};tmi-sent-ts=1796067000000;turbo=0;user-id=${viewer.id};user-type=${more}`
  const from = `${viewer.login}!${viewer.login}@${viewer.login}.tmi.twitch.tv`
  return `@${tags} :${from} PRIVMSG #${channel} :${text}`
}

export function viewer(number: number, name = `Viewer${number}`, isSubscriber = false): Viewer {
  return { id: `${1000 + number}`, login: `viewer${number}`, name, isSubscriber }
}

/** @param count of lines; each tenth is not what it should be */
export function recordedChat(count = 20_000): readonly string[] {
  const next = numbers(7)
  const pick = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T
  const strange = STRANGE.map((name, index) => viewer(5000 + index, name))
  // Accounts of one name: only one of them is on the wheel.
  const sameName = [viewer(6000, 'Same'), viewer(6001, 'Sa\u200Bme'), viewer(6002, 'Ｓame')]
  const viewers = Array.from({ length: 800 }, (_, index) =>
    viewer(index, `Viewer${index}`, index % 5 === 0),
  )
  const texts = [
    ...Object.values(DEFAULT_WORDS),
    '!JOIN',
    '!join please',
    '!join \u{E0000}',
    ' !join',
    'hello',
    'I say !join',
    '!joined',
    '\u0001ACTION !join\u0001',
    'x'.repeat(500),
  ]
  const broken: readonly (() => string)[] = [
    () => said(viewer(9000, 'Broken'), '!join \uFFFD'),
    () => said(viewer(9001, 'Half \uD800'), '!join'),
    () => said(viewer(9002, 'Elsewhere'), '!join', 'another'),
    () => said(viewer(9003, 'Guest'), '!join', CHANNEL, ';source-room-id=1'),
    // Of those who write tags themselves.
    () => said(viewer(9004, 'Forger'), `@user-id=1;subscriber=1 :a!a@a PRIVMSG #${CHANNEL} :!join`),
    () => `PRIVMSG #${CHANNEL} :!join`,
    () => `@user-id=abc;display-name=NoNumber :x!x@x PRIVMSG #${CHANNEL} :!join`,
    () => `@user-id=1;__proto__=x;constructor=y :x!x@x PRIVMSG #${CHANNEL}`,
    () => `:tmi.twitch.tv ROOMSTATE #${CHANNEL}`,
    () => said(viewer(9005, 'TooLong'), `!join ${'y'.repeat(9000)}`),
    () => `@${'a=b;'.repeat(500)} :x!x@x PRIVMSG #${CHANNEL} :!join`,
    () => '@',
    () => ' ',
    () => ':::',
  ]
  return Array.from({ length: count }, (_, index) => {
    if (index % 10 === 9) return pick(broken)()
    if (index % 10 === 8) return said(pick([...strange, ...sameName]), '!join')
    // One who never stops.
    if (index % 10 === 7) return said(viewer(7000, 'Flood'), pick(texts))
    return said(pick(viewers), pick(texts))
  })
}
