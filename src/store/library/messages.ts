import type { DatabaseFault } from '../../platform/database'
import { say } from '../../text/say'
import { shownName } from '../../wheel/messages'
import { isolated } from '../../wheel/text'

export const messages = {
  opened: (name: string) => say('Opened “{name}”', { name: isolated(shownName(name)) }),
  /** The name of the copy of a wheel. */
  copyOf: (name: string) => say('Copy of {name}', { name: shownName(name) }),
  /** A copy of a wheel, to My Wheels. */
  duplicated: (name: string) => say('Added “{name}”', { name: isolated(shownName(name)) }),
  removed: (name: string) => say('Removed “{name}”', { name: isolated(shownName(name)) }),
  takenIn: (count: number) =>
    say(
      '{count, plural, one {# wheel from the file is here now} other {# wheels from the file are here now}}',
      { count },
    ),
  removedUnreadable: say('Removed the wheel that cannot be read'),
  undo: say('Undo'),
  restored: (name: string) => say('“{name}” is back', { name: isolated(shownName(name)) }),
  gone: say('This wheel is no longer in My Wheels. Another tab may have removed it.'),
  unreadable: say('This wheel cannot be read. It stays here, unchanged.'),
  spinning: say('This wheel is being spun. Wait until it stops.'),
  /** The reason is a sentence of its own. */
  notDone: (fault: DatabaseFault) =>
    say('My Wheels could not be changed. {reason}', { reason: REASONS[fault] }),
  /** The reason is a sentence of its own. */
  notRead: (fault: DatabaseFault) =>
    say('My Wheels could not be read. {reason}', { reason: REASONS[fault] }),
  noRoomToMove: say('There is no room left in My Wheels. Your wheels stay where they were.'),
  outdated: say(
    'A newer version of this page is open in another tab. Reload to use My Wheels here again.',
  ),
  /** A button: the page. */
  reload: say('Reload'),
} as const

const REASONS: Readonly<Record<DatabaseFault, string>> = {
  forbidden: say('This browser does not let the page store wheels, as in some private windows.'),
  blocked: say('An older version of this page is open in another tab. Close it and try again.'),
  newer: say('A newer version of this page is open in another tab. Reload this one.'),
  full: say('There is no room left on this device.'),
  failed: say('The browser’s storage did not answer. Try again.'),
}
