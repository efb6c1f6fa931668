// Not in messages.ts: the main screen does without.

import { type Markup, rich } from '../kit/rich'

/** A tip for whoever shares a wheel. The link leads to a page of this site. */
export const streamTip = (a: Markup) =>
  rich('To show the wheel on a stream, read <a>Streaming With OBS</a>.', { a })
