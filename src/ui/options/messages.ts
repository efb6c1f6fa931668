import { plural } from '../../language/plural'
import { MAX_OPTION_TEXT } from '../../wheel/segment'
import { isolated } from '../../wheel/text'

export const messages = {
  title: 'Wheel Controls',
  options: (count: number) => plural(count, { one: '# option', other: '# options' }),
  list: 'Options',
  drawPrizes: 'Draw Prizes',
  proveDraw: 'Prove a Draw',
  newOption: 'Add New Option',
  add: 'Add',
  option: (position: number) => `Option ${position}`,
  textTooLong: `An option can have up to ${MAX_OPTION_TEXT} characters.`,
  colorOf: (text: string) => `Color of ${isolated(text)}`,
  remove: (text: string) => `Remove ${isolated(text)}`,
  select: (text: string) => `Select ${isolated(text)}`,

  mode: 'After each spin',
  everySpinCounts: 'Every spin counts',
  everySpinCountsNote: 'Whoever is drawn can be drawn again.',
  noRepeats: 'No repeats',
  noRepeatsNote: 'Nobody is drawn twice in a round.',
  elimination: 'Elimination',
  eliminationNote: 'Whoever is drawn leaves. Of the last two, whoever is drawn wins.',
} as const
