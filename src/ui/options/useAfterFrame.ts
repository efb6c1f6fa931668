import { useEffect, useState } from 'react'

/** The text, a frame late: what is slow to render follows what must be seen first. */
export function useAfterFrame(text: string): string {
  const [shown, setShown] = useState(text)
  useEffect(() => {
    // In a task after the frame: other callbacks of the same frame may not have drawn yet.
    requestAnimationFrame(() => setTimeout(setShown, 0, text))
  }, [text])
  return shown
}
