// Owns the one way in which sharing fails, and the words for it (product specification, sections 5 and 8).

export const SHARE_FAILURES = {
  cannotCreate: 'Failed to create shareable link',
  damaged: 'This link is damaged or was cut short',
  /** A later form of link, whose checksum says that it arrived whole. */
  unknownForm: 'This link was made by a newer version',
  segments: 'Invalid segments data',
  file: 'This file holds no wheel',
} as const

/** Why a wheel became no link, or a link or file no wheel. Nothing else is thrown by this folder. */
export class ShareError extends Error {
  override readonly name = 'ShareError'

  constructor(failure: keyof typeof SHARE_FAILURES, cause?: unknown) {
    super(SHARE_FAILURES[failure], { cause })
  }
}
