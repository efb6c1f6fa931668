import { DEFAULT_LOOK, evenly, type Look } from '../look'

const [BLACK, WHITE] = ['#000000', '#ffffff']

/** Black letters and lines on light colors, without light and shade: contrast as WCAG asks at level AAA. */
export const contrast: Look = {
  ...DEFAULT_LOOK,
  name: 'contrast',
  tone: { lightness: [0.7, 0.95], chroma: 0.95 },
  contrast: 7,
  winnerOverlay: 0,
  line: BLACK,
  lineOpacity: 1,
  lineWidth: 1.6,
  hubCap: 0.76,
  hubPin: 0.34,
  pointerShape: 'arrow',
  pointerOutline: 0.24,
  pointerJewel: 0,
  pointerSetting: 0,
  rim: { dark: BLACK, light: BLACK },
  peg: evenly(WHITE),
  ring: evenly(BLACK),
  cap: evenly(WHITE),
  pin: evenly(BLACK),
  lensFrame: { dark: BLACK, light: BLACK },
  pointer: evenly(WHITE),
  outline: evenly(BLACK),
  castShadow: 'rgb(0 0 0 / 0.3)',
  shadow: 0,
  gloss: 0,
}
