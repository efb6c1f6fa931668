// What the library lists, read when the dialog opens and after every change, in whichever tab.

import { useEffect, useState } from 'react'
import { browserLibrary } from '../../library/browserLibrary'
import type { Listed } from '../../library/wheels'
import type { Outcome } from '../../platform/database'

const { library } = browserLibrary()

/** `null` until it has been read. */
export function useListed(): Outcome<Listed> | null {
  const [outcome, setOutcome] = useState<Outcome<Listed> | null>(null)
  useEffect(() => {
    let latest = 0
    async function read() {
      latest += 1
      const own = latest
      const listed = await library.wheels.list()
      // An older answer may come after a newer one.
      if (own === latest) setOutcome(listed)
    }
    // A tab that slept may not have been told.
    const seen = () => document.visibilityState === 'visible' && void read()
    void read().then(library.tidy)
    const stop = library.watch(read)
    document.addEventListener('visibilitychange', seen)
    return () => {
      latest += 1
      stop()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
  return outcome
}
