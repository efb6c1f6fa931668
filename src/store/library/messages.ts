import type { DatabaseFault } from '../../platform/database'
import { say, type ToSay, toSay } from '../../text/say'
import { shownName } from '../../wheel/messages'
import { isolated } from '../../wheel/text'

export const messages = {
  opened: (name: string) => toSay('Opened “{name}”', { name: isolated(shownName(name)) }),
  /** The name of the copy of a wheel. */
  copyOf: (name: string) => say('Copy of {name}', { name: shownName(name) }),
  /** A copy of a wheel, to My Wheels. */
  duplicated: (name: string) => toSay('Added “{name}”', { name: isolated(shownName(name)) }),
  removed: (name: string) => toSay('Removed “{name}”', { name: isolated(shownName(name)) }),
  takenIn: (count: number) =>
    toSay(
      '{count, plural, one {# wheel from the file is here now} other {# wheels from the file are here now}}',
      { count },
    ),
  removedUnreadable: toSay('Removed the wheel that cannot be read'),
  undo: toSay('Undo'),
  restored: (name: string) => toSay('“{name}” is back', { name: isolated(shownName(name)) }),
  gone: toSay('This wheel is no longer in My Wheels. Another tab may have removed it.'),
  unreadable: toSay('This wheel cannot be read. It stays here, unchanged.'),
  spinning: toSay('This wheel is being spun. Wait until it stops.'),
  /** The reason is a sentence of its own. */
  notDone: (fault: DatabaseFault) =>
    toSay('My Wheels could not be changed. {reason}', { reason: REASONS[fault] }),
  /** The reason is a sentence of its own. */
  notRead: (fault: DatabaseFault) =>
    toSay('My Wheels could not be read. {reason}', { reason: REASONS[fault] }),
  noRoomToMove: toSay('There is no room left in My Wheels. Your wheels stay where they were.'),
  picturesNotKept: toSay(
    'Your pictures could not be saved on this device. Save the wheel to a file to keep them.',
  ),
  soundsNotKept: toSay(
    'The sounds in the file could not be saved on this device. The sound set is heard instead.',
  ),
  /** Of a file that was chosen as a sound. The reason is a sentence of its own. */
  soundNotKept: (file: string, fault: DatabaseFault) =>
    toSay('“{file}” could not be saved. {reason}', {
      file: isolated(file),
      reason: REASONS[fault],
    }),
  /** What a saved file lacks, as is the next one. */
  picturesTooLarge: toSay('The file has no pictures or sounds: they are too large together.'),
  picturesMissing: toSay('Some pictures or sounds are not in the file: they could not be read.'),
  picturesRefused: toSay('Some pictures or sounds in the file could not be read.'),
  outdated: toSay(
    'A newer version of this page is open in another tab. Reload to use My Wheels here again.',
  ),
  /** A button: the page. */
  reload: toSay('Reload'),
} as const

const REASONS: Readonly<Record<DatabaseFault, ToSay>> = {
  forbidden: toSay('This browser does not let the page store wheels, as in some private windows.'),
  blocked: toSay('An older version of this page is open in another tab. Close it and try again.'),
  newer: toSay('A newer version of this page is open in another tab. Reload this one.'),
  full: toSay('There is no room left on this device.'),
  failed: toSay('The browser’s storage did not answer. Try again.'),
}
