import { DEFAULT_LOOK, type Look } from '../look'

/** A church window: colored glass in lead. */
export const glass: Look = {
  ...DEFAULT_LOOK,
  name: 'glass',
  surface: 'glass',
  tone: { lightness: [0.14, 0.84], chroma: 1.25 },
  contrast: 6.2,
  line: '#17161d',
  lineOpacity: 1,
  lineWidth: 2,
  rim: { dark: '#121218', light: '#565766' },
  peg: { dark: '#4d4f5c', light: '#d6d9e4', flat: '#8b8e9c' },
  ring: { dark: '#121218', light: '#5c5d6c', flat: '#2e2f3a' },
  cap: { dark: '#1f4aa0', light: '#bcd8ff', flat: '#5f8fdd' },
  pin: { dark: '#0e2658', light: '#3f6fc4', flat: '#1f4aa0' },
  lensFrame: { dark: '#121218', light: '#7c7d8c' },
  pointer: { dark: '#2b5cc0', light: '#d3e5ff', flat: '#7ea8ec' },
  outline: { dark: '#121218', light: '#4b4c5a', flat: '#1d1d26' },
  jewel: { dark: '#8f1239', light: '#ff7d9b', flat: '#cf2f5c' },
  castShadow: 'rgb(10 10 20 / 0.4)',
  shadow: 0.6,
  sounds: 'harp',
}
