// What is told of the site where it is not open: by search engines, previews of links and the system that installs it,
// and in a line on its pages in other languages.

import { say } from '../text/say'
import { site } from '../text/site'

export const messages = {
  description: say('{tagline} Fair, free, without an account: a wheel is a link.', {
    tagline: site.tagline,
  }),
  /** To the system that installs the site as an app. */
  appDescription: say(
    'A fair decision wheel: list some options, spin, and a whole room believes it.',
  ),
  /** Of a picture of the app, where it is installed; as the next two. */
  pictureOfWinner: say('A wheel with its winner'),
  pictureOfPresentation: say('The wheel for a whole room, on a projector'),
  pictureOfPhone: say('The wheel on a phone'),
  /** In the menu of the installed app’s icon; as the next one. */
  examples: say('Example wheels'),
  howToUse: say('How to use'),
  /**
   * A link on pages in other languages, shown to those who read this one: it leads to the same page in this language.
   * Name your own language in place of English.
   */
  alsoHere: say('This page is also in English.'),
} as const
