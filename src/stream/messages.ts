import { say } from '../text/say'

export const messages = {
  /** Of the page, before the product's name. The build reads it, as the next ones: scripts/vite/streamPages.ts. */
  overlayTitle: say('Overlay'),
  dockTitle: say('Dock'),
  embedTitle: say('Wheel'),
}
