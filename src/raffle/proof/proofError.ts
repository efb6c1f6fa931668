/** Why an announcement or a proof cannot be read. */
export class ProofError extends Error {
  override readonly name = 'ProofError'

  /** @param field of the announcement or proof; `format` where it is none */
  constructor(readonly field: string) {
    super(`Not a valid ${field}`)
  }
}
