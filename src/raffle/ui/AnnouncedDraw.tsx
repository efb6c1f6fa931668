// A draw that waits for its number.

import type { Announcement } from '../proof/announcement'
import styles from './DrawDesk.module.css'
import { messages } from './messages'
import { ShareAnnouncement } from './proof/ShareAnnouncement'
import { Waiting } from './proof/Waiting'
import { type DeskProps, useDesk } from './useDesk'

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
