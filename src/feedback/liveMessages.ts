// Owns which messages stand in the live region: each its own entry, so that two at once are both read
// and the same words can be said again; each gone a moment later.

import type { Services } from '../store/services'

export interface LiveMessage {
  readonly id: number
  readonly text: string
}

/** The live message is cleared after this (product specification, section 8). */
const CLEAR_MS = 1000

/** Returns how to say something; `show` is called with all that stands there whenever that changes. */
export function createLiveMessages(
  show: (messages: readonly LiveMessage[]) => void,
  schedule: Services['schedule'],
): (text: string) => void {
  let messages: readonly LiveMessage[] = []
  let lastId = 0
  return (text) => {
    lastId += 1
    const message = { id: lastId, text }
    messages = [...messages, message]
    show(messages)
    schedule(() => {
      messages = messages.filter((one) => one !== message)
      show(messages)
    }, CLEAR_MS)
  }
}
