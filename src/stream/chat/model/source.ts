// Where a chat is read: a channel of Twitch, or the address of a bridge on this machine.

export type Source =
  | { readonly kind: 'twitch' /** In small letters. */; readonly channel: string }
  | { readonly kind: 'bridge'; readonly address: string }

/** Code units of what may be typed. */
export const MAX_SOURCE = 200

const CHANNEL = /^[@#]?([a-z0-9_]{1,25})$/i
const ON_TWITCH =
  /^(?:https?:\/\/)?(?:(?:www|m)\.)?twitch\.tv\/(?:popout\/|moderator\/)?([a-z0-9_]{1,25})(?:[/?#].*)?$/i

/** @param typed a name, or the address of its page. `null` where it is neither */
export function readChannel(typed: string): Source | null {
  const text = typed.trim()
  const [, channel] = CHANNEL.exec(text) ?? ON_TWITCH.exec(text) ?? []
  return channel === undefined ? null : { kind: 'twitch', channel: channel.toLowerCase() }
}

/** A policy cannot name [::1]: https://www.w3.org/TR/CSP3/#match-hosts. */
const OWN_MACHINE = ['localhost', '127.0.0.1']

/** @param typed such as `ws://127.0.0.1:8080/chat`. `null` where it is no WebSocket of this machine */
export function readBridge(typed: string): Source | null {
  const text = typed.trim()
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `ws://${text}`
  if (text === '' || text.length > MAX_SOURCE || !URL.canParse(withScheme)) return null
  const url = new URL(withScheme)
  const isOwn = url.protocol === 'ws:' && OWN_MACHINE.includes(url.hostname)
  if (!isOwn || url.username !== '' || url.password !== '' || url.hash !== '') return null
  return { kind: 'bridge', address: url.href }
}
