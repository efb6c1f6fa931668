import { DEFAULT_LOOK, type Look } from '../look'

export const snow: Look = {
  ...DEFAULT_LOOK,
  name: 'snow',
  surface: 'glass',
  tone: { lightness: [0.3, 0.96], chroma: 0.7 },
  contrast: 6.2,
  lineOpacity: 1,
  lineWidth: 1.6,
  rim: { dark: '#8fb3d6', light: '#f6fbff' },
  peg: { dark: '#2f6ea8', light: '#bfe3ff', flat: '#5f9fd8' },
  ring: { dark: '#6f97be', light: '#eef7ff', flat: '#b9d4ec' },
  cap: { dark: '#d8e8f6', light: '#ffffff', flat: '#eef6fd' },
  pin: { dark: '#2f6ea8', light: '#9cd0fa', flat: '#5f9fd8' },
  pointer: { dark: '#b7242f', light: '#f0626a', flat: '#d23a44' },
  outline: { dark: '#e3eef8', light: '#ffffff', flat: '#ffffff' },
  jewel: { dark: '#dbe7f2', light: '#ffffff', flat: '#ffffff' },
  pointerSetting: 0,
  shadow: 0.6,
  sounds: 'bells',
  confettiEmoji: '❄️',
}
