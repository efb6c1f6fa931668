import { say } from '../text/say'
import { shownName } from '../wheel/messages'
import { MIN_SEGMENTS } from '../wheel/segment'
import { isolated } from '../wheel/text'
import { MAX_WEIGHT, MIN_WEIGHT } from '../wheel/weights'

const tooFew = {
  /** Others are on the wheel, but out. */
  active: say('{least, plural, other {Need at least # active options to spin}}', {
    least: MIN_SEGMENTS,
  }),
  options: say('{least, plural, other {Add at least # options to spin}}', { least: MIN_SEGMENTS }),
}

export const messages = {
  /** The name of a step, as are the next ones: for toasts, Undo and the history. */
  addedOption: (text: string) => say('Added “{text}”', { text: isolated(text) }),
  changedOption: (was: string, text: string) =>
    say('Changed “{was}” to “{text}”', { was: isolated(was), text: isolated(text) }),
  recoloredOption: (text: string) => say('Changed the color of “{text}”', { text: isolated(text) }),
  changedOptions: say('Changed the options'),
  renamedWheel: (name: string) =>
    say('Named the wheel “{name}”', { name: isolated(shownName(name)) }),
  removedOption: (text: string) => say('Removed “{text}”', { text: isolated(text) }),
  removedOptions: (count: number) =>
    say('{count, plural, one {Removed # option} other {Removed # options}}', { count }),
  openedTemplate: (name: string) => say('The wheel is now: {name}', { name }),
  optionsRestored: say('All eliminated options are back'),
  newTournament: (count: number) =>
    say('{count, plural, other {A new tournament begins: all # options are back}}', { count }),
  newRound: say('A new round begins: everyone is back'),
  resultsCleared: say('Recent results cleared'),
  /** Where they made some options less likely. */
  resultsAndChancesCleared: say('Recent results cleared, and chances reset'),
  eliminationsCleared: say('Elimination history cleared'),

  resetToDefault: say('Reset to Yes, No and Maybe'),
  resetToNumbers: say('Reset to the numbers 1 to 6'),
  kept: (name: string) =>
    say('“{name}” is one of your wheels now', { name: isolated(shownName(name)) }),
  newWheel: say('This is a new wheel'),
  ownWheelBack: say('Your own wheel is back'),
  openedShared: (name: string, count: number) =>
    say('Loaded shared wheel: "{name}" with {count, plural, one {# option} other {# options}}', {
      name: isolated(shownName(name)),
      count,
    }),

  settingsReset: say('Settings reset to defaults'),
  tooFewOptions: (isEliminationMode: boolean) =>
    isEliminationMode ? tooFew.active : tooFew.options,
  absentToday: say('Too few options are here today. Press “All Here” to bring them all back.'),
  pickedInRound: say(
    'Too few options are left in this round. Press “New Round” to bring them all back.',
  ),
  heldInOtherTab: say('Another tab is drawing from this wheel.'),
  openedInOtherTab: say('Another tab opened a different wheel. The one you had is in “My Wheels”.'),
  openedOverUnsaved: say('Another tab opened a different wheel.'),
  /** The other wheel may turn at once, so the winner is named. */
  replacedInOtherTab: (winner: string) =>
    say(
      'Another tab opened a different wheel. “{winner}” won on this one, and the result is saved with it.',
      { winner: isolated(winner) },
    ),

  dataCleared: say('Saved data cleared'),
  clearedInOtherTab: say('Your saved data was cleared in another tab.'),
  /** A button: the saved data that was cleared. */
  putBack: say('Put It Back'),

  cannotSave: say(
    'This browser cannot save your changes. They will be lost when you close this page.',
  ),
  cannotBackUp: say(
    'Some of your saved data cannot be read, and there is no space to back it up. To keep it from being overwritten, your changes are not saved.',
  ),
  backedUp: say('Your saved wheel could not be read. It was backed up, and this is a new wheel.'),
  newerVersionOpen: say(
    'A newer version of this page is open in another tab. Changes made in this tab are not saved. Reload to use the newer version.',
  ),
  optionConflict: (text: string) =>
    say('Two tabs changed the same option. It is now “{text}”.', { text: isolated(text) }),
  /** More than one. */
  optionConflicts: (count: number) =>
    say(
      '{count, plural, other {Two tabs changed the same # options. One version of each was saved.}}',
      { count },
    ),
  /** A button: the text that the other tab gave to the option. */
  otherVersionNamed: (text: string) => say('Use “{text}”', { text: isolated(text) }),
  otherVersion: say('Use the Other Version'),

  dataClearedDetail: say(
    'Until you leave this page, “Put Saved Data Back” in the settings undoes this.',
  ),
  dataBack: say('Your saved data is back'),
  clearsLater: say('The wheel is spinning. Clear your saved data when it has stopped.'),
  cannotClear: say('This browser does not let the page clear your saved data.'),

  undo: say('Undo'),
  redo: say('Redo'),

  openedFile: (name: string, count: number, eliminated: number) =>
    say(
      '{eliminated, plural, =0 {Opened "{name}" with {count, plural, one {# option} other {# options}}} other {Opened "{name}" with {count, plural, one {# option} other {# options}} (# eliminated)}}',
      { name: isolated(shownName(name)), count, eliminated },
    ),

  twoStay: say('{least, plural, other {A wheel keeps at least # options.}}', {
    least: MIN_SEGMENTS,
  }),
  addedOptions: (count: number) =>
    say('{count, plural, one {Added # option} other {Added # options}}', { count }),
  replacedOptions: (before: number, count: number) =>
    say(
      '{before, plural, one {Replaced # option with {count, number}} other {Replaced # options with {count, number}}}',
      { before, count },
    ),
  /** A sentence without its full stop, such as “Added 3 options”. @param left lines not taken, besides blank ones */
  withLeft: (sentence: string, left: number) =>
    left === 0
      ? sentence
      : say(
          '{sentence}. {left, plural, one {# line was left out.} other {# lines were left out.}}',
          { sentence, left },
        ),

  /** Out until a new round, because they were drawn. */
  pickedBack: (count: number) =>
    say('{count, plural, one {# picked option is back} other {All # picked options are back}}', {
      count,
    }),
  absent: (text: string) => say('“{text}” is absent today', { text: isolated(text) }),
  here: (text: string) => say('“{text}” is here', { text: isolated(text) }),
  absentOptions: (count: number) =>
    say('{count, plural, one {# option is absent today} other {# options are absent today}}', {
      count,
    }),
  hereOptions: (count: number) =>
    say('{count, plural, one {# option is here} other {# options are here}}', { count }),
  chancesReset: say('Chances reset'),

  weightOf: (text: string, weight: number) =>
    say('Weight of “{text}”: {weight, number}', { text: isolated(text), weight }),
  /** They decide how likely each option is. */
  weightsCount: say('Weights count'),
  weightsDoNotCount: say('Weights do not count'),
  weightRange: say('Weights go from {least, number, ::.##} to {most, number, ::.##}.', {
    least: MIN_WEIGHT,
    most: MAX_WEIGHT,
  }),

  spun: (winner: string) => say('Drew “{winner}”', { winner: isolated(winner) }),

  /** What it did: “Removed 3 options”. */
  undone: (step: string) => say('Undone: {step}', { step }),
  redone: (step: string) => say('Redone: {step}', { step }),
  /** Another tab has changed the same since. */
  notUndone: (step: string) => say('Not undone, because it was changed since: {step}', { step }),
  notRedone: (step: string) => say('Not redone, because it was changed since: {step}', { step }),
  /** More than one. */
  undoneSteps: (count: number) => say('{count, plural, other {Undone: # steps}}', { count }),
  redoneSteps: (count: number) => say('{count, plural, other {Redone: # steps}}', { count }),
} as const
