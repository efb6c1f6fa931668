import { nameKey } from '../../lists/duplicates'

export interface Candidate {
  readonly id: string
  readonly text: string
  readonly isEliminated: boolean
  readonly isAbsent: boolean
  /** Drawn in this round of the mode without repeats. */
  readonly isPicked: boolean
}

/** What one name on several options means: one person, who takes part once, or as many tickets of that person. */
export type Duplicates = 'person' | 'tickets'

export interface EntrantChoices {
  readonly excludesEarlierWinners: boolean
  readonly duplicates: Duplicates
}

export type WhyOut = 'eliminated' | 'absent' | 'picked' | 'wonBefore' | 'duplicate'

export interface Entrant {
  /** Among all candidates. */
  readonly index: number
  readonly id: string
  readonly text: string
}

export interface Entrants {
  readonly entrants: readonly Entrant[]
  readonly out: readonly (Entrant & { readonly why: WhyOut })[]
}

/**
 * What the texts of one person have in common in a record, which may be an old one: they are the same but for spaces
 * around them and two ways to write an accent. In a record that is begun now, nothing else is left: see `inOneWriting`.
 */
export function personKey(text: string): string {
  return text.trim().normalize('NFC')
}

/** Then whoever compares texts, as records and announcements do, finds the same people as `nameKey`. */
export function inOneWriting<T extends { readonly text: string }>(
  list: readonly T[],
): readonly T[] {
  const first = new Map<string, string>()
  return list.map((option) => {
    const name = nameKey(option.text)
    const text = first.get(name) ?? option.text
    first.set(name, text)
    return personKey(text) === personKey(option.text) ? option : { ...option, text }
  })
}

/** @returns by option: the first option of the same person, and the next one of theirs or -1 */
export function peopleIn(list: readonly { readonly text: string }[]): {
  readonly first: Int32Array
  readonly next: Int32Array
} {
  const first = new Int32Array(list.length)
  const next = new Int32Array(list.length).fill(-1)
  const lastOf = new Map<string, number>()
  list.forEach(({ text }, index) => {
    const key = personKey(text)
    const before = lastOf.get(key)
    if (before !== undefined) next[before] = index
    first[index] = before === undefined ? index : (first[before] as number)
    lastOf.set(key, index)
  })
  return { first, next }
}

/**
 * Each candidate as an entrant or as one who is out, both in the order of the candidates. Where several reasons keep
 * one out, the first of `WhyOut` is told. Of one person's options, the first that nothing else keeps out takes part.
 * @param earlierWinners known by the id of their option, or by its name: the option may have been made anew since
 */
export function splitEntrants(
  candidates: readonly Candidate[],
  earlierWinners: readonly { readonly id: string; readonly text: string }[],
  { excludesEarlierWinners, duplicates }: EntrantChoices,
): Entrants {
  const winners = excludesEarlierWinners ? earlierWinners : []
  const wonById = new Set(winners.map(({ id }) => id))
  const wonByPerson = new Set(winners.map(({ text }) => nameKey(text)))
  const seen = new Set<string>()
  const entrants: Entrant[] = []
  const out: (Entrant & { readonly why: WhyOut })[] = []
  candidates.forEach((candidate, index) => {
    const { id, text } = candidate
    const person = nameKey(text)
    const hasWon = wonById.has(id) || wonByPerson.has(person)
    const isDuplicate = duplicates === 'person' && seen.has(person)
    const why = whyOut(candidate, hasWon, isDuplicate)
    if (why) out.push({ index, id, text, why })
    else {
      seen.add(person)
      entrants.push({ index, id, text })
    }
  })
  return { entrants, out }
}

function whyOut(candidate: Candidate, hasWon: boolean, isDuplicate: boolean): WhyOut | null {
  if (candidate.isEliminated) return 'eliminated'
  if (candidate.isAbsent) return 'absent'
  if (candidate.isPicked) return 'picked'
  if (hasWon) return 'wonBefore'
  return isDuplicate ? 'duplicate' : null
}
