// Owns that what takes long to show can come after what is to be seen first.

import { useEffect, useState } from 'react'

/** The value as it was until the next frame has been drawn. */
export function useAfterFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Others who asked for the same frame may not have drawn yet.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shown, value])
  return shown
}
