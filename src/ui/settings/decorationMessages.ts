// What is said of looks, colors and confetti. Not in messages.ts: the main screen does without.

import { say } from '../../text/say'
import type { PaletteName } from '../../wheel/colors/palettes'
import type { LookName } from '../../wheel/looks/looks'
import { type ConfettiAmount, MAX_OWN_PALETTES } from '../../wheel/settings/settings'

export const messages = {
  /** A group of looks: what a wheel is made of. */
  look: say('Look'),
  /** A button: another look and palette, by chance. */
  surprise: say('Surprise Me'),
  /** A group of palettes. */
  palette: say('Palette'),
  /** The name of a palette that is computed from one color. */
  shaded: say('One Color, Shaded'),
  /** The name of the palette that the wheel has now, where it is none of those above. */
  current: say('Current'),
  base: say('Color to Shade'),
  /** The name of a palette that the visitor has kept. */
  own: (number: number) => say('My Palette {number, number, ::group-off}', { number }),
  keep: say('Keep This Wheel’s Colors'),
  forget: say('Remove This Palette'),
  full: say('You have kept {most, number} palettes. To keep another, remove one.', {
    most: MAX_OWN_PALETTES,
  }),
  note: say('Colors all options of this wheel. Undo brings back the colors that they had.'),
  confetti: say('Confetti'),
  confettiEmoji: say('Emoji as Confetti'),
  confettiEmojiNote: say('Up to five. Without any it is paper in the wheel’s colors.'),
} as const

/** What a wheel is made of, as a name. The later ones are offered around their days. */
export const lookNames: Record<LookName, string> = {
  /** As the wheel comes: smooth and shiny. */
  default: say('Enamel'),
  paper: say('Paper'),
  /** A wheel of walnut wood with brass. */
  walnut: say('Walnut'),
  /** Drawn on a blackboard. */
  chalk: say('Chalk'),
  neon: say('Neon'),
  /** Stained glass. */
  glass: say('Glass'),
  /** As in early video games. */
  pixel: say('Pixel'),
  contrast: say('High Contrast'),
  /** New Year. */
  fireworks: say('Fireworks'),
  snow: say('Snow'),
  /** Valentine’s Day. */
  hearts: say('Hearts'),
  /** Spring. */
  blossom: say('Blossom'),
  /** Summer. */
  sunshine: say('Sunshine'),
  /** Halloween. */
  pumpkin: say('Pumpkin'),
}

export const confettiNames: Record<ConfettiAmount, string> = {
  none: say('None'),
  little: say('A Little'),
  much: say('A Lot'),
}

/** Names of palettes: moods, not things on the wheel. */
export const paletteNames: Record<PaletteName, string> = {
  classic: say('Classic'),
  bright: say('Bright'),
  pastel: say('Pastel'),
  candy: say('Candy'),
  sunset: say('Sunset'),
  ocean: say('Ocean'),
  forest: say('Forest'),
  autumn: say('Autumn'),
  berry: say('Berry'),
  neon: say('Neon'),
  jewel: say('Jewel'),
  vintage: say('Vintage'),
  gray: say('Grays'),
}
