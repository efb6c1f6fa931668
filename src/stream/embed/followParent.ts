// The page around the frame hears of spins, and may ask for one.

import type { App } from '../../store/createApp'
import { COMMANDS, runIfEnabled } from '../../ui/commands/commands'
import {
  addresseesOf,
  isSpinRequest,
  originsIn,
  READY,
  resultMessage,
  SPUN,
  type ToParent,
} from './protocol'

/** Whose pages may show a wheel in a frame. The build checks them: scripts/origins.mjs. */
const EMBEDDERS = originsIn(import.meta.env.VITE_EMBED_ORIGINS ?? '')

/** Returns what ends it. */
export function followParent(app: App): () => void {
  const { parent } = globalThis
  if (parent === globalThis.window) return () => {}
  const ancestors = location.ancestorOrigins as DOMStringList | undefined
  const addressees = addresseesOf(EMBEDDERS, ancestors?.[0])
  const tell = (message: ToParent) => {
    for (const origin of addressees) parent.postMessage(message, origin)
  }
  const heard = (event: MessageEvent) => {
    // While it spins, or cannot, nothing happens.
    if (isSpinRequest(event, parent, EMBEDDERS)) runIfEnabled(COMMANDS.spin, app)
  }
  addEventListener('message', heard)
  const unsubscribe = app.store.subscribe(({ event, ...own }, before) => {
    if (event === before.event) return
    if (event?.name === 'spinStarted') tell(SPUN)
    if (event?.name === 'spinSettled') tell(resultMessage(event.result, own))
  })
  tell(READY)
  return () => {
    removeEventListener('message', heard)
    unsubscribe()
  }
}
