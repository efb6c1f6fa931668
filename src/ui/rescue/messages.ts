// What the rescue page says. A page that cannot start has its words in index.html and public/start.js.

export const messages = {
  crashed: 'Something went wrong',
  crashedWithSavedData:
    'This page stopped working. Your wheel and its results are still saved in this browser.',
  crashedWithoutSavedData:
    'This page stopped working. Nothing is saved in this browser, so save your wheel to a file before you try again.',
  /** Where not even the rescue page could be loaded. */
  crashedBriefly: 'Something went wrong. Your wheel is saved.',
  tryAgain: 'Try Again',
  saveData: 'Save My Data to a File',
  reset: 'Reset',
  confirmReset:
    'This deletes your wheels, results and settings from this browser, with any copies that could not be read and the log of what you shared. You cannot undo it.',
  cancelReset: 'Keep Everything',
  reallyReset: 'Delete and Start Over',
  savedWheel: 'Saved to a file. Use “Open File” to get the wheel back.',
  savedRemains:
    'Saved to a file. It contains all the data that was left, but no wheel that can be opened.',
  nothingToSave: 'There is nothing to save: no wheel is stored in this browser.',
  saveFailed: 'The file could not be created. Your data is still stored in this browser.',
  errorDetails: 'Error details',
} as const
