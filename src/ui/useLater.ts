// Owns how a component that the first paint does not need gets its code later.

import { type ComponentType, useEffect, useState } from 'react'

/**
 * The component once its code is here, and `null` until then or where it cannot be had.
 * @param load the same function at every call
 * @param onMissing called when the code cannot be had
 */
export function useLater<P>(
  load: () => Promise<ComponentType<P>>,
  onMissing?: () => void,
): ComponentType<P> | null {
  const [component, setComponent] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    let isWanted = true
    load().then(
      (loaded) => isWanted && setComponent(() => loaded),
      (cause: unknown) => {
        console.warn('Failed to load a part of the page', cause)
        if (isWanted) onMissing?.()
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, onMissing])
  return component
}
