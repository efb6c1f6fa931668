// What an event reads, sounds, feels and looks like, in one component; all of it follows the store by itself.
// None of that code is needed before the page is usable; what happens until it is here is kept for it.

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { app } from '../store/app'
import type { AnnouncerProps } from './Announcer'

/** The result also stands on the page, so a page without this code goes on in silence. */
const Announcer = lazy<ComponentType<AnnouncerProps>>(() =>
  import('./Announcer').catch((cause: unknown) => {
    console.warn('Failed to load a part of the page', cause)
    return { default: () => null }
  }),
)

export function Feedback() {
  const [takeOver] = useState(listen)
  useEffect(() => {
    const effects = import('./effects')
      .then(({ startEffects }) => startEffects())
      .catch((cause: unknown) => console.warn('Failed to load a part of the page', cause))
    return () => void effects.then((stop) => stop?.())
  }, [])
  return (
    <Suspense>
      <Announcer takeOver={takeOver} />
    </Suspense>
  )
}

function listen(): AnnouncerProps['takeOver'] {
  // A spin that the page was closed on has its result before anyone listens.
  const { event } = app.store.getState()
  const missed = event ? [event] : []
  const stop = app.store.subscribe((state, before) => {
    if (state.event && state.event !== before.event) missed.push(state.event)
  })
  return () => {
    stop()
    return missed.splice(0)
  }
}
