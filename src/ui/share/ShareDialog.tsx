// The share dialog: the wheel's link and the name it goes under, to copy, to send or to scan.

import { useEffect, useId, useRef, useState } from 'react'
import { copyFrom } from '../../platform/clipboard'
import { canShareLinks, shareLink } from '../../platform/shareSheet'
import { safeStorage } from '../../platform/storage'
import { LONG_URL } from '../../share/link'
import { FALLBACK_NAME, givenName } from '../../share/payload'
import { app, useApp } from '../../store/app'
import { logShare } from '../../store/shareLog'
import { MAX_WHEEL_NAME } from '../../wheel/name'
import { hasUnequalSlices } from '../../wheel/weights'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { useLimitedText } from '../kit/limitedText'
import { messages } from './messages'
import { QrCode } from './QrCode'
import styles from './ShareDialog.module.css'
import { useShareLink } from './useShareLink'
import { saveWheelFile } from './wheelFile'

/** The link is selected this long after the dialog opens, so that screen readers announce the title first. */
const SELECT_MS = 100

export function ShareDialog({ toasts }: DialogSlots) {
  const wheelId = useApp((state) => state.wheel.id)
  const ownName = useApp((state) => givenName(state.wheel.name) ?? '')
  // The link's name, for this wheel: another tab may open another one.
  const [typed, setTyped] = useState({ wheelId: '', name: '' })
  const name = typed.wheelId === wheelId ? typed.name : ownName
  const leftOut = useApp((state) => state.wheel.segments.filter((one) => one.eliminated).length)
  const hasWeights = useApp(({ wheel, settings }) => hasUnequalSlices(wheel, settings))
  const { url, qrUrl } = useShareLink(name)
  const field = useRef<HTMLInputElement>(null)
  const ids = useId()
  const hasLink = url !== ''
  const leftOutId = leftOut > 0 ? `${ids}left-out` : ''

  useEffect(() => {
    const timer = setTimeout(() => {
      field.current?.focus({ preventScroll: true })
      field.current?.select()
    }, SELECT_MS)
    return () => clearTimeout(timer)
  }, [])

  async function copy() {
    try {
      if (field.current) await copyFrom(field.current)
      log('copy_link', 'clipboard', name)
      app.actions.showToast(messages.copied, 'success')
    } catch (cause) {
      app.actions.showToast(copyFailure(cause), 'error')
    }
  }

  async function share() {
    if (await shareLink(givenName(name) ?? FALLBACK_NAME, url))
      log('share_link', 'share_sheet', name)
    else app.actions.showToast(messages.notShared, 'error')
  }

  const saveButton = (
    <button type="button" className={styles.secondary} onClick={() => saveWheelFile(app)}>
      {messages.saveFile}
    </button>
  )
  return (
    <Dialog title={messages.title} toasts={toasts} isWide onClose={app.actions.closeDialog}>
      <div className={styles.columns}>
        <div className={styles.ways}>
          <NameField name={name} onName={(text) => setTyped({ wheelId, name: text })} />
          {hasWeights && <p className={styles.soft}>{messages.olderVersions}</p>}
          {leftOut > 0 && (
            <div className={styles['left-out']}>
              <p id={leftOutId}>{messages.leftOut(leftOut)}</p>
              {saveButton}
            </div>
          )}
          <button
            type="button"
            className={styles.primary}
            disabled={!hasLink}
            aria-describedby={leftOutId || undefined}
            onClick={copy}
          >
            {messages.copy}
          </button>
          <div className={styles.others}>
            {canShareLinks() && (
              <button
                type="button"
                className={styles.secondary}
                disabled={!hasLink}
                aria-describedby={leftOutId || undefined}
                onClick={share}
              >
                {messages.shareSheet}
              </button>
            )}
            {leftOut === 0 && saveButton}
          </div>
          <div className={styles.url}>
            <label htmlFor={`${ids}url`}>{messages.url}</label>
            <input
              ref={field}
              id={`${ids}url`}
              type="text"
              readOnly
              value={url}
              aria-describedby={`${ids}length ${leftOutId}`.trim()}
              onFocus={(event) => event.currentTarget.select()}
            />
            <p id={`${ids}length`} className={styles.soft}>
              {messages.urlLength(url.length)}
              {url.length > LONG_URL && (
                <strong className={styles.note}>{messages.urlTooLong}</strong>
              )}
            </p>
          </div>
        </div>
        <div className={styles.code}>
          <QrCode url={qrUrl} name={givenName(name) ?? FALLBACK_NAME} />
        </div>
      </div>
      <div className={styles.foot}>
        <p>{messages.tip}</p>
        <details>
          <summary>{messages.moreTips}</summary>
          <ul className={styles.tips}>
            {messages.tipList.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </details>
        <p>{messages.permanent}</p>
      </div>
    </Dialog>
  )
}

interface NameFieldProps {
  readonly name: string
  onName(text: string): void
}

/** Names the link. The wheel keeps its own name. */
function NameField({ name, onName }: NameFieldProps) {
  const { isCut, handlers } = useLimitedText(onName, MAX_WHEEL_NAME)
  const id = useId()
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{messages.name}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        value={name}
        placeholder={FALLBACK_NAME}
        aria-describedby={`${id}note`}
        autoComplete="off"
        {...handlers}
      />
      <p id={`${id}note`} className={styles.note} role="status">
        {isCut && messages.nameTooLong}
      </p>
    </div>
  )
}

function log(action: string, platform: string, name: string): void {
  const storage = safeStorage(() => localStorage)
  const hasCustomName = givenName(name) !== undefined
  logShare(action, platform, hasCustomName, app.store.getState(), {
    storage,
    now: () => Date.now(),
  })
}

/** The browser's own message, if it has one. */
function copyFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return messages.unknownError
  return cause.message || messages.copyFailed
}
