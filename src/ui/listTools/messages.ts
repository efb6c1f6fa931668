// Texts of the tools above the list of options, which the first paint does without.

import { LOCALE } from '../../language/locale'
import { plural } from '../../language/plural'
import { isolated } from '../../wheel/text'

const digits = new Intl.NumberFormat(LOCALE)

export const messages = {
  tools: 'List Tools',
  find: 'Find',
  findOption: 'Find an option',
  found: (found: number, count: number) => `${digits.format(found)} of ${digits.format(count)}`,
  noneFound: (query: string) => `No option has “${isolated(query)}” in it.`,
  closeFind: 'Close Find',
  more: 'More Tools',
  editText: 'Edit as Text',
  text: 'Text',
  files: 'Files',
  select: 'Select Several',

  /** @param step what it did: “Removed 3 options” */
  undo: (step: string) => `Undo: ${step}`,
  redo: (step: string) => `Redo: ${step}`,
  nothingToUndo: 'Nothing to Undo',
  nothingToRedo: 'Nothing to Redo',
  history: 'Undo History',
  isNow: 'Now',
  isUndone: 'Undone',
  beforeSteps: 'Before These Changes',

  selected: (count: number) => plural(count, { other: '# selected' }),
  selectAll: 'Select All',
  removeSelected: 'Remove',
  done: 'Done',
  colorOfSelected: 'Color of the selected options',
  moreForSelected: 'More for Selected',
  copySelected: 'Copy',
  saveSelected: 'Save as CSV',
  recolored: (count: number) =>
    plural(count, {
      one: 'Changed the color of # option',
      other: 'Changed the color of # options',
    }),
  copied: (count: number) => plural(count, { one: '# option copied', other: '# options copied' }),
  notCopied: 'The options could not be copied.',
  saved: (count: number) =>
    plural(count, { one: '# option saved as CSV', other: '# options saved as CSV' }),

  draw: 'Draw',
  groups: 'Make Groups…',
  order: 'Shuffle an Order…',

  /** The heading of menu items. */
  chances: 'Who Can Win',
  weightsCount: 'Weights Count',

  templates: 'Templates',
  numbers: 'Numbers…',
  moreExamples: 'More Examples',

  import: 'Import',
} as const
