import { DEFAULT_LOOK, evenly, type Look } from '../look'

const CHALK = '#eef1ea'
const SLATE = '#27312e'

/** Drawn with colored chalk on a board in a wooden frame. */
export const chalk: Look = {
  ...DEFAULT_LOOK,
  name: 'chalk',
  surface: 'chalk',
  tone: { lightness: [0.24, 0.44], chroma: 0.62 },
  ink: { lightness: [0.92, 0.98], chroma: 0.5 },
  contrast: 5.5,
  face: '"Chalkboard SE", "Segoe Print", "Comic Sans MS", "Comic Neue", system-ui, sans-serif',
  focusBorder: '#b7a6ff',
  line: CHALK,
  lineOpacity: 0.85,
  lineWidth: 1.2,
  pegRadius: 0.2,
  hubCap: 0.78,
  hubPin: 0.5,
  pointerShape: 'arrow',
  pointerOutline: 0.14,
  pointerJewel: 0,
  pointerSetting: 0,
  rim: { dark: '#6f4b2b', light: '#a97a49' },
  peg: evenly(CHALK),
  ring: evenly(CHALK),
  cap: evenly(SLATE),
  pin: evenly(CHALK),
  lensFrame: { dark: CHALK, light: CHALK },
  pointer: evenly(CHALK),
  outline: evenly(SLATE),
  shadow: 0.5,
  gloss: 0,
  sounds: 'bells',
}
