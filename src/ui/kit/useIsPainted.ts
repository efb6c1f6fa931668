import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True in the render that takes over what the build has painted, and must equal it. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
