import { plural } from '../text/plural'
import { WEIGHT_RANGE } from '../wheel/weights'

export const shareMessages = {
  cannotCreate: 'Failed to create shareable link',
  damaged: 'This link is damaged or incomplete',
  /** For an undamaged link in a form that this version does not know. */
  unknownForm: 'This link was made by a newer version of this site',
  segments: 'Invalid segments data',
  file: 'This file does not contain a wheel',
} as const

export const readMessages = {
  weightsMended: (count: number) =>
    plural(count, {
      one: `# weight was changed: weights are numbers from ${WEIGHT_RANGE}.`,
      other: `# weights were changed: weights are numbers from ${WEIGHT_RANGE}.`,
    }),
} as const
