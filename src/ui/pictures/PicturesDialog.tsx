// Gives options their pictures: many at once, by the names of their files, or one by one.

import {
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type PictureRead, readPictures } from '../../platform/pictures/readPictures'
import { pickFiles } from '../../platform/textFile'
import { app, useApp } from '../../store/app'
import { keepPhotos } from '../../store/photos'
import { isEmoji, photoText } from '../../wheel/picture'
import { hasUntouchedOptions } from '../../wheel/presets'
import { MAX_SEGMENTS, MIN_SEGMENTS, type Segment } from '../../wheel/segment'
import { PICTURE_PLACES } from '../../wheel/settings/settings'
import { splitCharacters } from '../../wheel/text'
import { messages as importMessages } from '../import/messages'
import { Button, ButtonRow } from '../kit/Button'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { Field, Input } from '../kit/fields/Field'
import { Segmented } from '../kit/fields/Segmented'
import { Select } from '../kit/fields/Select'
import { PlusIcon } from '../kit/icons'
import { Menu } from '../kit/Menu'
import { Note, Tag } from '../kit/text'
import { messages, placeNames, refusals } from './messages'
import { Picture } from './Picture'
import styles from './Pictures.module.css'
import { type Fate, type Proposal, proposalsOf, type Refused, settle } from './proposals'

/** What browsers can read; phones offer the camera besides. */
const PICTURE_TYPES = 'image/*'
/** Rows of options without pictures: more would be slow, and nobody gives them pictures one by one. */
const MAX_ROWS = 200
const THUMBNAIL = 96

type Step =
  | { readonly kind: 'options' }
  | { readonly kind: 'reading'; readonly done: number; readonly count: number }
  | {
      readonly kind: 'proposed'
      readonly proposals: readonly Proposal[]
      readonly refused: readonly Refused[]
    }

export function PicturesDialog({ toasts }: DialogSlots) {
  const [step, setStep] = useState<Step>({ kind: 'options' })
  const reading = useRef<AbortController | null>(null)
  const dropped = useApp((state) => state.pictureFiles)
  useEffect(() => () => reading.current?.abort(), [])

  async function readAll(files: readonly File[]) {
    if (files.length === 0) return
    const reads = await read(files)
    if (!reads) return
    const { wheel } = app.store.getState()
    const names = files.map(({ name }) => name)
    setStep({ kind: 'proposed', ...proposalsOf(names, reads, wheel.segments) })
  }

  /** For one option: nothing has to be matched. */
  async function readOne(option: Segment) {
    const file = (await pickFiles(PICTURE_TYPES, false))[0]
    const [found] = (file && (await read([file]))) ?? []
    if (!file || !found) return
    if (found.refusal !== undefined) {
      setStep({
        kind: 'proposed',
        proposals: [],
        refused: [{ file: file.name, why: found.refusal }],
      })
      return
    }
    setStep({ kind: 'options' })
    await keepPhotos(app, new Map([[found.hash, found.blob]]))
    app.actions.givePictures(new Map([[option.id, photoText(found.hash, found.preview)]]))
  }

  /** `null` where it was given up. */
  async function read(files: readonly File[]): Promise<readonly PictureRead[] | null> {
    const control = new AbortController()
    reading.current?.abort()
    reading.current = control
    const reads: PictureRead[] = []
    setStep({ kind: 'reading', done: 0, count: files.length })
    await readPictures(
      files,
      (index, one) => {
        reads[index] = one
        setStep({ kind: 'reading', done: index + 1, count: files.length })
      },
      control.signal,
    )
    return control.signal.aborted ? null : reads
  }

  function cancel() {
    reading.current?.abort()
    setStep({ kind: 'options' })
  }

  async function use(proposals: readonly Proposal[], isReplacing: boolean) {
    const { given, added } = settle(proposals, app.store.getState().wheel.segments)
    const used = new Set([...given.values(), ...added.map(([, picture]) => picture)])
    const photos = proposals.filter(({ picture }) => used.has(picture))
    await keepPhotos(app, new Map(photos.map(({ hash, blob }) => [hash, blob])))
    if (added.length > 0) app.actions.addPictured(added, given, isReplacing)
    else app.actions.givePictures(given)
    app.actions.closeDialog()
  }

  const takeDropped = useEffectEvent(() => void readAll(dropped))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is dropped later is read anew
  useEffect(() => takeDropped(), [dropped])

  function takeFiles(event: ClipboardEvent | DragEvent, files: FileList | undefined) {
    if (!files?.length) return
    event.preventDefault()
    event.stopPropagation()
    void readAll([...files])
  }

  return (
    <Dialog title={messages.title} toasts={toasts} onClose={app.actions.closeDialog}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pasted or dropped has a button too */}
      <div
        className={styles.body}
        onPaste={(event) => takeFiles(event, event.clipboardData.files)}
        onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
      >
        {step.kind === 'options' && <Options onAll={readAll} onOne={readOne} />}
        {step.kind === 'reading' && <Reading {...step} onCancel={cancel} />}
        {step.kind === 'proposed' && <Proposed {...step} onUse={use} onCancel={cancel} />}
      </div>
    </Dialog>
  )
}

