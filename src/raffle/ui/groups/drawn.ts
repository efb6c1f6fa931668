// What was drawn: groups, or one order of everybody. And how it leaves the page.

import { csvOf, type Row } from '../../../lists/csv'
import type { PrintoutColumns, PrintoutRow } from '../../../lists/printout'
import { messages } from './messages'

export interface Person {
  readonly id: string
  readonly text: string
  /** `#rrggbb` */
  readonly color: string
}

export interface Drawn {
  readonly kind: 'groups' | 'order'
  readonly wheelName: string
  /** The groups; of an order, one part with everybody in their turns. */
  readonly parts: readonly (readonly Person[])[]
  /** How many times it has been drawn since the dialog was opened, this one included. */
  readonly times: number
  readonly isOneByOne: boolean
}

/** One line for each, below the names of the groups or behind the turns. */
export function textOfDrawn({ kind, parts }: Drawn): string {
  const texts = parts.map((people, index) =>
    kind === 'groups'
      ? [messages.group(index + 1), ...people.map(({ text }) => text)]
      : people.map(({ text }, turn) => messages.turn(turn + 1, text)),
  )
  return texts.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

/** One row for each, with the number of the group or turn. */
export function csvOfDrawn(drawn: Drawn): string {
  const { number, text } = columnsOf(drawn)
  const rows = numbered(drawn).map(([at, person]): Row => [at, person.text])
  return csvOf([[number, text], ...rows])
}

/** The same for paper. */
export function sheetOfDrawn(drawn: Drawn): {
  readonly columns: PrintoutColumns
  readonly rows: readonly PrintoutRow[]
} {
  return {
    columns: columnsOf(drawn),
    rows: numbered(drawn).map(([number, { text, color }]) => ({
      number,
      text,
      color,
      tag: undefined,
      others: [],
    })),
  }
}

function columnsOf({ kind }: Drawn): PrintoutColumns {
  return { number: messages.columns[kind], text: messages.columns.option, others: [] }
}

function numbered({ kind, parts }: Drawn): readonly (readonly [number, Person])[] {
  return parts.flatMap((people, part) =>
    people.map((person, index) => [(kind === 'groups' ? part : index) + 1, person] as const),
  )
}
