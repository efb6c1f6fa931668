// Palettes to choose from. No two colors of one look alike, except in that of the specification.

import { shades } from './color'

/** As a wheel keeps them: `#rrggbb`, one after another, in the order in which options take them. */
export const PALETTES = {
  classic: '',
  bright: '#86F0F8#085E0C#85DB91#9E0794#F3AB0B#670D3A#118BC3#E7F60B#FF6D69#1B41FB',
  pastel: '#DAFFFF#BBD29A#8BA0B8#FFCAD5#C194F9#E19A89#FBF591#9BC8FF',
  candy: '#FCBAEF#FFFFAC#75D2BB#9F5EE0#FA8E5F#43A9F3#FF5BA6#B2EA75',
  sunset: '#FFAF9D#3B1C5B#F97D38#792F89#FED767#F44261#FFF7DD#BA245C',
  ocean: '#0C2F56#5CDBDA#187DAF#D6FAF1#08A287#ECCA9F#3A4CAD#91ACEB',
  forest: '#E2A23B#286E6A#CDDD64#5E7F17#F8EBC9#7B5028#A6C5AF#1D4529',
  autumn: '#F4B835#C74D51#F6E0B4#4F761E#E78F7C#482A20#AF9634#872F1A',
  berry: '#7A50A4#F88BB1#5F1D40#E34B6E#291154#FBE5EA#AF1A5C#CCBCEC',
  neon: '#33E86F#13082C#FD7E00#1890FF#E4FA27#FC2B9A#21F9E1#6D1DFF',
  jewel: '#E7B23A#14854F#C8E6C0#1F50C2#DF7BB7#5E2A94#91B5F1#9E133C',
  vintage: '#D48859#2F4759#628C8E#F3C66F#B44639#9DBB92#895788#EDEADA',
  gray: '#99959E#F8F3F8#6F6E79#1C1D21#C1C3CD#3F3F46',
} as const satisfies Record<string, string>

export type PaletteName = keyof typeof PALETTES

/** In OKLab: even two steps that follow each other are farther apart than `areAlike` asks. */
const LIGHTNESSES = [0.32, 0.46, 0.6, 0.74, 0.88]

/** One color in five shades, each at least two steps from the next, and the last from the first. */
export function shadedPalette(color: string): string {
  const [darkest, dark, middle, light, lightest] = shades(color, LIGHTNESSES)
  return [middle, lightest, dark, light, darkest].join('')
}
