/** In the shade and in full light, as `#rrggbb`. Shaders compute the light. */
export interface Shades {
  readonly dark: string
  readonly light: string
}

export interface Material extends Shades {
  /** Without light, for a plain canvas. */
  readonly flat: string
}

export interface Look {
  readonly name: string
  /** The success color. */
  readonly winnerBorder: string
  /** White, 0 to 1. */
  readonly winnerOverlay: number
  readonly winnerRise: number
  /** The accent color. */
  readonly focusBorder: string
  readonly lineOpacity: number
  /** A share of the rim's width. */
  readonly pegRadius: number
  /** Cap and pin, as shares of the hub's radius. */
  readonly hubCap: number
  readonly hubPin: number
  /** As shares of the radius of the pointer's head. */
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

/** Looks added here can be chosen with `settings.theme`, and come in links. */
export const LOOKS = { default: defaultLook } as const satisfies Record<string, Look>

type Looks = { readonly default: Look; readonly [name: string]: Look }

/** The default for a name of a later version, which the settings keep. */
export function lookOf(name: string, looks: Looks = LOOKS): Look {
  return (Object.hasOwn(looks, name) ? looks[name] : undefined) ?? looks.default
}
