import { DEFAULT_LOOK, type Look } from '../look'

export const hearts: Look = {
  ...DEFAULT_LOOK,
  name: 'hearts',
  tone: { lightness: [0.2, 0.98], chroma: 0.85 },
  contrast: 4.8,
  line: '#fff4f7',
  lineWidth: 1.4,
  hubPin: 0.44,
  pinCleft: 0.6,
  rim: { dark: '#8e0f3a', light: '#ff7aa2' },
  peg: { dark: '#e5a9bd', light: '#ffffff', flat: '#ffe3ec' },
  ring: { dark: '#7d0d33', light: '#ff6f9b', flat: '#c42a60' },
  cap: { dark: '#f5c3d3', light: '#ffffff', flat: '#ffe3ec' },
  pin: { dark: '#7d0d33', light: '#ff6f9b', flat: '#c42a60' },
  lensFrame: { dark: '#c42a60', light: '#ff9fbc' },
  pointer: { dark: '#c01c52', light: '#ff85ab', flat: '#e23c73' },
  outline: { dark: '#6d0a2c', light: '#b32556', flat: '#8e0f3a' },
  jewel: { dark: '#f3c4d4', light: '#ffffff', flat: '#ffffff' },
  sounds: 'harp',
  confettiEmoji: '💖',
}
