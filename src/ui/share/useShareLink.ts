// The wheel's link in the share dialog, created anew whenever the wheel or the link's name changes.

import { useEffect, useState } from 'react'
import { compression } from '../../platform/compression'
import { createLink, createShortestLink, LONG_URL } from '../../share/link'
import { createPayload, withCountedWeights } from '../../share/payload'
import { app, useApp } from '../../store/app'
import { DEFAULT_SETTINGS, type Settings } from '../../wheel/settings/settings'
import type { Wheel } from '../../wheel/wheel'
import { messages } from './messages'

/** The address bar is updated after a pause in typing, because some browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300

interface ShareLink {
  readonly url: string
  /** The shortest link to the same wheel, for the QR code. */
  readonly qrUrl: string
}

/** The link under a name; its URLs are empty until it has been created. */
export function useShareLink(name: string): ShareLink {
  const [link, setLink] = useState<ShareLink>({ url: '', qrUrl: '' })
  const wheel = useApp((state) => state.wheel)
  const settings = useApp((state) => state.settings)
  const [created] = useState(() => Date.now())

  useEffect(() => {
    let isCurrent = true
    let timer = 0
    createShareLink(wheel, settings, created, name).then(
      (newLink) => {
        if (!isCurrent) return
        setLink(newLink)
        const { hash, href } = new URL(newLink.url)
        timer = window.setTimeout(() => app.actions.setLink(hash), ADDRESS_DELAY_MS)
        if (href.length > LONG_URL) {
          console.warn(
            `The share URL has ${href.length} characters and may not work in all browsers`,
          )
        }
      },
      (cause: unknown) => {
        if (!isCurrent) return
        console.warn('Failed to create shareable link', cause)
        app.actions.showToast(messages.linkFailed, 'error')
      },
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wheel, settings, created, name])

  return link
}

async function createShareLink(
  wheel: Wheel,
  settings: Settings,
  created: number,
  name: string,
): Promise<ShareLink> {
  const counted = withCountedWeights(wheel, settings)
  const payload = createPayload(counted, settings, DEFAULT_SETTINGS, created, name)
  const request = { base: location.origin + location.pathname, payload, compression }
  return { url: await createLink(request), qrUrl: await createShortestLink(request) }
}
