import { DEFAULT_LOOK, evenly, type Look } from '../look'

const [DARK, FRAME] = ['#2a2838', '#5b5f94']

/** As on a screen of sixteen colors. */
export const pixel: Look = {
  ...DEFAULT_LOOK,
  name: 'pixel',
  contrast: 5,
  face: 'ui-monospace, Menlo, Consolas, "Noto Sans Mono", "Courier New", monospace',
  lineOpacity: 0,
  pegRadius: 0.24,
  hubCap: 0.72,
  hubPin: 0.3,
  pointerOutline: 0.3,
  pointerJewel: 0.36,
  pointerSetting: 0,
  rim: { dark: FRAME, light: FRAME },
  peg: evenly('#ffd54a'),
  ring: evenly(DARK),
  cap: evenly('#fbfaff'),
  pin: evenly('#e5446d'),
  lensFrame: { dark: DARK, light: DARK },
  pointer: evenly('#e5446d'),
  outline: evenly(DARK),
  jewel: evenly('#fbfaff'),
  shadow: 0,
  gloss: 0,
  cell: 1 / 40,
  sounds: 'arcade',
}
