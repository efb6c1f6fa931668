import { LOCALE } from '../text/locale'
import { plural } from '../text/plural'
import { MIN_SEGMENTS } from '../wheel/segment'
import { isolated } from '../wheel/text'
import { WEIGHT_RANGE } from '../wheel/weights'

const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })

const quoted = (text: string) => `“${isolated(text)}”`

export const messages = {
  addedOption: (text: string) => `Added ${quoted(text)}`,
  changedOption: (was: string, text: string) => `Changed ${quoted(was)} to ${quoted(text)}`,
  recoloredOption: (text: string) => `Changed the color of ${quoted(text)}`,
  changedOptions: 'Changed the options',
  renamedWheel: (name: string) => `Named the wheel ${quoted(name)}`,
  removedOption: (text: string) => `Removed ${quoted(text)}`,
  removedOptions: (count: number) =>
    plural(count, { one: 'Removed # option', other: 'Removed # options' }),
  openedTemplate: (name: string) => `The wheel is now: ${name}`,
  optionsRestored: 'All eliminated options are back',
  newTournament: (count: number) =>
    plural(count, { other: 'A new tournament begins: all # options are back' }),
  newRound: 'A new round begins: everyone is back',
  resultsCleared: 'Recent results cleared',
  /** Where they made some options less likely. */
  resultsAndChancesCleared: 'Recent results cleared, and chances reset',
  eliminationsCleared: 'Elimination history cleared',

  resetToDefault: 'Reset to Yes, No and Maybe',
  resetToNumbers: 'Reset to the numbers 1 to 6',
  kept: (name: string) => `${quoted(name)} is one of your wheels now`,
  newWheel: 'This is a new wheel',
  ownWheelBack: 'Your own wheel is back',
  openedShared: (name: string, count: number) => {
    const options = plural(count, { one: '# option', other: '# options' })
    return `Loaded shared wheel: "${isolated(name)}" with ${options}`
  },

  settingsReset: 'Settings reset to defaults',
  tooFewOptions: (isEliminationMode: boolean) =>
    isEliminationMode
      ? `Need at least ${MIN_SEGMENTS} active options to spin`
      : `Add at least ${MIN_SEGMENTS} options to spin`,
  absentToday: 'Too few options are here today. Press “All Here” to bring them all back.',
  pickedInRound:
    'Too few options are left in this round. Press “New Round” to bring them all back.',
  heldInOtherTab: 'Another tab is drawing from this wheel.',
  openedInOtherTab: 'Another tab opened a different wheel. The one you had is in “My Wheels”.',
  openedOverUnsaved: 'Another tab opened a different wheel.',
  /** The other wheel may turn at once, so the winner is named. */
  replacedInOtherTab: (winner: string) =>
    `Another tab opened a different wheel. ${quoted(winner)} won on this one, and the result is saved with it.`,

  dataCleared: 'Saved data cleared',
  clearedInOtherTab: 'Your saved data was cleared in another tab.',
  putBack: 'Put It Back',

  cannotSave: 'This browser cannot save your changes. They will be lost when you close this page.',
  cannotBackUp:
    'Some of your saved data cannot be read, and there is no space to back it up. To keep it from being overwritten, your changes are not saved.',
  backedUp: 'Your saved wheel could not be read. It was backed up, and this is a new wheel.',
  newerVersionOpen:
    'A newer version of this page is open in another tab. Changes made in this tab are not saved. Reload to use the newer version.',
  optionConflict: (text: string) => `Two tabs changed the same option. It is now ${quoted(text)}.`,
  optionConflicts: (count: number) =>
    plural(count, {
      other: 'Two tabs changed the same # options. One version of each was saved.',
    }),
  otherVersionNamed: (text: string) => `Use ${quoted(text)}`,
  otherVersion: 'Use the Other Version',

  dataClearedDetail:
    'Until you leave this page, “Put Saved Data Back” in the settings undoes this.',
  dataBack: 'Your saved data is back',
  clearsLater: 'The wheel is spinning. Clear your saved data when it has stopped.',
  cannotClear: 'This browser does not let the page clear your saved data.',

  undo: 'Undo',
  redo: 'Redo',

  openedFile: (name: string, count: number, eliminated: number) => {
    const options = plural(count, { one: '# option', other: '# options' })
    const out = eliminated > 0 ? plural(eliminated, { other: ' (# eliminated)' }) : ''
    return `Opened "${isolated(name)}" with ${options}${out}`
  },

  twoStay: `A wheel keeps at least ${MIN_SEGMENTS} options.`,
  addedOptions: (count: number) =>
    plural(count, { one: 'Added # option', other: 'Added # options' }),
  replacedOptions: (before: number, count: number) => {
    const options = plural(before, { one: '# option', other: '# options' })
    return `Replaced ${options} with ${digits.format(count)}`
  },
  /** @param left lines not taken, besides blank ones */
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

  weightOf: (text: string, weight: number) => `Weight of ${quoted(text)}: ${digits.format(weight)}`,
  weightsCount: 'Weights count',
  weightsDoNotCount: 'Weights do not count',
  weightRange: `Weights go from ${WEIGHT_RANGE}.`,

  spun: (winner: string) => `Drew ${quoted(winner)}`,

  /** @param step what it did: “Removed 3 options” */
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
  /** Another tab has changed the same since. */
  notUndone: (step: string) => `Not undone, because it was changed since: ${step}`,
  notRedone: (step: string) => `Not redone, because it was changed since: ${step}`,
  undoneSteps: (count: number) => plural(count, { other: 'Undone: # steps' }),
  redoneSteps: (count: number) => plural(count, { other: 'Redone: # steps' }),
} as const

/** For the console; not to be translated. */
export const logMessages = {
  spinTimeout: 'Spin timeout triggered - forcing completion',
  saveWheelFailed: 'Failed to save wheel data',
  loadWheelFailed: 'Failed to load wheel data',
  saveHistoryFailed: 'Failed to save wheel history',
  loadHistoryFailed: 'Failed to load wheel history',
  loadPreferencesFailed: 'Failed to load preferences',
} as const
