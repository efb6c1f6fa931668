import { useEffect, useId, useRef, useState } from 'react'
import { copyFrom, copyText } from '../../platform/clipboard'
import { compression } from '../../platform/compression'
import { canShareLinks, shareLink } from '../../platform/shareSheet'
import { safeStorage } from '../../platform/storage'
import { createPayload, givenName, withCountedWeights } from '../../share/payload'
import { createLink, createPlainLink, type LinkRequest, LONG_URL } from '../../share/writeLink'
import { app, useApp } from '../../store/app'
import { logShare } from '../../store/shareLog'
import { localPath } from '../../text/locale'
import { said, type ToSay } from '../../text/say'
import { shownName } from '../../wheel/messages'
import { FALLBACK_NAME, MAX_WHEEL_NAME } from '../../wheel/name'
import { photoOf } from '../../wheel/picture'
import type { Segment } from '../../wheel/segment'
import { DEFAULT_SETTINGS, type Settings } from '../../wheel/settings/settings'
import { hasUnequalSlices } from '../../wheel/weights'
import type { Wheel } from '../../wheel/wheel'
import { FILE_COMMANDS } from '../commands/fileCommands'
import { Button, ButtonRow } from '../kit/Button'
import { Section } from '../kit/Card'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { Disclosure } from '../kit/Disclosure'
import { Field, Input } from '../kit/fields/Field'
import { useLimitedText } from '../kit/fields/limitedText'
import { Note } from '../kit/text'
import { messages } from './messages'
import { QrCode } from './QrCode'
import { ReplayLink } from './ReplayLink'
import styles from './ShareDialog.module.css'
import { streamTip } from './streamMessages'

/** So that screen readers announce the dialog's title first. */
const SELECT_MS = 100

export function ShareDialog({ toasts }: DialogSlots) {
  const wheelId = useApp((state) => state.wheel.id)
  const ownName = useApp((state) => givenName(state.wheel.name) ?? '')
  // For this wheel only: another tab may open another one.
  const [typed, setTyped] = useState({ wheelId: '', name: '' })
  const name = typed.wheelId === wheelId ? typed.name : ownName
  const leftOut = useApp((state) => state.wheel.segments.filter((one) => one.eliminated).length)
  const hasWeights = useApp(({ wheel, settings }) => hasUnequalSlices(wheel, settings))
  const hasPhotos = useApp(
    ({ wheel }) =>
      wheel.segments.some(isPhotographed) || isPhoto(wheel.hubPicture) || !!wheel.background,
  )
  const { url, request } = useShareLink(name)
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

  async function copy(write: () => Promise<void>, copied = messages.copied) {
    try {
      await write()
      log(copied === messages.copied ? 'copy_link' : 'copy_replay', 'clipboard', name)
      app.actions.showToast(copied, 'success')
    } catch (cause) {
      app.actions.showToast(copyFailure(cause), 'error')
    }
  }

  async function share() {
    if (await shareLink(givenName(name) ?? shownName(FALLBACK_NAME), url))
      log('share_link', 'share_sheet', name)
    else app.actions.showToast(messages.notShared, 'error')
  }

  const saveButton = (
    <Button onClick={() => FILE_COMMANDS.save.run(app)}>{messages.saveFile}</Button>
  )
  return (
    <Dialog title={messages.title} toasts={toasts} isWide onClose={app.actions.closeDialog}>
      <Section className={styles.columns}>
        <div className={styles.ways}>
          <NameField name={name} onName={(text) => setTyped({ wheelId, name: text })} />
          {hasWeights && <Note>{said(messages.olderVersions)}</Note>}
          {hasPhotos && <Note>{messages.photosLeftOut}</Note>}
          {leftOut > 0 && (
            <div className={styles['left-out']}>
              <p id={leftOutId}>{messages.leftOut(leftOut)}</p>
              {saveButton}
            </div>
          )}
          <Button
            kind="primary"
            className={styles.copy}
            disabled={!hasLink}
            aria-describedby={leftOutId || undefined}
            onClick={() => void copy(() => copyField(field.current))}
          >
            {messages.copy}
          </Button>
          <ButtonRow className={styles.others}>
            {canShareLinks() && (
              <Button disabled={!hasLink} aria-describedby={leftOutId || undefined} onClick={share}>
                {messages.shareSheet}
              </Button>
            )}
            {leftOut === 0 && saveButton}
          </ButtonRow>
          <div className={styles.url}>
            <label htmlFor={`${ids}url`}>{messages.url}</label>
            <Input
              ref={field}
              id={`${ids}url`}
              readOnly
              value={url}
              aria-describedby={`${ids}length ${leftOutId}`.trim()}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Note id={`${ids}length`}>
              {messages.urlLength(url.length)}
              {url.length > LONG_URL && <strong>{messages.urlTooLong}</strong>}
            </Note>
          </div>
        </div>
        <div className={styles.code}>
          <QrCode url={url} name={givenName(name) ?? shownName(FALLBACK_NAME)} />
        </div>
      </Section>
      <ReplayLink name={name} onCopy={(write) => void copy(write, messages.replayCopied)} />
      <Section className={styles.foot}>
        <p>{messages.tip}</p>
        <Disclosure summary={messages.moreTips}>
          <ul className={styles.tips}>
            {messages.tipList.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
            <li>
              {streamTip((name) => (
                <a href={localPath('/streaming')}>{name}</a>
              ))}
            </li>
          </ul>
          {request && (
            <div className={styles.plain}>
              <Note id={`${ids}plain`}>{messages.plainLinkNote}</Note>
              <Button
                kind="text"
                aria-describedby={`${ids}plain ${leftOutId}`.trim()}
                onClick={() => void copy(async () => copyText(createPlainLink(request)))}
              >
                {messages.copyPlainLink}
              </Button>
            </div>
          )}
        </Disclosure>
        <p>{messages.permanent}</p>
      </Section>
    </Dialog>
  )
}

const isPhoto = (picture = '') => photoOf(picture) !== null
const isPhotographed = ({ picture }: Segment) => isPhoto(picture)

interface NameFieldProps {
  readonly name: string
  onName(text: string): void
}

/** The wheel keeps its own name. */
function NameField({ name, onName }: NameFieldProps) {
  const { isCut, handlers } = useLimitedText(onName, MAX_WHEEL_NAME)
  return (
    <Field
      className={styles.name}
      label={messages.name}
      note={isCut && messages.nameTooLong}
      dir="auto"
      value={name}
      placeholder={shownName(FALLBACK_NAME)}
      {...handlers}
    />
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

async function copyField(field: HTMLInputElement | null): Promise<void> {
  if (field) await copyFrom(field)
}

function copyFailure(cause: unknown): ToSay {
  if (!(cause instanceof Error)) return messages.unknownError
  return cause.message ? messages.browserSays(cause.message) : messages.copyFailed
}

/** Some browsers limit how often the address bar may change. */
const ADDRESS_DELAY_MS = 300

/** A replay can be watched as long as the address is its own. */
function setAddress(hash: string): void {
  const { replay, link } = app.store.getState()
  if (!replay || replay.hash !== link?.hash) app.actions.setLink(hash)
}

interface ShareLink {
  /** Empty until known. */
  readonly url: string
  readonly request: LinkRequest | null
}

function useShareLink(name: string): ShareLink {
  const [link, setLink] = useState<ShareLink>({ url: '', request: null })
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
        timer = window.setTimeout(() => setAddress(hash), ADDRESS_DELAY_MS)
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
  // Without the language of this page.
  const request = { base: `${location.origin}/`, payload, compression }
  return { url: await createLink(request), request }
}
