// A draw that waits for its number. When that is there, it is kept, and the wheel spins to the first winner.

import { useEffect, useState } from 'react'
import type { Announcement } from '../proof/announcement'
import styles from './DrawDesk.module.css'
import { messages } from './messages'
import { pressDraw } from './pressing'
import { ShareAnnouncement } from './proof/ShareAnnouncement'
import { useRound } from './proof/useRound'
import { Waiting } from './proof/Waiting'
import { type DeskProps, useDesk } from './useDesk'

interface AnnouncedDrawProps extends DeskProps {
  readonly announcement: Announcement
}

export function AnnouncedDraw({ desk, announcement }: AnnouncedDrawProps) {
  const isLeading = useDesk(desk, (state) => state.isLeading)
  const { awaited, retry, take } = useRound(isLeading ? announcement : null)
  const [problem, setProblem] = useState('')
  const signature = awaited?.signature ?? null

  useEffect(() => {
    if (signature === null) return
    const { round } = announcement
    void desk.actions.takeBeacon({ round, signature }).then((why) => {
      if (why) setProblem(messages.deskProblem(why))
      else void pressDraw(desk, 'place')
    })
  }, [desk, announcement, signature])

  return (
    <>
      {awaited && (
        <Waiting announcement={announcement} awaited={awaited} onRetry={retry} onSignature={take} />
      )}
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      <ShareAnnouncement announcement={announcement} />
    </>
  )
}
