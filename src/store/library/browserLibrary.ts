import { database } from '../../platform/database'
import { randomId } from '../../platform/entropy'
import { safeStorage } from '../../platform/storage'
import { app } from '../app'
import { type Archiver, createArchiver } from './archiver'
import { createLibrary, type Library } from './library'
import { messages } from './messages'
import {
  type Channel,
  createStores,
  DATABASE_NAME,
  DATABASE_VERSION,
  type LibraryDatabase,
} from './schema'
import { createWheelCommands, type WheelCommands } from './wheelCommands'

const storage = safeStorage(() => localStorage)
const now = () => Date.now()

interface Opened {
  readonly library: Library
  readonly wheelCommands: WheelCommands
  readonly archiver: Archiver
}

let opened: Opened | null = null

export function browserLibrary(): Opened {
  opened ??= open()
  return opened
}

function open(): Opened {
  const library = createLibrary({
    database: database<LibraryDatabase>({
      name: DATABASE_NAME,
      version: DATABASE_VERSION,
      upgrade: createStores,
      onOutdated: () =>
        app.actions.showToast(messages.outdated, 'warning', {
          durationMs: 10_000,
          action: { label: messages.reload, perform: () => location.reload() },
        }),
    }),
    storage,
    channel: tabChannel(),
    newId: randomId,
    now,
  })
  return {
    library,
    wheelCommands: createWheelCommands({ app, library, storage, newId: randomId, now }),
    archiver: createArchiver(app, library),
  }
}

function tabChannel(): Channel {
  const channel = new BroadcastChannel('fairwheel-library')
  return {
    post: () => channel.postMessage(null),
    listen(heard) {
      channel.onmessage = heard
    },
  }
}
