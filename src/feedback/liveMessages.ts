// The messages in the live region. Each is an entry of its own, so that two at once are both read, and the same text
// can be read again.

import type { Services } from '../store/services'

export interface LiveMessage {
  readonly id: number
  readonly text: string
}

/** Long enough for a screen reader to notice the message, which is then removed so that it is not found later. */
const CLEAR_MS = 1000

/** Returns a function that adds a message. @param show called with all messages whenever they change */
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
