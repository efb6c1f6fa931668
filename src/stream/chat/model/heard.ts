// What the chat of any service comes to here: who has written, and whether it was one of the streamer's words.

/** A message of a chat, as its service has it. */
export interface ChatMessage {
  /** Of whoever wrote it, the same for as long as their account lives: `twitch_12345`, at most 50 characters. */
  readonly personId: string
  readonly name: string
  readonly text: string
  readonly isSubscriber: boolean
}

/** What a person has written since the page was last told, by what it comes to. */
export interface Heard {
  readonly personId: string
  readonly name: string
  readonly isSubscriber: boolean
  /** The last word of the two counts. `removed`: the service has taken them out of its chat. */
  readonly wants: 'join' | 'leave' | 'removed' | null
  readonly asksOdds: boolean
}

export const WORDS = ['join', 'leave', 'odds'] as const
export type Word = (typeof WORDS)[number]
/** As `plainWord` has them. An empty one is never said. */
export type Words = Readonly<Record<Word, string>>

export const DEFAULT_WORDS: Words = { join: '!join', leave: '!leave', odds: '!odds' }
export const MAX_WORD = 25

/** Chat programs put them behind a message that is said again. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]+/gu

/** The first word of a text, as words are compared: without case, forms of letters and what is not seen. */
export function plainWord(text: string): string {
  const [word = ''] = text
    .slice(0, 4 * MAX_WORD)
    .trimStart()
    .split(/\s/, 1)
  return word.replace(UNSEEN, '').normalize('NFKC').toLowerCase().slice(0, MAX_WORD)
}

export function wordOf(text: string, words: Words): Word | null {
  const said = plainWord(text)
  return said === '' ? null : (WORDS.find((word) => words[word] === said) ?? null)
}

/** More people do not write in the moment for which they are gathered. */
const MOST_PEOPLE = 10_000

/** By person, so that a flood of one of them is as much as a single message. */
export class HeardPeople {
  readonly #people = new Map<string, Heard>()

  get isEmpty(): boolean {
    return this.#people.size === 0
  }

  add({ personId, name, text, isSubscriber }: ChatMessage, words: Words): void {
    const before = this.#people.get(personId)
    if (!before && this.#people.size >= MOST_PEOPLE) return
    const word = wordOf(text, words)
    this.#people.set(personId, {
      personId,
      name,
      isSubscriber,
      wants: word === 'join' || word === 'leave' ? word : (before?.wants ?? null),
      asksOdds: word === 'odds' || before?.asksOdds === true,
    })
  }

  remove(personId: string): void {
    if (!this.#people.has(personId) && this.#people.size >= MOST_PEOPLE) return
    const gone = { personId, name: '', isSubscriber: false, asksOdds: false } as const
    this.#people.set(personId, { ...gone, wants: 'removed' })
  }

  /** In the order in which they were first heard; nobody is left. */
  take(): readonly Heard[] {
    const all = [...this.#people.values()]
    this.#people.clear()
    return all
  }
}
