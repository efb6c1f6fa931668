// The wheel's link while the share dialog is open: created again whenever the name or the wheel changes.

import { useEffect, useState } from 'react'
import { compression } from '../../platform/compression'
import { DEFAULT_SETTINGS, type Settings } from '../../settings/settings'
import { createLink, createShortestLink, LONG_URL } from '../../share/link'
import { createPayload } from '../../share/payload'
import { app, useApp } from '../../store/app'
import type { Wheel } from '../../wheel/wheel'
import { messages } from './messages'

/** The address bar waits for a pause in typing: some browsers limit how often it may change. */
const ADDRESS_MS = 300

interface ShareLink {
  readonly url: string
  /** The shortest that opens the same wheel. */
  readonly codeUrl: string
}

/** The link, and empty texts until there is one. */
export function useShareLink(customName: string): ShareLink {
  const [link, setLink] = useState<ShareLink>({ url: '', codeUrl: '' })
  // While the dialog is open, only another tab can change them.
  const wheel = useApp((state) => state.wheel)
  const settings = useApp((state) => state.settings)
  const [created] = useState(() => Date.now())

  useEffect(() => {
    let isWanted = true
    let timer = 0
    shareLink(wheel, settings, customName, created).then(
      (made) => {
        if (!isWanted) return
        setLink(made)
        const { hash, href } = new URL(made.url)
        timer = window.setTimeout(() => app.actions.setLink(hash), ADDRESS_MS)
        if (href.length > LONG_URL) {
          console.warn(
            `The share URL has ${href.length} characters and may not work in all browsers`,
          )
        }
      },
      (cause: unknown) => {
        if (!isWanted) return
        console.warn('Failed to create shareable link', cause)
        app.actions.showToast(messages.linkFailed, 'error')
      },
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [wheel, settings, customName, created])

  return link
}

async function shareLink(
  wheel: Wheel,
  settings: Settings,
  customName: string,
  created: number,
): Promise<ShareLink> {
  const payload = createPayload(wheel, settings, DEFAULT_SETTINGS, created, customName)
  const request = { base: location.origin + location.pathname, payload, compression }
  return { url: await createLink(request), codeUrl: await createShortestLink(request) }
}
