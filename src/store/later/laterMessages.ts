// What the store says of changes.

import { LOCALE } from '../../language/locale'
import { plural } from '../../language/plural'
import { MIN_SEGMENTS } from '../../wheel/segment'
import { isolated } from '../../wheel/text'
import { WEIGHT_RANGE } from '../../wheel/weighing/weightRange'

const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })

const quoted = (text: string) => `“${isolated(text)}”`

export const laterMessages = {
  dataClearedDetail:
    'Until you leave this page, “Put Saved Data Back” in the settings undoes this.',
  dataBack: 'Your saved data is back',
  cannotClear: 'This browser does not let the page clear your saved data.',

  undo: 'Undo',
  redo: 'Redo',

  /** @param eliminated how many of the options are */
  openedFile: (name: string, count: number, eliminated: number) => {
    const options = plural(count, { one: '# option', other: '# options' })
    const out = eliminated > 0 ? plural(eliminated, { other: ' (# eliminated)' }) : ''
    return `Opened "${isolated(name)}" with ${options}${out}`
  },

  twoStay: `A wheel keeps at least ${MIN_SEGMENTS} options.`,
  addedOptions: (count: number) =>
    plural(count, { one: 'Added # option', other: 'Added # options' }),
  /** @param before how many options there were */
  replacedOptions: (before: number, count: number) => {
    const options = plural(before, { one: '# option', other: '# options' })
    return `Replaced ${options} with ${digits.format(count)}`
  },
  /** @param left lines that were not taken, besides blank ones */
  withLeft: (sentence: string, left: number) =>
    left === 0
      ? sentence
      : `${sentence}. ${plural(left, { one: '# line was left out.', other: '# lines were left out.' })}`,

  pickedBack: (count: number) =>
    plural(count, { one: '# picked option is back', other: 'All # picked options are back' }),
  absent: (text: string) => `${quoted(text)} is absent today`,
  here: (text: string) => `${quoted(text)} is here`,
  absentOptions: (count: number) =>
    plural(count, { one: '# option is absent today', other: '# options are absent today' }),
  hereOptions: (count: number) =>
    plural(count, { one: '# option is here', other: '# options are here' }),
  chancesReset: 'Chances reset',

  /** @param weight in range */
  weightOf: (text: string, weight: number) => `Weight of ${quoted(text)}: ${digits.format(weight)}`,
  weightsCount: 'Weights count',
  weightsDoNotCount: 'Weights do not count',
  weightRange: `Weights go from ${WEIGHT_RANGE}.`,

  /** @param step what it did: “Removed 3 options” */
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
  undoneSteps: (count: number) => plural(count, { other: 'Undone: # steps' }),
  redoneSteps: (count: number) => plural(count, { other: 'Redone: # steps' }),
} as const
