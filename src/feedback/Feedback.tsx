// What an event reads, sounds, feels and looks like, in one component; all of it follows the store by itself.

import { useEffect } from 'react'
import { Announcer } from './Announcer'

export function Feedback() {
  useEffect(() => {
    const effects = import('./effects')
      .then(({ startEffects }) => startEffects())
      .catch((cause: unknown) => console.warn('Failed to load effects', cause))
    return () => void effects.then((stop) => stop?.())
  }, [])
  return <Announcer />
}
