// What the page says about itself: links to other pages, installation, updates, errors.

import { site } from '../../site'

export const messages = {
  home: 'Home',
  about: 'About',
  howToUse: 'How to Use',
  examples: 'Examples',
  check: 'Check a Record',
  verify: 'Verify a Draw',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms of Service',
  licenses: 'Open Source Licenses',

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

  unexpectedError:
    'Something went wrong. Your wheel is saved. If the page does not work properly, reload it.',
} as const
