import type { TextEdit } from '../../lists/editText'
import { list } from '../../text/list'
import { plural } from '../../text/plural'
import { MAX_OPTION_TEXT, MAX_SEGMENTS, MIN_SEGMENTS } from '../../wheel/segment'
import { isolated } from '../../wheel/text'
import { WEIGHT_RANGE } from '../../wheel/weights'

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

export const textMessages = {
  label: 'Options as text, one a line',
  hint: 'Ctrl+Enter (⌘ Enter) applies and spins. Escape leaves the list as it was.',
  apply: 'Apply',
  cancel: 'Cancel',
  problems: {
    tooFew: `A wheel needs at least ${MIN_SEGMENTS} options. The list has not changed.`,
  } satisfies Record<NonNullable<TextEdit['problem']>, string>,
  changedMeanwhile:
    'The list was changed elsewhere meanwhile. Apply adds your changes to it; Cancel leaves it as it is.',
  replaced: 'The wheel was replaced in another tab, so your text was not applied.',
  notApplied: 'The text was not applied.',
  applyAfterAll: 'Apply It',
  applyHere: 'Use It Here',
  /** What an edited text has done to the list. */
  applied: ({ added, removed, changed, shortened, outOfRange, overLimit }: TextEdit) => {
    const done = [
      added > 0 && plural(added, { other: '# added' }),
      changed > 0 && plural(changed, { other: '# changed' }),
      removed > 0 && plural(removed, { other: '# removed' }),
      shortened > 0 && plural(shortened, { other: `# shortened to ${MAX_OPTION_TEXT} characters` }),
      outOfRange > 0 &&
        plural(outOfRange, {
          one: `# weight brought into the range of ${WEIGHT_RANGE}`,
          other: `# weights brought into the range of ${WEIGHT_RANGE}`,
        }),
      overLimit > 0 && plural(overLimit, { other: `# over the limit of ${MAX_SEGMENTS}` }),
    ].filter((part) => part !== false)
    return done.length === 0 ? 'Options in another order' : `Options: ${list(done)}`
  },
} as const
