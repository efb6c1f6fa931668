// Texts of editing the options as one text.

import { list } from '../../language/list'
import { plural } from '../../language/plural'
import type { TextEdit } from '../../lists/editText'
import { MAX_OPTION_TEXT, MAX_SEGMENTS, MIN_SEGMENTS } from '../../wheel/segment'
import { WEIGHT_RANGE } from '../../wheel/weighing/weightRange'

export const messages = {
  label: 'Options as text, one a line',
  hint: 'Ctrl+Enter (⌘ Enter) applies and spins. Escape leaves the list as it was.',
  apply: 'Apply',
  cancel: 'Cancel',
  problems: {
    tooFew: `A wheel needs at least ${MIN_SEGMENTS} options. The list has not changed.`,
  } satisfies Record<NonNullable<TextEdit['problem']>, string>,
  changedMeanwhile:
    'The list has changed meanwhile. Apply makes it what this text says; Cancel keeps it.',
  notApplied: 'The text was not applied.',
  applyAfterAll: 'Apply It',
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
