import { listMessages } from './messages'

export type ListFailure = keyof typeof listMessages.errors

/** Why a text or a file could not be read as a list. The readers here throw nothing else. */
export class ListError extends Error {
  override readonly name = 'ListError'

  constructor(
    readonly failure: ListFailure,
    cause?: unknown,
  ) {
    super(listMessages.errors[failure], { cause })
  }
}
