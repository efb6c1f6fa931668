// Everything the first paint does without, loaded with `useDeferred` or `loadPart` from ui/deferred.ts. Each file
// imported here becomes one file of the build. pages/pageChunks.ts does the same for the info pages.

const afterFirstPaint = () => import('./afterFirstPaint')
const drawing = () => import('./ui/draw/drawing')

export const deferred = {
  /** The wheel on the GPU. It starts the worker that has all of three, larger than everything else together. Until then the wheel is drawn in 2D. */
  scene: () => import('./sceneHost/Scene').then((file) => file.Scene),

  /** Status line, toasts, shortcuts, the address bar, updates. */
  mainScreenExtras: () => afterFirstPaint().then((file) => file.MainScreenExtras),
  /** Touch gestures on the wheel, and its menu. */
  wheelGestures: () => afterFirstPaint().then((file) => file.WheelGestures),
  /** The winner, of which there is none before the first spin. */
  winnerMoment: () => afterFirstPaint().then((file) => file.WinnerMoment),
  /** History and statistics. */
  resultCard: () => afterFirstPaint().then((file) => file.ResultCard),
  /** The names on either side of the winner. */
  neighbors: () => afterFirstPaint().then((file) => file.Neighbors),
  /** The countdown to a draw that was announced. */
  awaitedDraw: () => afterFirstPaint().then((file) => file.AwaitedDraw),
  /** What stands beside the wheel of a presentation. */
  drawnSoFar: () => afterFirstPaint().then((file) => file.DrawnSoFar),
  optionCount: () => afterFirstPaint().then((file) => file.OptionCount),
  /** The counts of elimination mode, which is off at first. */
  eliminationStatus: () => afterFirstPaint().then((file) => file.EliminationStatus),
  eliminatedOptions: () => afterFirstPaint().then((file) => file.EliminatedOptions),
  /** Who was picked without repeats, and who is absent: nobody at first. */
  resting: () => afterFirstPaint().then((file) => file.Resting),
  /** What a win does to later chances, which is nothing at first: how that is chosen, and shown in a row. */
  afterWinning: () => afterFirstPaint().then((file) => file.AfterWinning),
  halved: () => afterFirstPaint().then((file) => file.Halved),
  /** Selects the rows to render of a list of more than 100 options. */
  virtualRows: () => afterFirstPaint().then((file) => file.watchVirtualRows),
  /** Keys in the list of options, and the selection of several. */
  rowInput: () => afterFirstPaint().then((file) => file.rowInput),
  /** Reads what was pasted into the field for a new option, and previews it. */
  openImport: () => afterFirstPaint().then((file) => file.openImport),
  /** Find, paste, open, templates: the row of tools above the list, which has its place in the first paint. */
  listTools: () => afterFirstPaint().then((file) => file.ListTools),
  /** How likely each option is to win, which is not shown at first. */
  optionChance: () => afterFirstPaint().then((file) => file.OptionChance),
  /** Back to the visitor's own wheel; files dropped on the page. */
  wheelFiles: () => afterFirstPaint().then((file) => file.WheelFiles),
  /** Announcements, sounds, haptics. */
  feedback: () => afterFirstPaint().then((file) => file.Feedback),
  /** Opens the wheel of a link. With a link in the address the first paint waits for it, so that no other wheel flashes. */
  openAddress: () => afterFirstPaint().then((file) => file.openAddress),

  // Loaded only on request.
  settings: () => import('./ui/settings/SettingsPanel').then((file) => file.SettingsPanel),
  /** The field for an option's weight. */
  optionWeight: () => import('./ui/options/OptionWeight').then((file) => file.OptionWeight),
  /** The list of options as one text. */
  textEditor: () => import('./ui/options/TextEditor').then((file) => file.TextEditor),
  /** Copies, saves and prints results and the list. */
  exporting: () => import('./ui/export/exporting').then((file) => file.exporting),
  /** Prizes, and who has won them. */
  drawDesk: () => drawing().then((file) => file.DrawDesk),
  drawRoom: () => drawing().then((file) => file.DrawRoom),
  dialogs: () => import('./ui/Dialogs').then((file) => file.Dialogs),
  /** Loaded by the first result, or when a wheel is to be moved. */
  library: () => import('./library/browserLibrary').then((file) => file.browserLibrary),
  /** Loaded by the first spin that ends with confetti. */
  confetti: () => import('./feedback/confetti').then((file) => file.throwConfetti),
  /** Loaded when the page has crashed. */
  rescue: () => import('./ui/page/RescuePage').then((file) => file.showRescue),
}
