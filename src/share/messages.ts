import { say, toSay } from '../text/say'
import { MAX_WEIGHT, MIN_WEIGHT } from '../wheel/weights'

export const shareMessages = {
  cannotCreate: toSay('Failed to create shareable link'),
  damaged: toSay('This link is damaged or incomplete'),
  /** For an undamaged link in a form that this version does not know. */
  unknownForm: toSay('This link was made by a newer version of this site'),
  segments: toSay('Invalid segments data'),
  file: toSay('This file does not contain a wheel'),
} as const

export const readMessages = {
  /** The text of an option that has none. */
  option: (number: number) => say('Option {number, number, ::group-off}', { number }),
  weightsMended: (count: number) =>
    toSay(
      '{count, plural, one {# weight was changed: weights are numbers from {least, number, ::.##} to {most, number, ::.##}.} other {# weights were changed: weights are numbers from {least, number, ::.##} to {most, number, ::.##}.}}',
      { count, least: MIN_WEIGHT, most: MAX_WEIGHT },
    ),
} as const
