/** For the console; not to be translated. Journeys read what is stored without texts, so these stand apart. */
export const logMessages = {
  spinTimeout: 'Spin timeout triggered - forcing completion',
  saveWheelFailed: 'Failed to save wheel data',
  loadWheelFailed: 'Failed to load wheel data',
  saveHistoryFailed: 'Failed to save wheel history',
  loadHistoryFailed: 'Failed to load wheel history',
  loadPreferencesFailed: 'Failed to load preferences',
} as const
