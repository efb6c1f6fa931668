import { evenly, type Look } from '../look'
import { neon } from './neon'

const [GOLD, ROSE] = ['#ffcc4d', '#ff6a5c']

export const fireworks: Look = {
  ...neon,
  name: 'fireworks',
  rim: { dark: GOLD, light: GOLD },
  ring: evenly(GOLD),
  pin: evenly(ROSE),
  outline: evenly(ROSE),
  jewel: evenly(ROSE),
  sounds: 'fanfare',
  confettiEmoji: '🎆✨',
}
