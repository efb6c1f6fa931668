import { DEFAULT_LOOK, type Look } from '../look'

export const sunshine: Look = {
  ...DEFAULT_LOOK,
  name: 'sunshine',
  tone: { lightness: [0.2, 1], chroma: 1.1 },
  contrast: 4.8,
  lineOpacity: 1,
  lineWidth: 1.4,
  pegRadius: 0.26,
  rim: { dark: '#d98a12', light: '#ffe184' },
  peg: { dark: '#0f7f9c', light: '#8be9ff', flat: '#2bb3d3' },
  ring: { dark: '#c97a0c', light: '#ffd766', flat: '#eda728' },
  cap: { dark: '#ffd24d', light: '#fffbe4', flat: '#ffe48f' },
  pin: { dark: '#b9620a', light: '#ffb347', flat: '#e58a1e' },
  pointer: { dark: '#0f8fb0', light: '#9cefff', flat: '#38bddb' },
  outline: { dark: '#0a4d60', light: '#1d8aa6', flat: '#0f6178' },
  jewel: { dark: '#ffd24d', light: '#fffbe4', flat: '#ffe48f' },
  castShadow: 'rgb(90 50 0 / 0.3)',
  sounds: 'fanfare',
  confettiEmoji: '☀️🌊',
}
