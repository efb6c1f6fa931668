import type { DatabaseFault } from '../../platform/database'
import { plural } from '../../text/plural'
import { isolated } from '../../wheel/text'

const quoted = (text: string) => `“${isolated(text)}”`

export const messages = {
  opened: (name: string) => `Opened ${quoted(name)}`,
  copyOf: (name: string) => `Copy of ${name}`,
  duplicated: (name: string) => `Added ${quoted(name)}`,
  removed: (name: string) => `Removed ${quoted(name)}`,
  takenIn: (count: number) =>
    plural(count, {
      one: '# wheel from the file is here now',
      other: '# wheels from the file are here now',
    }),
  removedUnreadable: 'Removed the wheel that cannot be read',
  undo: 'Undo',
  restored: (name: string) => `${quoted(name)} is back`,
  gone: 'This wheel is no longer in My Wheels. Another tab may have removed it.',
  unreadable: 'This wheel cannot be read. It stays here, unchanged.',
  spinning: 'This wheel is being spun. Wait until it stops.',
  notDone: (fault: DatabaseFault) => `My Wheels could not be changed. ${REASONS[fault]}`,
  notRead: (fault: DatabaseFault) => `My Wheels could not be read. ${REASONS[fault]}`,
  noRoomToMove: 'There is no room left in My Wheels. Your wheels stay where they were.',
  outdated:
    'A newer version of this page is open in another tab. Reload to use My Wheels here again.',
  reload: 'Reload',
} as const

const REASONS: Readonly<Record<DatabaseFault, string>> = {
  forbidden: 'This browser does not let the page store wheels, as in some private windows.',
  blocked: 'An older version of this page is open in another tab. Close it and try again.',
  newer: 'A newer version of this page is open in another tab. Reload this one.',
  full: 'There is no room left on this device.',
  failed: 'The browser’s storage did not answer. Try again.',
}
