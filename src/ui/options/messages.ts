import { plural } from '../../language/plural'
import { MAX_OPTION_TEXT } from '../../wheel/segment'
import { isolated } from '../../wheel/text'
import { WEIGHT_RANGE } from '../../wheel/weighing/weightRange'

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

  keepWheel: 'Keep This Wheel',
  chance: (odds: string) => `Chance to win: ${odds}`,
  /** Of who may go out by that, or win. */
  chanceToBeDrawn: (odds: string) => `Chance to be drawn: ${odds}`,
} as const

export const weightMessages = {
  weightOf: (text: string) => `Weight of ${isolated(text)}`,
  less: (text: string) => `Less weight for ${isolated(text)}`,
  more: (text: string) => `More weight for ${isolated(text)}`,
  range: `Weights go from ${WEIGHT_RANGE}.`,
  zero: '0 is no weight. “Absent Today” takes an option off the wheel.',
} as const
