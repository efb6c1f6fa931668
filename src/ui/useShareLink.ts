// Owns the link of the wheel while the share dialog is open: made anew whenever the name changes, never out of order.

import { useEffect, useState } from 'react'
import { compression } from '../platform/compression'
import { DEFAULT_SETTINGS } from '../settings/settings'
import { createLink, LONG_URL } from '../share/link'
import { createPayload } from '../share/payload'
import { app } from '../store/app'
import { showLinkInAddress } from './address'

/** The address bar waits for a pause in typing: some browsers allow only so many changes. */
const ADDRESS_MS = 300

/** The link, and an empty text until there is one. */
export function useShareLink(customName: string): string {
  const [url, setUrl] = useState('')
  // The wheel cannot change under the open dialog.
  const [created] = useState(() => Date.now())

  useEffect(() => {
    let isWanted = true
    let timer = 0
    shareLink(customName, created).then(
      (link) => {
        if (!isWanted) return
        setUrl(link)
        timer = window.setTimeout(() => showLinkInAddress(new URL(link).hash), ADDRESS_MS)
        if (link.length > LONG_URL) {
          console.warn(
            `The share URL has ${link.length} characters and may not work in all browsers`,
          )
        }
      },
      (cause: unknown) => {
        if (!isWanted) return
        console.warn('Failed to create shareable link', cause)
        app.actions.showToast('Failed to generate share link', 'error')
      },
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [customName, created])

  return url
}

async function shareLink(customName: string, created: number): Promise<string> {
  const { wheel, settings } = app.store.getState()
  const payload = createPayload(wheel, settings, DEFAULT_SETTINGS, created, customName)
  return createLink({ base: location.origin + location.pathname, payload, compression })
}