interface OptionsProps {
  onAll(files: readonly File[]): Promise<void>
  onOne(option: Segment): Promise<void>
}

function Options({ onAll, onOne }: OptionsProps) {
  const segments = useApp((state) => state.wheel.segments)
  const place = useApp((state) => state.settings.picturePlace)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const pictured = segments.filter(({ picture }) => picture !== undefined)
  const listed = segments.length <= MAX_ROWS ? segments : segments.slice(0, MAX_ROWS)
  return (
    <>
      <div className={styles.choose}>
        <Button
          kind="primary"
          aria-disabled={isSpinning}
          onClick={async () => isSpinning || onAll(await pickFiles(PICTURE_TYPES))}
        >
          {messages.choose}
        </Button>
        <Note>
          {messages.hint} <span className={styles.drop}>{messages.drop}</span>
        </Note>
      </div>
      {pictured.length > 0 && (
        <Select
          label={messages.place}
          values={PICTURE_PLACES}
          names={placeNames}
          value={place}
          onChoose={(picturePlace) =>
            app.actions.changeSettings((settings) => ({ ...settings, picturePlace }))
          }
        />
      )}
      <ul className={styles.list}>
        {listed.map((option) => (
          <Row key={option.id} option={option} isLocked={isSpinning} onOne={onOne} />
        ))}
      </ul>
      {listed.length < segments.length && (
        <Note>{messages.more(segments.length - listed.length)}</Note>
      )}
      {pictured.length > 1 && (
        <Button
          kind="text"
          aria-disabled={isSpinning}
          onClick={() =>
            app.actions.givePictures(new Map(pictured.map(({ id }) => [id, null] as const)))
          }
        >
          {messages.removeAll}
        </Button>
      )}
    </>
  )
}

interface RowProps extends Pick<OptionsProps, 'onOne'> {
  readonly option: Segment
  readonly isLocked: boolean
}

function Row({ option, isLocked, onOne }: RowProps) {
  const { id, text, picture } = option
  const give = (next: string | null) => {
    if (!isLocked) app.actions.givePictures(new Map([[id, next]]))
  }
  return (
    <li className={styles.row}>
      <Menu
        place="start"
        className={styles.slot}
        name={messages.pictureOf(text)}
        label={
          picture === undefined ? (
            <PlusIcon />
          ) : (
            <Picture picture={picture} pixels={THUMBNAIL} className={styles.thumbnail} />
          )
        }
      >
        <Button kind="text" aria-disabled={isLocked} onClick={() => isLocked || onOne(option)}>
          {messages.choosePhoto}
        </Button>
        <Field
          className={styles.emoji}
          label={messages.emoji}
          value={picture !== undefined && isEmoji(picture) ? picture : ''}
          readOnly={isLocked}
          // The last one typed is meant.
          onChange={({ target }) => {
            const emoji = splitCharacters(target.value).findLast(isEmoji)
            if (emoji !== undefined && emoji !== picture) give(emoji)
            else if (target.value === '') give(null)
          }}
        />
        {picture !== undefined && (
          <Button kind="text" aria-disabled={isLocked} onClick={() => give(null)}>
            {messages.remove}
          </Button>
        )}
      </Menu>
      <bdi className={styles.text}>{text}</bdi>
    </li>
  )
}

interface ReadingProps {
  readonly done: number
  readonly count: number
  onCancel(): void
}

