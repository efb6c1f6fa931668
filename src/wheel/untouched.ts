// Whether a wheel is still as a ready list made it. Nobody would miss such a wheel.

import { isNamed } from './name'
import { isActive, type Segment, withNew } from './segment'
import { DEFAULT_OPTIONS, NUMBER_OPTIONS, type Wheel } from './wheel'

/** Whether the wheel is one of the presets, unchanged and never spun. */
export function isUntouchedPreset(wheel: Wheel): boolean {
  return !isNamed(wheel) && hasUntouchedOptions(wheel)
}

/**
 * Whether the options are those of a ready list, unchanged and never spun, whatever the wheel is called.
 * @param lists the two presets by default
 */
export function hasUntouchedOptions(
  { segments, statistics }: Wheel,
  lists: readonly (readonly string[])[] = [DEFAULT_OPTIONS, NUMBER_OPTIONS],
): boolean {
  return statistics.totalSpins === 0 && lists.some((options) => isNewListOf(segments, options))
}

/** Whether the segments are as `createWheel` makes them of the options. */
function isNewListOf(segments: readonly Segment[], options: readonly string[]): boolean {
  if (options.length !== segments.length) return false
  if (options.some((option, index) => option !== segments[index]?.text)) return false
  const fresh = withNew([], options, () => '')
  return segments.every(
    (segment, index) => segment.color === fresh[index]?.color && isActive(segment),
  )
}
