import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { HeldRatio } from '../heldRatio'
import { type AdaptivePixelRatio, createAdaptivePixelRatio } from './adaptivePixelRatio'

/** For the life of the scene. */
export function useAdaptivePixelRatio(
  onRatioLearned: (held: HeldRatio | null) => void,
): AdaptivePixelRatio {
  const invalidate = useThree((state) => state.invalidate)
  const report = useRef(onRatioLearned)
  useLayoutEffect(() => {
    report.current = onRatioLearned
  })
  const adaptive = useMemo(
    () => createAdaptivePixelRatio(invalidate, (held) => report.current(held)),
    [invalidate],
  )
  useEffect(() => adaptive.close, [adaptive])
  return adaptive
}
