// Apart from what pages say, which does without it.

import { say } from '../text/say'
import { site } from '../text/site'

/** Of the main screen, for search engines. */
export const siteDescription = say('{tagline} Fair, free, without an account: a wheel is a link.', {
  tagline: site.tagline,
})
