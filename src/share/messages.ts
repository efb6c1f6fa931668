export const shareMessages = {
  cannotCreate: 'Failed to create shareable link',
  damaged: 'This link is damaged or incomplete',
  /** For a form of link that this version does not know, with a valid checksum. */
  unknownForm: 'This link was made by a newer version',
  segments: 'Invalid segments data',
  file: 'This file does not contain a wheel',
} as const
