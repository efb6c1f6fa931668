// The announcement as a link, a code and a file, to be sent before the draw.

import { canShareLinks, shareLink } from '../../../platform/shareSheet'
import { app } from '../../../store/app'
import row from '../../../ui/kit/buttonRow.module.css'
import { QrCode } from '../../../ui/share/QrCode'
import type { Announcement } from '../../proof/announcement'
import { copyAndSay } from './copying'
import { Fingerprint } from './Fingerprint'
import { saveAnnouncement, useAnnouncementLink } from './links'
import { messages } from './messages'
import styles from './Proof.module.css'

export function ShareAnnouncement({ announcement }: { readonly announcement: Announcement }) {
  const link = useAnnouncementLink(announcement)
  const hasLink = link !== null && link !== ''

  async function share() {
    if (!hasLink || (await shareLink(messages.shareName, link))) return
    app.actions.showToast(messages.notShared, 'error')
  }

  return (
    <section className={styles.part} aria-label={messages.shareTitle}>
      <h3>{messages.shareTitle}</h3>
      <p className={styles.note}>{link === null ? messages.tooLong : messages.shareNote}</p>
      <div className={row.row}>
        {link !== null && (
          <button
            type="button"
            data-main
            aria-disabled={!hasLink}
            onClick={() => hasLink && void copyAndSay(link, messages.linkCopied)}
          >
            {messages.copyLink}
          </button>
        )}
        {link !== null && canShareLinks() && (
          <button type="button" onClick={() => void share()}>
            {messages.shareSheet}
          </button>
        )}
        <button
          type="button"
          data-main={link === null || undefined}
          onClick={() => saveAnnouncement(announcement)}
        >
          {messages.saveAnnouncement}
        </button>
      </div>
      {hasLink && link.length <= MAX_CODE && (
        <div className={styles.code}>
          <QrCode url={link} name={announcement.name} />
        </div>
      )}
      <Fingerprint announcement={announcement} />
    </section>
  )
}

/** Characters: the smaller the code, the farther away it can be scanned. The largest one holds 2,953. */
const MAX_CODE = 1500
