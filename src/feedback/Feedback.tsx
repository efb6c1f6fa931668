// What an event reads, sounds, feels and looks like, in one component; all of it follows the store by itself.
// None of it is needed before the page is usable.

import { type ComponentType, lazy, Suspense, useEffect } from 'react'

/** The result also stands on the page, so a page without this code goes on in silence. */
const Announcer = lazy<ComponentType>(() =>
  import('./Announcer').catch((cause: unknown) => {
    console.warn('Failed to load announcements', cause)
    return { default: () => null }
  }),
)

export function Feedback() {
  useEffect(() => {
    const effects = import('./effects')
      .then(({ startEffects }) => startEffects())
      .catch((cause: unknown) => console.warn('Failed to load effects', cause))
    return () => void effects.then((stop) => stop?.())
  }, [])
  return (
    <Suspense>
      <Announcer />
    </Suspense>
  )
}
