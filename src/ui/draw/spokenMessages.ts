// What a draw says aloud: who has won what, and how far it has come.

import { list } from '../../language/list'
import { LOCALE } from '../../language/locale'
import { plural } from '../../language/plural'
import { isolated } from '../../wheel/text'

const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })

export const spoken = {
  /** @param prize empty where winners are drawn without one */
  win: (names: readonly string[], prize: string) => {
    const what = plural(names.length, { one: 'Winner', other: 'Winners' })
    const who = list(names.map(isolated))
    return prize === '' ? `${what}: ${who}.` : `${what} of ${isolated(prize)}: ${who}.`
  },
  /** @param prize empty where winners are drawn without one */
  reserves: (names: readonly string[], prize: string) => {
    const what = plural(names.length, { one: 'Reserve', other: 'Reserves' })
    const who = list(names.map(isolated))
    return prize === '' ? `${what}: ${who}.` : `${what} of ${isolated(prize)}: ${who}.`
  },
  manyWin: (count: number) =>
    plural(count, { one: '# winner was drawn.', other: '# winners were drawn.' }),
  progress: (drawn: number, places: number) =>
    `${digits.format(drawn)} of ${plural(places, { one: '# place drawn.', other: '# places drawn.' })}`,
  unfilled: (count: number) =>
    plural(count, {
      one: 'Nobody is left to take # place.',
      other: 'Nobody is left to take # places.',
    }),
  notHere: (name: string) => `${isolated(name)} is not here.`,
  declined: (name: string) => `${isolated(name)} declined.`,
  stepsUp: (name: string) => `The reserve ${isolated(name)} steps up.`,
  drawnAnew: (name: string) => `${isolated(name)} was drawn instead.`,
  nobody: 'Nobody is left to take the place.',
} as const
