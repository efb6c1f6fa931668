import { evenly, type Look } from '../look'
import { neon } from './neon'

const [GOLD, ROSE] = ['#ffcc4d', '#ff6a5c']

export const fireworks: Look = {
  ...neon,
  name: 'fireworks',
  hubPin: 0.66,
  pinPoints: 8,
  pinDepth: 0.74,
  rim: { dark: '#7c6220', light: GOLD },
  peg: evenly('#e8305a'),
  ring: evenly(GOLD),
  pin: evenly(ROSE),
  lensFrame: { dark: GOLD, light: GOLD },
  outline: evenly(ROSE),
  jewel: evenly(ROSE),
  sounds: 'fanfare',
  confettiEmoji: '🎆✨',
}
