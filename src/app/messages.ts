import { site } from '../text/site'

export const messages = {
  install: `Install ${site.name}`,
  installReason: 'It opens in its own window and works offline.',
  installNow: 'Install',
  installLater: 'Later',
  close: 'Close',
  installed: 'App installed successfully!',

  updateReady: 'A new version is ready.',
  update: 'Update',
  updatedInOtherTab: 'The site was updated in another tab.',
  reload: 'Reload',
  reloading: 'The site has a new version. Reloading the page…',

  /** The reason stands below it, in the words of src/share/messages.ts. */
  linkNotOpened: 'Failed to load shared wheel from URL',
  unexpectedError:
    'Something went wrong. Your wheel is saved. If the page does not work properly, reload it.',

  noRoom: 'No Room to Save Another Wheel',
  /** @param wheel isolated from the direction of this sentence */
  noRoomFor: (wheel: string) =>
    `This browser has no room left to save “${wheel}” as well as your own wheel.`,
  openingWithoutRoom:
    'You can open it anyway, and your own wheel stays saved. Changes to the new one are lost when you close the page.',
  keepOwnWheel: 'Keep My Wheel',
  openAnyway: 'Open Anyway',
  saveOwnWheel: 'Save My Wheel to a File',
} as const
