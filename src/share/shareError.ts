import { shareMessages } from './messages'

/** Why a wheel could not be shared, or a link or file not be opened. The public functions here throw nothing else. */
export class ShareError extends Error {
  override readonly name = 'ShareError'

  constructor(failure: keyof typeof shareMessages, cause?: unknown) {
    super(shareMessages[failure], { cause })
  }
}
