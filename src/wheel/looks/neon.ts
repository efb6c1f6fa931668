import { DEFAULT_LOOK, evenly, type Look } from '../look'

const GROUND = '#0c0b16'

/** Tubes of light on black. */
export const neon: Look = {
  ...DEFAULT_LOOK,
  name: 'neon',
  surface: 'neon',
  tone: { lightness: [0.17, 0.33], chroma: 0.95 },
  ink: { lightness: [0.84, 0.96], chroma: 1.2 },
  contrast: 5.5,
  face: 'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, system-ui, sans-serif',
  winnerOverlay: 0.08,
  focusBorder: '#b7a6ff',
  lineOpacity: 1,
  pegRadius: 0.2,
  hubCap: 0.82,
  hubPin: 0.34,
  pointerOutline: 0.24,
  pointerJewel: 0.3,
  pointerSetting: 0,
  rim: { dark: '#075265', light: '#22d3ff' },
  peg: evenly('#ffffff'),
  ring: evenly('#22d3ff'),
  cap: evenly(GROUND),
  pin: evenly('#ff4fb4'),
  lensFrame: { dark: '#22d3ff', light: '#22d3ff' },
  pointer: evenly(GROUND),
  outline: evenly('#ff4fb4'),
  jewel: evenly('#ff4fb4'),
  shadow: 0.3,
  gloss: 0,
  glow: 1,
  sounds: 'arcade',
}
