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

export function paletteColor(segmentCount: number): string {
  return PALETTE[CYCLE[segmentCount % CYCLE.length] ?? 0]
}

/** The next of the cycle that looks like none of the neighbors; for most eyes and for those that see fewer colors. */
export function paletteColorBeside(segmentCount: number, neighbors: readonly string[]): string {
  for (let place = segmentCount; place < segmentCount + CYCLE.length; place += 1) {
    const color = paletteColor(place)
    if (!neighbors.some((neighbor) => areAlike(color, neighbor))) return color
  }
  return paletteColor(segmentCount)
}
