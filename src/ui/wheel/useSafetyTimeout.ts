import { useEffect } from 'react'
import type { PictureSpin } from '../../picture/picture'

/** Added to a spin's duration. A wheel that gets frames at all is seen at rest within it, and reports that first. */
const MARGIN_MS = 1000

/**
 * The wheel control's own safety timeout: settles a spin whose end no renderer reports, because the tab is hidden or
 * nothing can be drawn. The store's main timer does not rely on it, nor on React.
 */
export function useSafetyTimeout(
  spin: PictureSpin | null,
  settleSpin: (spinId: string) => void,
): void {
  useEffect(() => {
    if (!spin) return
    const { launch, outcome } = spin
    const timer = setTimeout(() => settleSpin(outcome.id), launch.durationMs + MARGIN_MS)
    return () => clearTimeout(timer)
  }, [spin, settleSpin])
}
