import { compression } from '../../../platform/compression'
import { app } from '../../../store/app'
import { whenSeen } from '../../../store/whenIdle'
import { announcedWheel, watchObjection } from '../../desk/watch'
import { ProofError } from '../../proof/announcement'
import { readProofHash } from '../../proof/link'
import { messages } from './messages'

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
    if (!isOpen)
      app.actions.openShared(announcedWheel(announcement), hash, messages.opened(announcement))
    app.actions.showDesk(true)
  } catch (cause) {
    console.warn('Failed to open the announced draw of the URL', cause)
    app.actions.showToast(messages.notOpened, 'error', { detail: messages.damaged })
  }
}
