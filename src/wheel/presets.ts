import { PALETTE } from './colors/palette'
import { DEFAULT_OPTIONS } from './messages'
import { isNamed } from './name'
import { isActive, type Segment, withNew } from './segment'
import { DECOR, type Wheel } from './wheel'

export const NUMBER_OPTIONS = ['1', '2', '3', '4', '5', '6'] as const

// The page may have been in English before.
const PRESETS = [DEFAULT_OPTIONS, ['Yes', 'No', 'Maybe'], NUMBER_OPTIONS]

export function isUntouchedPreset(wheel: Wheel): boolean {
  return !isNamed(wheel) && !DECOR.some((name) => wheel[name]) && hasUntouchedOptions(wheel)
}

/** Whatever the wheel is called. @param lists the presets by default */
export function hasUntouchedOptions(
  { segments, statistics, palette }: Wheel,
  lists: readonly (readonly string[])[] = PRESETS,
): boolean {
  return (
    statistics.totalSpins === 0 && lists.some((options) => isNewListOf(segments, options, palette))
  )
}

function isNewListOf(
  segments: readonly Segment[],
  options: readonly string[],
  palette: string | undefined,
): boolean {
  if (options.length !== segments.length) return false
  if (options.some((option, index) => option !== segments[index]?.text)) return false
  const fresh = withNew([], options, () => '', palette)
  // Until November 2026 new options took the palette's colors in its own order.
  const colorsOf = (index: number) => [fresh[index]?.color, PALETTE[index % PALETTE.length]]
  return segments.every(
    (segment, index) => colorsOf(index).includes(segment.color) && isActive(segment),
  )
}
