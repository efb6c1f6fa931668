// The announcement in the link of the wheel on the page.

import { useEffect, useState } from 'react'
import { compression } from '../../platform/compression'
import type { Announcement } from '../../proof/announcement'
import { readProofHash } from '../../proof/link'
import { watchObjection } from './watchObjection'

interface Read {
  readonly announcement: Announcement | null
  readonly isDamaged: boolean
}

const NOTHING: Read = { announcement: null, isDamaged: false }

export function useAnnouncement(hash: string): Read {
  const [read, setRead] = useState(NOTHING)
  useEffect(() => {
    let isCurrent = true
    readProofHash(hash, compression)
      .then((link) => (link.kind === 'announcement' ? link.announcement : null))
      .then((found) => (found && watchObjection(found, Date.now()) ? null : found))
      .catch(() => null)
      .then((announcement) => {
        if (isCurrent) setRead({ announcement, isDamaged: announcement === null })
      })
    return () => {
      isCurrent = false
      setRead(NOTHING)
    }
  }, [hash])
  return read
}
