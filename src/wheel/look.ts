// How a wheel is made: plain data that a renderer is given. The looks themselves are in looks/, each in a file of its
// own that is loaded when a wheel has it; shaders/looks has what the GPU draws of them.

import type { Tone } from './colors/color'
import type { SoundSet } from './settings/settings'

/** In the shade and in full light, as `#rrggbb`. Shaders compute the light. */
export interface Shades {
  readonly dark: string
  readonly light: string
}

export interface Material extends Shades {
  /** Without light, for a plain canvas. */
  readonly flat: string
}

/** Each but `plain` is a shader of shaders/looks. */
export type Surface = 'plain' | 'paper' | 'wood' | 'neon' | 'chalk' | 'glass'

export interface Look {
  readonly name: string
  readonly surface: Surface
  /** How the disc shows the colors of options; `null` for as they are. */
  readonly tone: Tone | null
  /** Letters in a tone of their own color; `null` for black or white. */
  readonly ink: Tone | null
  /** Of letters and disc, 4.5 or more: what the surface adds to the color may cost the rest. */
  readonly contrast: number
  /** Of letters: font families, as in CSS; `null` for the page's. */
  readonly face: string | null
  /** The success color. */
  readonly winnerBorder: string
  /** White, 0 to 1. */
  readonly winnerOverlay: number
  readonly winnerRise: number
  /** The accent color. */
  readonly focusBorder: string
  readonly line: string
  readonly lineOpacity: number
  /** Times the usual. */
  readonly lineWidth: number
  /** A share of the rim's width. */
  readonly pegRadius: number
  /** Cap and pin, as shares of the hub's radius. */
  readonly hubCap: number
  readonly hubPin: number
  /** How many points the pin has, how deep the room between them is, and how deep it is cleft from above, as a heart. */
  readonly pinPoints: number
  readonly pinDepth: number
  readonly pinCleft: number
  readonly pointerShape: 'drop' | 'arrow'
  /** As shares of the radius of the pointer's head. */
  readonly pointerOutline: number
  readonly pointerJewel: number
  /** What the jewel is set in. */
  readonly pointerSetting: number
  readonly rim: Shades
  readonly peg: Material
  /** The hub: the ring around it, its cap and the pin. */
  readonly ring: Material
  readonly cap: Material
  readonly pin: Material
  /** Of the glass that shows the options at the pointer, where there are many. */
  readonly lensFrame: Shades
  /** The pointer, its outline and its jewel. */
  readonly pointer: Material
  readonly outline: Material
  readonly jewel: Material
  /** Any CSS color. */
  readonly castShadow: string
  /** How deep shadows on the wheel are, and how much it shines, both 0 to 1. */
  readonly shadow: number
  readonly gloss: number
  /** Around the rim, a share of the room that there is. */
  readonly glow: number
  /** The side of its pixels, as a share of the radius; 0 for those of the screen. */
  readonly cell: number
  /** What goes with it, until the visitor chooses otherwise. */
  readonly sounds: SoundSet
  readonly confettiEmoji: string
}

export const DEFAULT_LOOK: Look = {
  name: 'default',
  surface: 'plain',
  tone: null,
  ink: null,
  contrast: 4.5,
  face: null,
  winnerBorder: '#1fc287',
  winnerOverlay: 0.14,
  winnerRise: 0.035,
  focusBorder: '#5b45e0',
  line: '#ffffff',
  lineOpacity: 0.92,
  lineWidth: 1,
  pegRadius: 0.22,
  hubCap: 0.84,
  hubPin: 0.24,
  pinPoints: 0,
  pinDepth: 0,
  pinCleft: 0,
  pointerShape: 'drop',
  pointerOutline: 0.15,
  pointerJewel: 0.4,
  pointerSetting: 0.52,
  rim: { dark: '#1d1830', light: '#5a5378' },
  peg: { dark: '#ae9561', light: '#fff7dd', flat: '#ffe9b8' },
  ring: { dark: '#241f38', light: '#857da8', flat: '#5a5378' },
  cap: { dark: '#b3adc7', light: '#ffffff', flat: '#c9c4d8' },
  pin: { dark: '#1a142e', light: '#574d7a', flat: '#1d1830' },
  lensFrame: { dark: '#958fae', light: '#f6f3fd' },
  pointer: { dark: '#ccc7db', light: '#ffffff', flat: '#f4f1fa' },
  outline: { dark: '#1c1733', light: '#5c5480', flat: '#1d1830' },
  jewel: { dark: '#422eb8', light: '#8c75ff', flat: '#5b45e0' },
  castShadow: 'rgb(10 6 30 / 0.35)',
  shadow: 1,
  gloss: 1,
  glow: 0,
  cell: 0,
  sounds: 'classic',
  confettiEmoji: '',
}

/** One material without light and shade. */
export function evenly(color: string): Material {
  return { dark: color, light: color, flat: color }
}
