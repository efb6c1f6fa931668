import { areAlike } from './alike'

export const PALETTE = [
  '#FF6B6B',
  '#4ECDC4',
  '#45B7D1',
  '#FFA726',
  '#AB47BC',
  '#26A69A',
  '#42A5F5',
  '#66BB6A',
  '#FFCA28',
  '#EF5350',
] as const

export const FALLBACK_COLOR = '#3B82F6'

/** The order in which new options take the palette’s places: no two in a row look alike, nor do the last and the first. */
const CYCLE = [4, 1, 0, 6, 3, 5, 9, 2, 8, 7] as const

const DEFAULT_CYCLE: readonly string[] = CYCLE.map((place) => PALETTE[place])

export function paletteColor(segmentCount: number): string {
  return DEFAULT_CYCLE[segmentCount % DEFAULT_CYCLE.length] ?? FALLBACK_COLOR
}

/** The largest that is read has fifty colors. */
export const PALETTE_TEXT = /^(?:#[0-9a-f]{6}){0,50}$/i
const MAX_COLORS = 50

/**
 * What is worth keeping of a wheel's colors: its palette or, where an option has a color that is not in it, the colors
 * of the options, each once, the first fifty.
 */
export function paletteToKeep({ segments, palette = '' }: Colored): string {
  const known = new Set(colorsOf(palette).map((color) => color.toUpperCase()))
  const colors = new Set(segments.map(({ color }) => color.toUpperCase()))
  if ([...colors].every((color) => known.has(color))) return palette
  return [...colors].slice(0, MAX_COLORS).join('')
}

interface Colored {
  readonly segments: readonly { readonly color: string }[]
  readonly palette?: string
}

/** Of a wheel’s palette. @param palette `#rrggbb`, one after another; none are the colors above */
export function colorsOf(palette = ''): readonly string[] {
  return palette.match(/#.{6}/g) ?? DEFAULT_CYCLE
}

/** The next color that looks like no neighbor’s, for most eyes and for those that see fewer colors. */
export function paletteColorBeside(
  segmentCount: number,
  neighbors: readonly string[],
  colors = DEFAULT_CYCLE,
): string {
  const inOrder = colors.map(
    (_, more) => colors[(segmentCount + more) % colors.length] ?? FALLBACK_COLOR,
  )
  const isFree = (color: string) => !neighbors.some((neighbor) => areAlike(color, neighbor))
  return inOrder.find(isFree) ?? inOrder[0] ?? FALLBACK_COLOR
}
