// The library, created with the browser's services.

import { database } from '../platform/database'
import { randomId } from '../platform/entropy'
import { safeStorage } from '../platform/storage'
import { app } from '../store/app'
import { createKeeper } from './keeper'
import { createLibrary } from './library'
import { messages } from './messages'
import { createStores, DATABASE_NAME, DATABASE_VERSION, type LibraryDatabase } from './schema'
import { createShelf } from './shelf'
import type { Channel } from './store'

const storage = safeStorage(() => localStorage)
const now = () => Date.now()

export const library = createLibrary({
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

export const shelf = createShelf({ app, library, storage, newId: randomId, now })

export const keeper = createKeeper(app, library, now)

function tabChannel(): Channel {
  const channel = new BroadcastChannel('fairwheel-library')
  return {
    post: () => channel.postMessage(null),
    listen(heard) {
      channel.onmessage = heard
    },
  }
}
