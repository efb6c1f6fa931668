// The wheel's looks, by the names that `settings.theme` can have; the same for every renderer. Sizes in CSS pixels are
// in metrics.ts, and the colors of the segments are the visitor's.

/** What a material looks like in the shade and in full light, as `#rrggbb`. Shaders compute the light on it. */
export interface Shades {
  readonly dark: string
  readonly light: string
}

export interface Material extends Shades {
  /** Under no particular light: what a plain canvas paints. */
  readonly flat: string
}

export interface Look {
  /** Its name in `LOOKS`. */
  readonly name: string
  /** The border of the winner's segment: the success color. */
  readonly winnerBorder: string
  /** How white the overlay on the winner is, 0 to 1. */
  readonly winnerOverlay: number
  /** How much larger the winner's segment grows while it is revealed. */
  readonly winnerRise: number
  /** The border of the segment that has the keyboard focus: the accent color. */
  readonly focusBorder: string
  /** Opacity of the white line between two segments. */
  readonly lineOpacity: number
  /** Radius of a peg, as a share of the rim's width. */
  readonly pegRadius: number
  /** Radii of the hub's cap and of the pin in its middle, as shares of the hub's. */
  readonly hubCap: number
  readonly hubPin: number
  /** Width of the pointer's outline and radius of its jewel, as shares of the radius of its head. */
  readonly pointerOutline: number
  readonly pointerJewel: number
  readonly rim: Shades
  readonly peg: Material
  /** The hub: the ring around it, its cap and the pin. */
  readonly ring: Material
  readonly cap: Material
  readonly pin: Material
  /** The pointer, its outline and its jewel. */
  readonly pointer: Material
  readonly outline: Material
  readonly jewel: Material
  /** Any CSS color. */
  readonly castShadow: string
}

/** Dark metal with brass pegs, an ivory pointer and a jewel in the accent color. */
const defaultLook: Look = {
  name: 'default',
  winnerBorder: '#1fc287',
  winnerOverlay: 0.14,
  winnerRise: 0.035,
  focusBorder: '#5b45e0',
  lineOpacity: 0.92,
  pegRadius: 0.22,
  hubCap: 0.84,
  hubPin: 0.24,
  pointerOutline: 0.15,
  pointerJewel: 0.4,
  rim: { dark: '#1d1830', light: '#5a5378' },
  peg: { dark: '#ae9561', light: '#fff7dd', flat: '#ffe9b8' },
  ring: { dark: '#241f38', light: '#857da8', flat: '#5a5378' },
  cap: { dark: '#b3adc7', light: '#ffffff', flat: '#c9c4d8' },
  pin: { dark: '#1a142e', light: '#574d7a', flat: '#1d1830' },
  pointer: { dark: '#ccc7db', light: '#ffffff', flat: '#f4f1fa' },
  outline: { dark: '#1c1733', light: '#5c5480', flat: '#1d1830' },
  jewel: { dark: '#422eb8', light: '#8c75ff', flat: '#5b45e0' },
  castShadow: 'rgb(10 6 30 / 0.35)',
}

/** A look that is added here can be chosen with `settings.theme`, and comes in links. */
export const LOOKS = { default: defaultLook } as const satisfies Record<string, Look>

type Looks = { readonly default: Look; readonly [name: string]: Look }

/** The look of a name; the default for a name of a later version, which the settings keep. */
export function lookOf(name: string, looks: Looks = LOOKS): Look {
  return (Object.hasOwn(looks, name) ? looks[name] : undefined) ?? looks.default
}
