// Owns that what takes long to show can come after what is to be seen first.

import { useEffect, useState } from 'react'

/** The text as it was until the next frame has been drawn. */
export function useAfterFrame(text: string): string {
  const [shown, setShown] = useState(text)
  useEffect(() => {
    // In a task after the frame: others who asked for the same frame may not have drawn yet.
    requestAnimationFrame(() => setTimeout(setShown, 0, text))
  }, [text])
  return shown
}
