import { evenly, type Look } from '../look'
import { paper } from './paper'

export const blossom: Look = {
  ...paper,
  name: 'blossom',
  tone: { lightness: [0.3, 0.98], chroma: 0.72 },
  line: '#fff7fa',
  pegRadius: 0.26,
  hubPin: 0.58,
  pinPoints: 5,
  pinDepth: 0.3,
  rim: { dark: '#5a3a2c', light: '#8a6250' },
  peg: evenly('#f8b9d0'),
  ring: { dark: '#e58fb2', light: '#f9c3d7', flat: '#f0a6c2' },
  cap: { dark: '#fbe3ec', light: '#fffafc', flat: '#fff0f5' },
  pin: { dark: '#d4658f', light: '#f29cbb', flat: '#e37fa5' },
  lensFrame: { dark: '#c9799a', light: '#fce4ed' },
  pointer: { dark: '#3f7a45', light: '#69a869', flat: '#539257' },
  outline: evenly('#fff7fa'),
  sounds: 'harp',
  confettiEmoji: '🌸',
}
