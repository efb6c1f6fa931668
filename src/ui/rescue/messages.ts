// What the rescue page says. A page that cannot start has its words in index.html and public/start.js.

import { say } from '../../text/say'

export const messages = {
  crashed: say('Something went wrong'),
  crashedWithSavedData: say(
    'This page stopped working. Your wheel and its results are still saved in this browser.',
  ),
  crashedWithoutSavedData: say(
    'This page stopped working. Nothing is saved in this browser, so save your wheel to a file before you try again.',
  ),
  /** Where not even the rescue page could be loaded. */
  crashedBriefly: say('Something went wrong. Your wheel is saved.'),
  tryAgain: say('Try Again'),
  saveData: say('Save My Data to a File'),
  reset: say('Reset'),
  confirmReset: say(
    'This deletes your wheels, results and settings from this browser, with any copies that could not be read and the log of what you shared. You cannot undo it.',
  ),
  cancelReset: say('Keep Everything'),
  reallyReset: say('Delete and Start Over'),
  savedWheel: say('Saved to a file. Use “Open File” to get the wheel back.'),
  savedRemains: say(
    'Saved to a file. It contains all the data that was left, but no wheel that can be opened.',
  ),
  nothingToSave: say('There is nothing to save: no wheel is stored in this browser.'),
  saveFailed: say('The file could not be created. Your data is still stored in this browser.'),
  errorDetails: say('Error details'),
} as const
