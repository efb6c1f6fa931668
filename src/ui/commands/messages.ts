import { say, toSay } from '../../text/say'

const gestures = {
  tap: say('Tap spins'),
  doubleTap: say('Double tap adds a segment'),
  longPress: say('Long press opens options'),
  swipe: say('Swipe spins with velocity'),
}

export const messages = {
  listTaken: toSay('A draw is using this list, so it was not changed.'),
  gestures: say('Touch gestures'),
  gestureList: Object.values(gestures),
  inFullscreen: say('In Fullscreen'),
  inFullscreenNote: say(
    'These keys work from a presentation remote too. Any key brings a blank screen back.',
  ),
  wheelMenu: say('Open Wheel Menu'),
  shortcuts: say('Single-Key Shortcuts'),
  shortcutsNote: say('When off, Enter, Space, arrows and Delete work only on the wheel itself'),

  keys: {
    /** A key, as keyboards of the language name it; so are those below. */
    space: say('Space'),
    enter: say('Enter'),
    escape: say('Escape'),
    delete: say('Delete'),
    backspace: say('Backspace'),
    pageDown: say('Page Down'),
    pageUp: say('Page Up'),
    shift: say('Shift'),
    control: say('Ctrl'),
    /** Ctrl, or Cmd on a Mac. */
    controlOrCommand: say('Ctrl/Cmd'),
  },
} as const
