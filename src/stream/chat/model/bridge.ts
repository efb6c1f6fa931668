// A program of the streamer's own machine that passes on a chat of another service, as docs/chat-bridge.md says.

import type { ChatMessage } from './heard'

const MAX_TEXT = 8192
const PERSON = /^[!-~]{1,40}$/

/** @param text of one message. `null` for what is no message of a chat */
export function readBridgeMessage(text: string): ChatMessage | null {
  if (text.length > MAX_TEXT) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { type, id, name, text: said, subscriber } = value as Partial<Record<string, unknown>>
  const person = typeof id === 'number' && Number.isSafeInteger(id) ? `${id}` : id
  if (type !== 'message' || typeof person !== 'string' || !PERSON.test(person)) return null
  if (typeof name !== 'string' || typeof said !== 'string') return null
  return { personId: `bridge_${person}`, name, text: said, isSubscriber: subscriber === true }
}
