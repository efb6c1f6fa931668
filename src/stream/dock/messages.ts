import { say, toSay } from '../../text/say'

export const messages = {
  showOverlay: say('Show Overlay'),
  hideOverlay: say('Hide Overlay'),

  /** A heading: what viewers see over the picture. */
  overlay: say('Overlay'),
  overlayNote: say(
    'In OBS, add a browser source with this address. It shows the wheel over your picture.',
  ),
  address: say('Overlay Address'),
  copyAddress: say('Copy Overlay Address'),
  addressCopied: toSay('Overlay address copied'),
  /** When the overlay shows the wheel: always, or while it spins. */
  shows: say('Show the Wheel'),
  always: say('Always'),
  whileSpinning: say('While It Spins'),
  size: say('Size'),
  look: say('Look'),
  /** Of the overlay: the same as the wheel’s own. */
  ownLook: say('As on the Wheel'),
  /** Switches: whether the overlay shows the winner’s name, and what was won. */
  plate: say('Winner'),
  prize: say('Prize'),
  sound: say('Sound'),
  /** How many of them the overlay lists. */
  recent: say('Recent Winners'),
  recentCount: (count: number) => say('{count, plural, =0 {None} other {#}}', { count }),

  /** A heading: takes a wheel by its link or from its file. */
  open: say('Open a Wheel'),
  openNote: say(
    'OBS cannot see the wheels in your browser. Paste a wheel’s link here, or open its file.',
  ),
  link: say('Wheel Link'),
  openLink: say('Open Link'),
  noReplay: toSay('This link also has a replay. Open it in your browser to watch it.'),
  noWheelLink: toSay('This is not the link of a wheel.'),
} as const
