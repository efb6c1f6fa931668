import { DEFAULT_LOOK, type Look, type Material } from '../look'

const BRASS: Material = { dark: '#9c7126', light: '#ffecb4', flat: '#d9b25c' }

/** Turned from a board of walnut, with fittings of brass. */
export const walnut: Look = {
  ...DEFAULT_LOOK,
  name: 'walnut',
  surface: 'wood',
  tone: { lightness: [0.16, 0.84], chroma: 0.82 },
  contrast: 5.2,
  face: 'Georgia, "Noto Serif", "Times New Roman", serif',
  line: '#dcb866',
  lineOpacity: 1,
  pegRadius: 0.26,
  hubPin: 0.3,
  rim: { dark: '#3b2112', light: '#a2683a' },
  peg: BRASS,
  ring: { dark: '#5d3f12', light: '#c99b45', flat: '#94702c' },
  cap: BRASS,
  pin: { dark: '#4a2f0e', light: '#a77a32', flat: '#6d4a18' },
  lensFrame: BRASS,
  pointer: BRASS,
  outline: { dark: '#3d2712', light: '#7d5a2a', flat: '#4f3517' },
  jewel: { dark: '#5c0f1f', light: '#d14a5c', flat: '#8f2034' },
  castShadow: 'rgb(30 15 5 / 0.4)',
  gloss: 0.55,
  sounds: 'wood',
}
