// Loads what only some visitors ask for. Not React.lazy, which never tries again what could not be loaded once: a
// connection comes back, and the next press finds it.

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { app } from '../../store/app'
import { messages } from './messages'

export type Load<T> = () => Promise<T>

const nothing = () => {}

/**
 * A component, or `null` until it has been loaded.
 * @param load must be the same function in every render; `false` to load nothing yet
 */
export function useLoaded<P>(
  load: Load<ComponentType<P>> | false,
  onMissing: () => void = nothing,
): ComponentType<P> | null {
  const [component, setComponent] = useState<ComponentType<P> | null>(null)
  const missed = useEffectEvent(onMissing)
  useEffect(() => {
    if (!load) return
    let isWanted = true
    void loadPart(load).then((loaded) => {
      if (!isWanted) return
      if (loaded) setComponent(() => loaded)
      else missed()
    })
    return () => {
      isWanted = false
    }
  }, [load])
  return component
}

/** As `useLoaded`, for what the visitor has asked for: a toast says when it could not be loaded. */
export function useRequested<P>(
  load: Load<ComponentType<P>> | false,
  onMissing: () => void = nothing,
): ComponentType<P> | null {
  return useLoaded(load, () => {
    app.actions.showToast(messages.notLoaded, 'error')
    onMissing()
  })
}

/** Loads something; `null` if that fails, with a warning in the console. The next call tries again. */
export async function loadPart<T>(load: Load<T>): Promise<T | null> {
  try {
    return await load()
  } catch (cause) {
    console.warn('Failed to load a part of the page', cause)
    return null
  }
}

/** As `loadPart`, for what the visitor has asked for: a toast says when it could not be loaded. */
export async function loadRequested<T>(load: Load<T>): Promise<T | null> {
  const loaded = await loadPart(load)
  if (!loaded) app.actions.showToast(messages.notLoaded, 'error')
  return loaded
}
