export const messages = {
  listTaken: 'A draw is using this list, so it was not changed.',
  gestures: 'Touch gestures',
  gestureList: [
    'Tap spins',
    'Double tap adds a segment',
    'Long press opens options',
    'Swipe spins with velocity',
  ],
  inFullscreen: 'In Fullscreen',
  inFullscreenNote:
    'These keys work from a presentation remote too. Any key brings a blank screen back.',
  wheelMenu: 'Open Wheel Menu',
  shortcuts: 'Single-Key Shortcuts',
  shortcutsNote: 'When off, Enter, Space, arrows and Delete work only on the wheel itself',
} as const
