// A draw that waits for its number, and its announcement to be sent before that.

import { canShareLinks, shareLink } from '../../platform/shareSheet'
import { app } from '../../store/app'
import row from '../../ui/kit/buttonRow.module.css'
import { QrCode } from '../../ui/share/QrCode'
import type { Announcement } from '../proof/announcement'
import { type DeskProps, useDesk } from './browserDesk'
import styles from './DrawDesk.module.css'
import { messages } from './messages'
import { copyAndSay, saveAnnouncement, useAnnouncementLink } from './proof/links'
import { messages as proofMessages } from './proof/messages'
import proofStyles from './proof/Proof.module.css'
import { Fingerprint } from './proof/ProofTools'
import { Waiting } from './proof/Waiting'

interface AnnouncedDrawProps extends DeskProps {
  readonly announcement: Announcement
}

export function AnnouncedDraw({ desk, announcement }: AnnouncedDrawProps) {
  const awaited = useDesk(desk, (state) => state.awaited)
  const problem = useDesk(desk, (state) => state.beaconProblem)
  const { retryBeacon, takeSignature } = desk.actions
  return (
    <>
      {awaited && (
        <Waiting
          announcement={announcement}
          awaited={awaited}
          onRetry={retryBeacon}
          onSignature={takeSignature}
        />
      )}
      <p role="status" className={styles.problem}>
        {problem && messages.deskProblem(problem)}
      </p>
      <ShareAnnouncement announcement={announcement} />
    </>
  )
}

/** The announcement as a link, a code and a file, to be sent before the draw. */
function ShareAnnouncement({ announcement }: { readonly announcement: Announcement }) {
  const link = useAnnouncementLink(announcement)
  const hasLink = link !== null && link !== ''

  async function share() {
    if (!hasLink || (await shareLink(proofMessages.shareName, link))) return
    app.actions.showToast(proofMessages.notShared, 'error')
  }

  return (
    <section className={proofStyles.part} aria-label={proofMessages.shareTitle}>
      <h3>{proofMessages.shareTitle}</h3>
      <p className={proofStyles.note}>
        {link === null ? proofMessages.tooLong : proofMessages.shareNote}
      </p>
      <div className={row.row}>
        {link !== null && (
          <button
            type="button"
            data-main
            aria-disabled={!hasLink}
            onClick={() => hasLink && void copyAndSay(link, proofMessages.linkCopied)}
          >
            {proofMessages.copyLink}
          </button>
        )}
        {link !== null && canShareLinks() && (
          <button type="button" onClick={() => void share()}>
            {proofMessages.shareSheet}
          </button>
        )}
        <button
          type="button"
          data-main={link === null || undefined}
          onClick={() => saveAnnouncement(announcement)}
        >
          {proofMessages.saveAnnouncement}
        </button>
      </div>
      {hasLink && link.length <= MAX_CODE && (
        <div className={proofStyles.code}>
          <QrCode url={link} name={announcement.name} />
        </div>
      )}
      <Fingerprint announcement={announcement} />
    </section>
  )
}

/** Characters: the smaller the code, the farther away it can be scanned. The largest one holds 2,953. */
const MAX_CODE = 1500
