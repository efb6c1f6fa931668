import { useEffect, useState } from 'react'

/** The text, one frame late, so that slow rendering can wait until the rest of the page has been drawn. */
export function useDelayedByFrame(text: string): string {
  const [delayed, setDelayed] = useState(text)
  useEffect(() => {
    // In a task after the frame, because other callbacks of the same frame still have to draw.
    requestAnimationFrame(() => setTimeout(setDelayed, 0, text))
  }, [text])
  return delayed
}
