// Opens the announced draw of a link: its wheel on the page, and the place where the draw is watched.

import { compression } from '../../platform/compression'
import { type Announcement, ProofError } from '../../proof/announcement'
import { readProofHash } from '../../proof/link'
import { FALLBACK_NAME } from '../../share/payload'
import type { SharedWheel } from '../../share/readPayload'
import { app } from '../../store/app'
import { whenSeen } from '../../store/whenIdle'
import { nameText } from '../../wheel/name'
import { messages } from './messages'
import { watchObjection } from './watchObjection'

/** The shortest spin that a wheel can be set to. */
const SHORTEST_SPIN_MS = 500

/** @param isOpen whether the wheel of this link is on the page already. Never rejects. */
export async function openAnnouncement(hash: string, isOpen: boolean): Promise<void> {
  try {
    const link = await readProofHash(hash, compression)
    if (link.kind !== 'announcement') throw new ProofError('format')
    const { announcement } = link
    const objection = watchObjection(announcement, Date.now())
    if (objection) {
      app.actions.showToast(messages.notOpened, 'error', { detail: messages.objections[objection] })
      return
    }
    await whenSeen(app.store)
    if (location.hash !== hash) return
    if (!isOpen) app.actions.openShared(wheelOf(announcement), hash, messages.opened(announcement))
    app.actions.showDesk(true)
  } catch (cause) {
    console.warn('Failed to open the announced draw of the URL', cause)
    app.actions.showToast(messages.notOpened, 'error', { detail: messages.damaged })
  }
}

function wheelOf({ name, entries, show }: Announcement): SharedWheel {
  return {
    name: nameText(name) ?? FALLBACK_NAME,
    segments: entries.map((text, index) => ({
      id: `shared-${index}`,
      text,
      color: show.colors[index] ?? '#808080',
      weight: 1,
      eliminated: false,
    })),
    settings: { theme: show.theme, spinDuration: Math.max(SHORTEST_SPIN_MS, show.spinMs) },
    created: null,
    isCustomName: nameText(name) !== null,
    isOtherVersion: false,
  }
}
