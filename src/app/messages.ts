import { say, toSay } from '../text/say'
import { site } from '../text/site'

export const messages = {
  install: say('Install {site}', { site: site.name }),
  installReason: say('It opens in its own window and works offline.'),
  installNow: say('Install'),
  installLater: say('Later'),
  close: say('Close'),
  installed: toSay('App installed successfully!'),

  updateReady: toSay('A new version is ready.'),
  update: toSay('Update'),
  updatedInOtherTab: toSay('The site was updated in another tab.'),
  reload: toSay('Reload'),
  reloading: toSay('The site has a new version. Reloading the page…'),

  /** The reason stands below it, in the words of src/share/messages.ts. */
  linkNotOpened: toSay('Failed to load shared wheel from URL'),
  unexpectedError: toSay(
    'Something went wrong. Your wheel is saved. If the page does not work properly, reload it.',
  ),

  noRoom: say('No Room to Save Another Wheel'),
  /** @param wheel isolated from the direction of this sentence */
  noRoomFor: (wheel: string) =>
    say('This browser has no room left to save “{wheel}” as well as your own wheel.', { wheel }),
  openingWithoutRoom: say(
    'You can open it anyway, and your own wheel stays saved. Changes to the new one are lost when you close the page.',
  ),
  keepOwnWheel: say('Keep My Wheel'),
  openAnyway: say('Open Anyway'),
  saveOwnWheel: say('Save My Wheel to a File'),
} as const
