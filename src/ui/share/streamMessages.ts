// Not in messages.ts: the main screen does without.

import { type Markup, rich } from '../kit/rich'

/** A tip for whoever shares a wheel. The dock is a page that OBS shows beside its picture. */
export const streamTip = (a: Markup) =>
  rich('On a stream, add <a>the dock</a> to OBS and paste the link there.', { a })
