// What is frozen and announced before its randomness exists.

/** SHA-256 as 64 hexadecimal digits, in lower case. */
export type Hash = string

export const PROTOCOL = 1

export interface ProvenPrize {
  /** Empty where one winner, or several, are drawn without a prize. */
  readonly name: string
  /** At least 1. */
  readonly places: number
  readonly reserves: number
}

export interface Announcement {
  readonly fairwheel: typeof PROTOCOL
  /** drand's hash of the chain. */
  readonly chain: Hash
  /** At least 1. */
  readonly round: number
  /** Of the wheel. */
  readonly name: string
  /** Trimmed and in NFC. Equal texts are one person's tickets. */
  readonly entries: readonly string[]
  /** In hundredths, one for each entry; `null` where all weigh the same. */
  readonly weights: readonly number[] | null
  readonly prizes: readonly ProvenPrize[]
  /** Each prize is drawn from everyone anew. Otherwise who has won wins nothing more. */
  readonly again: boolean
  /** 16 random bytes, as 32 hexadecimal digits. */
  readonly salt: string
  /** What the wheel looks like, so that every device shows the same spin. It decides nothing. */
  readonly show: {
    readonly theme: string
    readonly spinMs: number
    /** `#rrggbb`, one for each entry. */
    readonly colors: readonly string[]
  }
}

/** Why an announcement or a proof cannot be read. */
export class ProofError extends Error {
  override readonly name = 'ProofError'

  /** @param field of the announcement or proof; `format` where it is none */
  constructor(readonly field: string) {
    super(`Not a valid ${field}`)
  }
}

/** Trims and checks what is to be announced. @throws {ProofError} */
export function announce(_draft: Omit<Announcement, 'fairwheel'>): Announcement {
  throw new ProofError('format')
}

/** The one way to write it. */
export function announcementText(_announcement: Announcement): string {
  throw new ProofError('format')
}

/** @throws {ProofError} where it is not exactly as `announcementText` writes it */
export function readAnnouncement(_text: string): Announcement {
  throw new ProofError('format')
}

/** SHA-256 of the announcement's text as UTF-8. */
export function fingerprintOf(_text: string): Hash {
  throw new ProofError('format')
}
