import { say } from '../../text/say'
import { site } from '../../text/site'

export const messages = {
  /** A link to this wheel, on a site of its own. */
  open: say('Open in {site}', { site: site.name }),
  /** On another site’s page, in the place of a wheel. */
  noWheel: say('There is no wheel in this address.'),
}
