import { evenly, type Look } from '../look'
import { chalk } from './chalk'

const [NIGHT, ORANGE] = ['#191420', '#ff8a1f']

export const pumpkin: Look = {
  ...chalk,
  name: 'pumpkin',
  tone: { lightness: [0.2, 0.42], chroma: 0.8 },
  line: ORANGE,
  lineOpacity: 0.9,
  rim: { dark: '#b34700', light: '#ff9a3c' },
  peg: evenly(NIGHT),
  ring: evenly(ORANGE),
  cap: evenly(NIGHT),
  pin: evenly('#ffd257'),
  lensFrame: { dark: '#b34700', light: '#ff9a3c' },
  pointer: evenly(ORANGE),
  outline: evenly(NIGHT),
  sounds: 'soft',
  confettiEmoji: '🎃🦇',
}
