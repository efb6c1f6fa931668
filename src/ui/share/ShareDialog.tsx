// Sharing: the wheel is its link. A name for it, the link, ways to hand it on.

import { useEffect, useId, useRef, useState } from 'react'
import { copyFrom } from '../../platform/clipboard'
import { canShareLinks, shareLink } from '../../platform/shareSheet'
import { safeStorage } from '../../platform/storage'
import { LONG_URL } from '../../share/link'
import { MAX_SHARE_NAME, shareName } from '../../share/payload'
import { app } from '../../store/app'
import { logShare } from '../../store/shareLog'
import { isolated } from '../../wheel/text'
import { Dialog, type DialogSlots } from '../controls/Dialog'
import { useLimitedText } from '../controls/limitedText'
import { QrCode } from './QrCode'
import styles from './ShareDialog.module.css'
import { useShareLink } from './useShareLink'

/** The link is selected this long after opening (product specification, section 2). */
const SELECT_MS = 100

export function ShareDialog({ toasts }: DialogSlots) {
  const [name, setName] = useState('')
  const { isCut, handlers } = useLimitedText(setName, MAX_SHARE_NAME)
  const { url, codeUrl } = useShareLink(name)
  const field = useRef<HTMLInputElement>(null)
  const ids = useId()
  const hasCustomName = shareName(name) !== undefined

  useEffect(() => {
    const timer = setTimeout(() => {
      field.current?.focus()
      field.current?.select()
    }, SELECT_MS)
    return () => clearTimeout(timer)
  }, [])

  async function copy() {
    try {
      if (field.current) await copyFrom(field.current)
      log('copy_link', 'clipboard', hasCustomName)
      app.actions.showToast('Share link copied to clipboard!', 'success')
    } catch (cause) {
      app.actions.showToast(copyFailure(cause), 'error')
    }
  }

  async function share() {
    const { wheel } = app.store.getState()
    if (await shareLink(shareName(name) ?? wheel.name, url)) {
      log('share_link', 'share_sheet', hasCustomName)
    } else app.actions.showToast('This device did not share the link. Copy it instead.', 'error')
  }

  return (
    <Dialog title="Share Your Wheel" toasts={toasts} onClose={app.actions.closeDialog}>
      <div className={styles.field}>
        <label htmlFor={`${ids}name`}>Wheel name (optional)</label>
        <input
          id={`${ids}name`}
          type="text"
          dir="auto"
          value={name}
          placeholder={isolated(app.store.getState().wheel.name)}
          aria-describedby={`${ids}note`}
          autoComplete="off"
          {...handlers}
        />
        <p id={`${ids}note`} className={styles.note} role="status">
          {isCut && `A name has at most ${MAX_SHARE_NAME} characters.`}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${ids}url`}>Share URL</label>
        <div className={styles.copy}>
          <input
            ref={field}
            id={`${ids}url`}
            type="text"
            readOnly
            value={url}
            aria-describedby={`${ids}length`}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={styles.main} disabled={url === ''} onClick={copy}>
            Copy URL
          </button>
        </div>
        <p id={`${ids}length`} className={styles.soft}>
          URL length: {url.length} characters
          {url.length > LONG_URL && (
            <strong className={styles.note}>
              Very long URL. It may not work in all browsers and messengers.
            </strong>
          )}
        </p>
      </div>
      {canShareLinks() && (
        <button type="button" className={styles.quiet} disabled={url === ''} onClick={share}>
          Share with an app…
        </button>
      )}
      <QrPart url={codeUrl} />
      <ul className={styles.tips} aria-label="How to share">
        <li>Paste the link into a message, a chat or a document.</li>
        <li>On a projector, show the QR code: phones open the wheel from it.</li>
        <li>Bookmark it to keep the wheel for the next time.</li>
        <li>Who opens it gets a copy. Changes of theirs do not change yours.</li>
      </ul>
      <p className={styles.soft}>
        The whole wheel is in the link, so nothing is stored and nobody needs an account. Links are
        permanent: they work as long as this service exists.
      </p>
    </Dialog>
  )
}

function QrPart({ url }: { readonly url: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.qr}>
      <button
        type="button"
        className={styles.quiet}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide QR Code' : 'Show QR Code'}
      </button>
      {isOpen && url !== '' && <QrCode url={url} />}
    </div>
  )
}

function log(action: string, platform: string, hasCustomName: boolean): void {
  const storage = safeStorage(() => localStorage)
  const state = app.store.getState()
  logShare(action, platform, hasCustomName, state, { storage, now: () => Date.now() })
}

/** The browser's words where it gives any (product specification, section 8). */
function copyFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return 'Unknown error'
  return cause.message || 'Failed to copy link'
}
