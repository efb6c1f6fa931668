// Everything the first paint does without. Whoever wants a part goes through `useDeferred` or `loadPart` in
// ui/deferred.ts. Each file imported here becomes one file of the build. (The info pages: pages/pageChunks.ts.)

const afterFirstPaint = () => import('./afterFirstPaint')

export const deferred = {
  /** The wheel on the GPU with all of three: more than everything else together. Until then it is drawn in 2D. */
  scene: () => import('./scene/Scene').then((file) => file.Scene),

  /** Status line, toasts, shortcuts, the address bar, updates. */
  surroundings: () => afterFirstPaint().then((file) => file.Surroundings),
  /** Gestures on the wheel, and its menu. */
  wheelTouch: () => afterFirstPaint().then((file) => file.WheelTouch),
  /** The winner, the history, the statistics: there is nothing to show before the first spin. */
  resultCards: () => afterFirstPaint().then((file) => file.ResultCards),
  /** How elimination mode stands; it is off at first. */
  eliminationBox: () => afterFirstPaint().then((file) => file.EliminationBox),
  eliminatedOptions: () => afterFirstPaint().then((file) => file.EliminatedOptions),
  /** Which rows of a list of more than 100 options are on the page. */
  virtualRows: () => afterFirstPaint().then((file) => file.followLongList),
  /** Saving and opening wheels as files. */
  wheelFiles: () => afterFirstPaint().then((file) => file.WheelFiles),
  /** Announcements, sounds, haptics. */
  feedback: () => afterFirstPaint().then((file) => file.Feedback),
  /** Reads a link. The first paint does wait for it where the address has one: no other wheel may flash up before. */
  openAddress: () => afterFirstPaint().then((file) => file.openAddress),

  // Only when they are asked for.
  settings: () => import('./ui/settings/SettingsPanel').then((file) => file.SettingsPanel),
  dialogs: () => import('./ui/Dialogs').then((file) => file.Dialogs),
  /** Asked for by the first spin that ends in it. */
  confetti: () => import('./feedback/confetti').then((file) => file.throwConfetti),
  /** Asked for when the page itself fails. */
  rescue: () => import('./ui/page/RescuePage').then((file) => file.showRescue),
}
