// What the dialog says that clears saved data. Not in messages.ts: the main screen does without.

import { say, toSay } from '../../text/say'

const removed = {
  files: say('All pictures and sounds you have added'),
  results: say('All results, draws, eliminations and statistics'),
  settings: say(
    'All settings, including wheel size, shortcuts and vibration, and the palettes you have kept',
  ),
  copies: say('Copies of saved data that could not be read, and the log of what you shared'),
}
const allWheels = say('All wheels in My Wheels')

export const messages = {
  title: say('Clear Saved Data'),
  removes: say('This removes the following from this browser:'),
  /** @param count `null` until known */
  wheels: (count: number | null) =>
    count === null
      ? allWheels
      : say(
          '{count, plural, one {All wheels in My Wheels: # wheel} other {All wheels in My Wheels: # wheels}}',
          { count },
        ),
  removed: Object.values(removed),
  stays: say(
    'The theme stays, and so do what the page has measured of your screen and a few marks that say nothing of your wheels, such as that you dismissed the offer to install the app. A message to us that you have not sent stays until you close its tab.',
  ),
  otherTabs: say('Other open tabs of this site start over too.'),
  wayBack: say('You can put everything back in the settings until you leave this page.'),
  keep: say('Keep Everything'),
  clear: say('Clear Saved Data'),
  libraryNotCleared: toSay(
    'My Wheels could not be cleared now. They are cleared the next time you open this page.',
  ),
} as const
