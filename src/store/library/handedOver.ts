// A file of all wheels that was opened as any other file is, until My Wheels takes it.

let waiting: string | null = null
let taker: ((text: string) => void) | null = null

export function handOverLibrary(text: string): void {
  if (taker) taker(text)
  else waiting = text
}

/** Calls back with the text that waits and with each one that comes, until the returned function is called. */
export function takeLibraries(take: (text: string) => void): () => void {
  taker = take
  if (waiting !== null) take(waiting)
  waiting = null
  return () => {
    taker = null
  }
}
