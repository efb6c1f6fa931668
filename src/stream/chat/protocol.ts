// What the page and the chat's worker say to each other.

import type { Heard, Words } from './model/heard'
import type { Source } from './model/source'

/** Why there is no connection. */
export type Trouble =
  /** It was closed, or never made. */
  | 'closed'
  /** Nothing has come for too long. */
  | 'silent'
  /** What came is not what such a server says. */
  | 'garbled'
  /** Nothing but the channel: there is none of the name, or it is closed. */
  | 'noChannel'
  /** Nobody is let in without an account. */
  | 'refused'

export type Connection =
  | { readonly phase: 'connecting' }
  | { readonly phase: 'connected' }
  /** @property retryMs how long until the next try, from now */
  | { readonly phase: 'waiting'; readonly why: Trouble; readonly retryMs: number }

export type ToChat =
  | { readonly do: 'connect'; readonly source: Source; readonly words: Words }
  | { readonly do: 'listenFor'; readonly words: Words }
  | { readonly do: 'stop' }

export type FromChat =
  | { readonly kind: 'connection'; readonly connection: Connection }
  | { readonly kind: 'heard'; readonly heard: readonly Heard[] }