function Reading({ done, count, onCancel }: ReadingProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => cancel.current?.focus(), [])
  const label = messages.reading(Math.min(done + 1, count), count)
  return (
    <>
      <p>{label}</p>
      <progress className={styles.progress} max={count} value={done} aria-label={label} />
      <ButtonRow>
        <Button ref={cancel} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </ButtonRow>
    </>
  )
}

interface ProposedProps {
  readonly proposals: readonly Proposal[]
  readonly refused: readonly Refused[]
  onUse(proposals: readonly Proposal[], isReplacing: boolean): Promise<void>
  onCancel(): void
}

const FATES: Record<Fate, string | null> = {
  given: null,
  new: messages.isNew,
  unused: messages.isUnused,
  twice: messages.isTwice,
}

function Proposed({ proposals: first, refused, onUse, onCancel }: ProposedProps) {
  const wheel = useApp((state) => state.wheel)
  const { segments } = wheel
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [isReplacing, setReplacing] = useState(() => hasUntouchedOptions(wheel))
  const [proposals, setProposals] = useState(first)
  const [matched] = useState(() => settle(first, segments).given.size)
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { given, added, fates } = settle(proposals, segments)
  const count = given.size + added.length
  // Only where all of them are new.
  const canReplace = given.size === 0 && added.length >= MIN_SEGMENTS
  const kept = canReplace && isReplacing ? 0 : segments.length
  const isTooMany = kept + added.length > MAX_SEGMENTS
  const canUse = count > 0 && !isTooMany && !isSpinning

  return (
    <>
      {proposals.length > 0 && (
        <>
          <p ref={heading} tabIndex={-1} className={styles.heading}>
            {messages.matched(matched, proposals.length)}
          </p>
          <Note>{matched > 0 ? messages.correctNames : messages.giveNames}</Note>
          <datalist id="picture-options">
            {segments.map(({ id, text }) => (
              <option key={id} value={text} />
            ))}
          </datalist>
          <ul className={styles.list}>
            {proposals.map(({ file, picture, blob, name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be the same, and none moves
              <li key={index} className={styles.row}>
                <Picture
                  picture={picture}
                  pixels={THUMBNAIL}
                  file={blob}
                  className={styles.thumbnail}
                />
                <div className={styles.named}>
                  <Input
                    dir="auto"
                    list="picture-options"
                    value={name}
                    aria-label={messages.optionFor(file)}
                    onChange={({ target }) =>
                      setProposals((before) =>
                        before.with(index, { ...(before[index] as Proposal), name: target.value }),
                      )
                    }
                  />
                  <small dir="auto">{file}</small>
                </div>
                <Fated fate={fates[index]} />
              </li>
            ))}
          </ul>
        </>
      )}
      {canReplace && (
        <Segmented
          legend={importMessages.now(segments.length)}
          className={styles.place}
          options={[
            { value: 'replace', label: importMessages.replace },
            { value: 'add', label: importMessages.add },
          ]}
          value={isReplacing ? 'replace' : 'add'}
          onChoose={(value) => setReplacing(value === 'replace')}
        />
      )}
      {refused.length > 0 && <RefusedFiles refused={refused} />}
      {isTooMany && <Note role="status">{messages.tooManyNew(MAX_SEGMENTS)}</Note>}
      <div className={styles.foot}>
        <ButtonRow>
          <Button onClick={onCancel}>{messages.cancel}</Button>
          {proposals.length > 0 && (
            <Button
              kind="primary"
              aria-disabled={!canUse}
              onClick={() => canUse && void onUse(proposals, canReplace && isReplacing)}
            >
              {messages.use(count)}
            </Button>
          )}
        </ButtonRow>
      </div>
    </>
  )
}

function Fated({ fate = 'unused' }: { readonly fate: Fate | undefined }) {
  const label = FATES[fate]
  return label && <Tag className={styles.fate}>{label}</Tag>
}

function RefusedFiles({ refused }: { readonly refused: readonly Refused[] }) {
  return (
    <div role="alert" className={styles.refused}>
      <p>{messages.refused(refused.length)}</p>
      <ul>
        {refused.map(({ file, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be the same, and none moves
          <li key={index}>
            <bdi>{file}</bdi> {refusals[why]}
          </li>
        ))}
      </ul>
    </div>
  )
}
