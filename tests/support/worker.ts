// A worker's code, run by a test in the place of the browser.

import { vi } from 'vitest'

export const MB = 2 ** 20

/** @param load imports the worker, which must not have been imported before. Returns what it answers to a message. */
export async function workerAnswering<Message, Answer>(
  load: () => Promise<unknown>,
): Promise<(message: Message) => Promise<Answer>> {
  let listen = async (_: { data: Message }): Promise<void> => {}
  let answer: Answer
  vi.stubGlobal('addEventListener', (_: string, listener: typeof listen) => {
    listen = listener
  })
  vi.stubGlobal('postMessage', (posted: Answer) => {
    answer = posted
  })
  await load()
  return async (data) => {
    await listen({ data })
    return answer
  }
}

/** As large as it says, without the memory for it. */
export function fileOf(text: string, size = text.length, name = 'file.json'): File {
  const file = new File([text], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
