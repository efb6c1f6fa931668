import { DEFAULT_LOOK, evenly, type Look } from '../look'

const DARK = '#2a2838'

/** As on a screen of sixteen colors. */
export const pixel: Look = {
  ...DEFAULT_LOOK,
  name: 'pixel',
  contrast: 5,
  face: 'ui-monospace, Menlo, Consolas, "Noto Sans Mono", "Courier New", monospace',
  lineOpacity: 0,
  pegRadius: 0.3,
  hubCap: 0.72,
  hubPin: 0.3,
  pointerShape: 'arrow',
  pointerOutline: 0,
  pointerJewel: 0,
  pointerSetting: 0,
  rim: { dark: DARK, light: DARK },
  peg: evenly('#ffd54a'),
  ring: evenly(DARK),
  cap: evenly('#fbfaff'),
  pin: evenly('#e5446d'),
  pointer: evenly('#e5446d'),
  outline: evenly(DARK),
  shadow: 0,
  gloss: 0,
  cell: 1 / 40,
  sounds: 'arcade',
}
