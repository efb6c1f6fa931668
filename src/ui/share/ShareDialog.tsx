// The share dialog: the wheel's link, to copy, to send or to scan.

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
import { messages } from './messages'
import { QrCode } from './QrCode'
import styles from './ShareDialog.module.css'
import { useShareLink } from './useShareLink'

/** The link is selected this long after the dialog opens, so that screen readers announce the title first. */
const SELECT_MS = 100

export function ShareDialog({ toasts }: DialogSlots) {
  const [name, setName] = useState('')
  const { isCut, handlers } = useLimitedText(setName, MAX_SHARE_NAME)
  const { url, qrUrl } = useShareLink(name)
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
      app.actions.showToast(messages.copied, 'success')
    } catch (cause) {
      app.actions.showToast(copyFailure(cause), 'error')
    }
  }

  async function share() {
    const { wheel } = app.store.getState()
    if (await shareLink(shareName(name) ?? wheel.name, url)) {
      log('share_link', 'share_sheet', hasCustomName)
    } else {
      app.actions.showToast(messages.notShared, 'error')
    }
  }

  return (
    <Dialog title={messages.title} toasts={toasts} onClose={app.actions.closeDialog}>
      <div className={styles.field}>
        <label htmlFor={`${ids}name`}>{messages.name}</label>
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
          {isCut && messages.nameTooLong}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${ids}url`}>{messages.url}</label>
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
          <button type="button" className={styles.primary} disabled={url === ''} onClick={copy}>
            {messages.copy}
          </button>
        </div>
        <p id={`${ids}length`} className={styles.soft}>
          {messages.urlLength(url.length)}
          {url.length > LONG_URL && <strong className={styles.note}>{messages.urlTooLong}</strong>}
        </p>
      </div>
      {canShareLinks() && (
        <button type="button" className={styles.secondary} disabled={url === ''} onClick={share}>
          {messages.shareSheet}
        </button>
      )}
      <QrSection url={qrUrl} />
      <ul className={styles.tips} aria-label={messages.tips}>
        {messages.tipList.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p className={styles.soft}>{messages.permanent}</p>
    </Dialog>
  )
}

function QrSection({ url }: { readonly url: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.qr}>
      <button
        type="button"
        className={styles.secondary}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? messages.hideQrCode : messages.showQrCode}
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

/** The browser's own message, if it has one. */
function copyFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return messages.unknownError
  return cause.message || messages.copyFailed
}
