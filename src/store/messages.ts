import { type ToSay, toSay } from '../text/say'
import { shownName } from '../wheel/messages'
import { MIN_SEGMENTS } from '../wheel/segment'
import { isolated } from '../wheel/text'
import { MAX_WEIGHT, MIN_WEIGHT } from '../wheel/weights'

const tooFew = {
  /** Others are on the wheel, but out. */
  active: toSay('{least, plural, other {Need at least # active options to spin}}', {
    least: MIN_SEGMENTS,
  }),
  options: toSay('{least, plural, other {Add at least # options to spin}}', {
    least: MIN_SEGMENTS,
  }),
}

export const messages = {
  /** The name of a step, as are the next ones: alone in toasts and the history, and after a colon, as in “Undo: …”. */
  addedOption: (text: string) => toSay('Added “{text}”', { text: isolated(text) }),
  changedOption: (was: string, text: string) =>
    toSay('Changed “{was}” to “{text}”', { was: isolated(was), text: isolated(text) }),
  recoloredOption: (text: string) =>
    toSay('Changed the color of “{text}”', { text: isolated(text) }),
  changedColors: toSay('Changed the colors'),
  keptColors: toSay('Kept the colors'),
  removedPalette: toSay('Removed the palette'),
  changedOptions: toSay('Changed the options'),
  renamedWheel: (name: string) =>
    toSay('Named the wheel “{name}”', { name: isolated(shownName(name)) }),
  removedOption: (text: string) => toSay('Removed “{text}”', { text: isolated(text) }),
  removedOptions: (count: number) =>
    toSay('{count, plural, one {Removed # option} other {Removed # options}}', { count }),
  addedPictures: (count: number) =>
    toSay('{count, plural, one {Added # picture} other {Added # pictures}}', { count }),
  removedPictures: (count: number) =>
    toSay('{count, plural, one {Removed # picture} other {Removed # pictures}}', { count }),
  openedTemplate: (name: ToSay) => toSay('The wheel is now: {name}', { name }),
  optionsRestored: toSay('All eliminated options are back'),
  newTournament: (count: number) =>
    toSay('{count, plural, other {A new tournament begins: all # options are back}}', { count }),
  newRound: toSay('A new round begins: everyone is back'),
  resultsCleared: toSay('Recent results cleared'),
  /** Where they made some options less likely. */
  resultsAndChancesCleared: toSay('Recent results cleared, and chances reset'),
  eliminationsCleared: toSay('Elimination history cleared'),

  resetToDefault: toSay('Reset to Yes, No and Maybe'),
  resetToNumbers: toSay('Reset to the numbers 1 to 6'),
  kept: (name: string) =>
    toSay('“{name}” is one of your wheels now', { name: isolated(shownName(name)) }),
  newWheel: toSay('This is a new wheel'),
  ownWheelBack: toSay('Your own wheel is back'),
  openedShared: (name: string, count: number) =>
    toSay('Loaded shared wheel: "{name}" with {count, plural, one {# option} other {# options}}', {
      name: isolated(shownName(name)),
      count,
    }),

  settingsReset: toSay('Settings reset to defaults'),
  tooFewOptions: (isEliminationMode: boolean) =>
    isEliminationMode ? tooFew.active : tooFew.options,
  absentToday: toSay('Too few options are here today. Press “All Here” to bring them all back.'),
  pickedInRound: toSay(
    'Too few options are left in this round. Press “New Round” to bring them all back.',
  ),
  heldInOtherTab: toSay('Another tab is drawing from this wheel.'),
  openedInOtherTab: toSay(
    'Another tab opened a different wheel. The one you had is in “My Wheels”.',
  ),
  openedOverUnsaved: toSay('Another tab opened a different wheel.'),
  /** The other wheel may turn at once, so the winner is named. */
  replacedInOtherTab: (winner: string) =>
    toSay(
      'Another tab opened a different wheel. “{winner}” won on this one, and the result is saved with it.',
      { winner: isolated(winner) },
    ),

  dataCleared: toSay('Saved data cleared'),
  clearedInOtherTab: toSay('Your saved data was cleared in another tab.'),
  /** A button: the saved data that was cleared. */
  putBack: toSay('Put It Back'),

  cannotSave: toSay(
    'This browser cannot save your changes. They will be lost when you close this page.',
  ),
  cannotBackUp: toSay(
    'Some of your saved data cannot be read, and there is no space to back it up. To keep it from being overwritten, your changes are not saved.',
  ),
  backedUp: toSay('Your saved wheel could not be read. It was backed up, and this is a new wheel.'),
  newerVersionOpen: toSay(
    'A newer version of this page is open in another tab. Changes made in this tab are not saved. Reload to use the newer version.',
  ),
  optionConflict: (text: string) =>
    toSay('Two tabs changed the same option. It is now “{text}”.', { text: isolated(text) }),
  /** More than one. */
  optionConflicts: (count: number) =>
    toSay(
      '{count, plural, other {Two tabs changed the same # options. One version of each was saved.}}',
      { count },
    ),
  /** A button: the text that the other tab gave to the option. */
  otherVersionNamed: (text: string) => toSay('Use “{text}”', { text: isolated(text) }),
  otherVersion: toSay('Use the Other Version'),

  dataClearedDetail: toSay(
    'Until you leave this page, “Put Saved Data Back” in the settings undoes this.',
  ),
  dataBack: toSay('Your saved data is back'),
  clearsLater: toSay('The wheel is spinning. Clear your saved data when it has stopped.'),
  cannotClear: toSay('This browser does not let the page clear your saved data.'),

  undo: toSay('Undo'),
  redo: toSay('Redo'),

  openedFile: (name: string, count: number, eliminated: number) =>
    toSay(
      '{eliminated, plural, =0 {Opened "{name}" with {count, plural, one {# option} other {# options}}} other {Opened "{name}" with {count, plural, one {# option} other {# options}} (# eliminated)}}',
      { name: isolated(shownName(name)), count, eliminated },
    ),

  twoStay: toSay('{least, plural, other {A wheel keeps at least # options.}}', {
    least: MIN_SEGMENTS,
  }),
  addedOptions: (count: number) =>
    toSay('{count, plural, one {Added # option} other {Added # options}}', { count }),
  replacedOptions: (before: number, count: number) =>
    toSay(
      '{before, plural, one {Replaced # option with {count, number}} other {Replaced # options with {count, number}}}',
      { before, count },
    ),
  /** A sentence without its full stop, such as “Added 3 options”. @param left lines not taken, besides blank ones */
  withLeft: (sentence: ToSay, left: number) =>
    left === 0
      ? sentence
      : toSay(
          '{sentence}. {left, plural, one {# line was left out.} other {# lines were left out.}}',
          { sentence, left },
        ),

  /** Out until a new round, because they were drawn. */
  pickedBack: (count: number) =>
    toSay('{count, plural, one {# picked option is back} other {All # picked options are back}}', {
      count,
    }),
  absent: (text: string) => toSay('“{text}” is absent today', { text: isolated(text) }),
  here: (text: string) => toSay('“{text}” is here', { text: isolated(text) }),
  absentOptions: (count: number) =>
    toSay('{count, plural, one {# option is absent today} other {# options are absent today}}', {
      count,
    }),
  hereOptions: (count: number) =>
    toSay('{count, plural, one {# option is here} other {# options are here}}', { count }),
  chancesReset: toSay('Chances reset'),

  weightOf: (text: string, weight: number) =>
    toSay('Weight of “{text}”: {weight, number}', { text: isolated(text), weight }),
  /** They decide how likely each option is. */
  weightsCount: toSay('Weights count'),
  weightsDoNotCount: toSay('Weights do not count'),
  weightRange: toSay('Weights go from {least, number, ::.##} to {most, number, ::.##}.', {
    least: MIN_WEIGHT,
    most: MAX_WEIGHT,
  }),

  spun: (winner: string) => toSay('Drew “{winner}”', { winner: isolated(winner) }),

  /** What it did, in the words of its own toast: “Undone: Removed 3 options”. */
  undone: (step: ToSay) => toSay('Undone: {step}', { step }),
  redone: (step: ToSay) => toSay('Redone: {step}', { step }),
  /** Another tab has changed the same since. */
  notUndone: (step: ToSay) => toSay('Not undone, because it was changed since: {step}', { step }),
  notRedone: (step: ToSay) => toSay('Not redone, because it was changed since: {step}', { step }),
  /** More than one. */
  undoneSteps: (count: number) => toSay('{count, plural, other {Undone: # steps}}', { count }),
  redoneSteps: (count: number) => toSay('{count, plural, other {Redone: # steps}}', { count }),
} as const
