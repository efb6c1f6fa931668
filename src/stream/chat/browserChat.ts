import { safeStorage } from '../../platform/storage'
import { tabLocks } from '../../platform/tabLocks'
import { wheelsWithDraws } from '../../raffle/ui/deskOpen'
import { app } from '../../store/app'
import { CHAT_KEY } from '../../store/persistence/schema'
import { type Chat, createChat } from './chat'
import { openOddsChannel } from './oddsChannel'
import { openChat } from './openChat'

let chat: Chat | null = null

/** The chat of this dock. */
export function browserChat(): Chat {
  chat ??= createChat({
    app,
    storage: safeStorage(() => localStorage),
    locks: tabLocks,
    openChat,
    hasDraw: (wheelId) => wheelsWithDraws().includes(wheelId),
    odds: openOddsChannel(),
    monotonicNow: () => performance.now(),
    schedule(task, delayMs) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    onStored(listener) {
      const heard = ({ key }: StorageEvent) => {
        if (key === CHAT_KEY || key === null) listener()
      }
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
  })
  return chat
}
