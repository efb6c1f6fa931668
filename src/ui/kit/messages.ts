import { say, toSay } from '../../text/say'

export const messages = {
  close: say('Close'),
  dismiss: say('Dismiss message'),
  /** The panel is “Options”, “Draw”, “Results”, “Share” or “Settings”. */
  closePanel: (panel: string) => say('Close {panel}', { panel }),
  notLoaded: toSay('Part of the page could not be loaded. Check your connection and try again.'),
} as const
