import { plural } from '../../language/plural'

export const messages = {
  title: 'Clear Saved Data',
  removes: 'This removes the following from this browser:',
  /** @param count how many wheels there are; `null` until that is known */
  wheels: (count: number | null) =>
    count === null
      ? 'All wheels in My Wheels'
      : plural(count, {
          one: 'All wheels in My Wheels: # wheel',
          other: 'All wheels in My Wheels: # wheels',
        }),
  removed: [
    'All results, draws, eliminations and statistics',
    'All settings, including wheel size, shortcuts and vibration',
    'Copies of saved data that could not be read, and the log of what you shared',
  ],
  stays:
    'The theme stays, and so do what the page has measured of your screen and a few marks that say nothing of your wheels, such as that you dismissed the offer to install the app. A message to us that you have not sent stays until you close its tab.',
  otherTabs: 'Other open tabs of this site start over too.',
  wayBack: 'You can put everything back in the settings until you leave this page.',
  keep: 'Keep Everything',
  clear: 'Clear Saved Data',
  libraryNotCleared:
    'My Wheels could not be cleared now. They are cleared the next time you open this page.',
} as const
