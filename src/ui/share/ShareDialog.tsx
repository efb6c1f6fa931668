// The share dialog: the wheel's name and its link, to copy, to send or to scan.

import { useEffect, useId, useRef, useState } from 'react'
import { copyFrom } from '../../platform/clipboard'
import { canShareLinks, shareLink } from '../../platform/shareSheet'
import { safeStorage } from '../../platform/storage'
import { LONG_URL } from '../../share/link'
import { FALLBACK_NAME } from '../../share/payload'
import { app, useApp } from '../../store/app'
import { logShare } from '../../store/shareLog'
import { DEFAULT_WHEEL_NAME, isNamed, MAX_WHEEL_NAME, nameText } from '../../wheel/name'
import { isolated } from '../../wheel/text'
import { hasUnequalSlices } from '../../wheel/weights'
import { Dialog, type DialogSlots } from '../controls/Dialog'
import { useLimitedText } from '../controls/limitedText'
import { messages } from './messages'
import { QrCode } from './QrCode'
import styles from './ShareDialog.module.css'
import { useShareLink } from './useShareLink'
import { saveWheelFile } from './wheelFile'

/** The link is selected this long after the dialog opens, so that screen readers announce the title first. */
const SELECT_MS = 100

export function ShareDialog({ toasts }: DialogSlots) {
  const name = useApp((state) => state.wheel.name)
  const leftOut = useApp((state) => state.wheel.segments.filter((one) => one.eliminated).length)
  const hasWeights = useApp(({ wheel, settings }) => hasUnequalSlices(wheel, settings))
  const { url, qrUrl } = useShareLink()
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
      log('copy_link', 'clipboard')
      app.actions.showToast(messages.copied, 'success')
    } catch (cause) {
      app.actions.showToast(copyFailure(cause), 'error')
    }
  }

  async function share() {
    if (await shareLink(name, url)) log('share_link', 'share_sheet')
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
          <NameField />
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
          <QrCode url={qrUrl} name={name} />
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

/** Renames the wheel as one types. Empty as long as the wheel has no name of its own. */
function NameField() {
  const name = useApp((state) => state.wheel.name)
  const [typed, setTyped] = useState(() => customName(name))
  const { isCut, handlers } = useLimitedText((text) => {
    setTyped(text)
    app.actions.renameWheel(text)
  }, MAX_WHEEL_NAME)
  const id = useId()
  // Spaces at the ends are typed, but not part of the name. Another tab may have given it another name.
  const isTyped = (nameText(typed) ?? DEFAULT_WHEEL_NAME) === name
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{messages.name}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        value={isTyped ? typed : customName(name)}
        placeholder={isolated(name)}
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

/** The name, if somebody gave the wheel one; otherwise empty. */
function customName(name: string): string {
  return isNamed({ name }) && name !== FALLBACK_NAME ? name : ''
}

function log(action: string, platform: string): void {
  const storage = safeStorage(() => localStorage)
  const state = app.store.getState()
  const hasCustomName = customName(state.wheel.name) !== ''
  logShare(action, platform, hasCustomName, state, { storage, now: () => Date.now() })
}

/** The browser's own message, if it has one. */
function copyFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return messages.unknownError
  return cause.message || messages.copyFailed
}
