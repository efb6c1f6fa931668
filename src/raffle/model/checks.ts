// What is checked of a record, and what was found: for each check, how often it was made and the first line that fails.

export const CHECKS = [
  /** The text is the one way to write these entries, but for the white space between them: each key stands there once. */
  'text',
  /** Each entry has the fields that it should, and no others. */
  'fields',
  /** Entries are numbered without a gap, and only the first says how the draw began. */
  'sequence',
  /** Each entry is as it was when its hash was computed. */
  'entryHash',
  /** Each entry has the hash of the one before. */
  'chain',
  /** No entry is earlier than the one before. */
  'times',
  /** The frozen list has its hash and its count. */
  'list',
  /** Who does not take part has a reason that the rules know, and everyone else takes part, once or with each ticket. */
  'entrants',
  /** The prizes have no more places than a draw can have. */
  'plan',
  /** Each press drew the places that came next, as many as there were people for. */
  'places',
  /** Each winner and reserve is in the frozen list and takes part. */
  'winners',
  /** Each winner could win at that moment. */
  'eligible',
  /** Who could win at that moment is counted, and has its hash. */
  'eligibleHash',
  /** Nobody has two places, unless the rules allow it. */
  'onePlace',
  /** The reserves of each prize were drawn with its last place, in order, and nobody is one twice. */
  'reserves',
  /** A place is given on after a no-show alone: to the next reserve, or drawn anew, or to nobody if nobody is left. */
  'replacements',
  /** Each edit of the list that is noted made another list. */
  'edits',
  /** Nothing follows the end, and it says truly whether all was drawn. */
  'ending',
] as const

/** What is checked besides of a draw that is bound to a beacon. */
export const PROVEN_CHECKS = [
  /** What was announced is this draw: its list, rules and prizes, and the name of the wheel. */
  'announcement',
  /** By the times in the record, the draw began before the announced round was due, and has its signature from then on. */
  'inTime',
  /** What the beacon has said is there once, before anything was drawn, and of the announced round. */
  'beacon',
  /** It is the beacon that has signed. */
  'signature',
  /** Everyone who was drawn follows from the announcement and the signature. */
  'assignment',
] as const

export type CheckCode = (typeof CHECKS | typeof PROVEN_CHECKS)[number]

export interface Check {
  readonly code: CheckCode
  /** How often it was made: 0 where the lines that it needs cannot be read. It has not passed then. */
  readonly made: number
  readonly failed: number
  /** The number of the first entry that fails it, from 1; `null` where none does. */
  readonly line: number | null
  readonly isOk: boolean
}

/** Collects what is found. */
export class Findings {
  readonly #found = new Map<CheckCode, { made: number; failed: number; line: number | null }>()

  /** @param line the number of the entry, from 1; `null` where it is about none */
  note(code: CheckCode, isOk: boolean, line: number | null) {
    const found = this.#found.get(code) ?? { made: 0, failed: 0, line: null }
    found.made += 1
    if (!isOk) {
      found.failed += 1
      found.line = line === null ? found.line : Math.min(found.line ?? line, line)
    }
    this.#found.set(code, found)
  }

  failures(codes: readonly CheckCode[]): number {
    return codes.reduce((sum, code) => sum + (this.#found.get(code)?.failed ?? 0), 0)
  }

  /**
   * All checks, in order. Those of what a draw need not have pass without being made, once it is followed.
   * @param isBound whether the draw is bound to a beacon; of another one the beacon's checks are told only where they fail
   */
  checks(isFollowed: boolean, isBound: boolean): readonly Check[] {
    const ofBeacon = PROVEN_CHECKS.filter((code) => isBound || this.#found.has(code))
    return [...CHECKS, ...ofBeacon].map((code) => {
      const found = this.#found.get(code) ?? { made: 0, failed: 0, line: null }
      return { code, ...found, isOk: found.failed === 0 && (found.made > 0 || isFollowed) }
    })
  }
}
