// Gives options their pictures: many at once, by the names of their files, or one by one.

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  BACKGROUND_SIDE,
  type PictureRead,
  readPictures,
} from '../../platform/pictures/readPictures'
import { pickFiles } from '../../platform/textFile'
import { app, useApp } from '../../store/app'
import { messages as storeMessages } from '../../store/messages'
import { keepPhotos } from '../../store/photos'
import { type PicturedPlace, withPictureAt } from '../../wheel/decor'
import { isEmoji, photoText } from '../../wheel/picture'
import type { Segment } from '../../wheel/segment'
import { PICTURE_PLACES } from '../../wheel/settings/settings'
import { splitCharacters } from '../../wheel/text'
import importStyles from '../import/Import.module.css'
import { Button, ButtonRow } from '../kit/Button'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { Field } from '../kit/fields/Field'
import { Select } from '../kit/fields/Select'
import { PlusIcon } from '../kit/icons'
import { Menu } from '../kit/Menu'
import { Note } from '../kit/text'
import { EmojiList } from './EmojiList'
import { messages, placeNames } from './messages'
import { Picture } from './Picture'
import styles from './Pictures.module.css'
import { ProposalList, THUMBNAIL } from './ProposalList'
import { NOTHING, type Proposed, proposalsOf, settle, together } from './proposals'

/** What browsers can read; phones offer the camera besides. */
const PICTURE_TYPES = 'image/*'
/** Rows of options without pictures: more would be slow, and nobody gives them pictures one by one. */
const MAX_ROWS = 200

interface Step {
  readonly kind: 'options' | 'reading' | 'proposed'
  readonly done: number
  readonly count: number
}

const CHOOSING: Step = { kind: 'options', done: 0, count: 0 }

export function PicturesDialog({ toasts }: DialogSlots) {
  const [step, setStep] = useState(CHOOSING)
  const [proposed, setProposed] = useState(NOTHING)
  const reading = useRef<AbortController | null>(null)
  const isFirst = useRef(true)
  const dropped = useApp((state) => state.pictureFiles)
  useEffect(() => () => reading.current?.abort(), [])
  useEffect(() => {
    isFirst.current = false
  }, [])

  function propose(more: Partial<Proposed>) {
    const { wheel } = app.store.getState()
    setProposed((before) => together(before, more, wheel))
    setStep({ ...CHOOSING, kind: 'proposed' })
  }

  async function readAll(files: readonly File[]) {
    if (files.length === 0) return
    setStep({ kind: 'reading', done: 0, count: files.length })
    const reads = await read(files, (done) =>
      setStep({ kind: 'reading', done, count: files.length }),
    )
    if (!reads) return
    const names = files.map(({ name }) => name)
    propose(proposalsOf(names, reads, app.store.getState().wheel.segments))
  }

  /** For one place: nothing has to be matched, and the list stays where it is. Returns the photo where it can be used. */
  async function readOne(side?: number) {
    const file = (await pickFiles(PICTURE_TYPES, false))[0]
    const [found] = (file && (await read([file], undefined, side))) ?? []
    if (!file || !found) return null
    if (found.refusal !== undefined) {
      propose({ refused: [{ file: file.name, why: found.refusal }] })
      return null
    }
    const { hash, preview, blob } = found
    const picture = photoText(hash, preview)
    void keepPhotos(app, new Map([[hash, blob]]))
    return { file: file.name, picture, hash, blob }
  }

  async function readFor(option: Segment) {
    const photo = await readOne()
    if (!photo) return
    const { picture } = photo
    app.actions.givePictures(new Map([[option.id, picture]]))
    const after = app.store.getState().wheel.segments.find(({ id }) => id === option.id)
    if (after?.picture === picture) return
    // Another tab spins the wheel, or has removed the option.
    propose({ proposals: [{ ...photo, name: option.text }] })
  }

  async function readForPlace(place: PicturedPlace) {
    const { id } = app.store.getState().wheel
    const photo = await readOne(place === 'background' ? BACKGROUND_SIDE : undefined)
    // Another tab may have opened another one meanwhile.
    if (photo && app.store.getState().wheel.id === id) giveAt(place, photo.picture)
  }

  /** `null` where it was given up. */
  async function read(
    files: readonly File[],
    onRead: (done: number) => void = () => {},
    side?: number,
  ): Promise<readonly PictureRead[] | null> {
    const control = new AbortController()
    reading.current?.abort()
    reading.current = control
    const reads: PictureRead[] = []
    await readPictures(
      files,
      (index, one) => {
        reads[index] = one
        onRead(index + 1)
      },
      control.signal,
      side,
    )
    return control.signal.aborted ? null : reads
  }

  function cancel() {
    reading.current?.abort()
    const isLeft = step.kind === 'reading' && proposed !== NOTHING
    if (!isLeft) setProposed(NOTHING)
    setStep(isLeft ? { ...CHOOSING, kind: 'proposed' } : CHOOSING)
  }

  function use({ proposals }: Proposed, isReplacing: boolean) {
    const { given, added } = settle(proposals, app.store.getState().wheel.segments)
    const used = new Set([...given.values(), ...added.map(([, picture]) => picture)])
    const photos = proposals.filter(({ picture }) => used.has(picture))
    // Shown at once, and stored meanwhile.
    void keepPhotos(app, new Map(photos.map(({ hash, blob }) => [hash, blob])))
    if (added.length > 0) app.actions.addPictured(added, given, isReplacing)
    else app.actions.givePictures(given)
    // It may just have begun to, in another tab. Otherwise all is done, also where the options had these photos.
    if (app.store.getState().phase !== 'spinning') app.actions.closeDialog()
  }

  const takeDropped = useEffectEvent(() => void readAll(dropped))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is dropped later is read anew
  useEffect(() => takeDropped(), [dropped])

  const pasted = useEffectEvent((event: ClipboardEvent) => {
    // Some programs paste a picture of the text with it.
    const isText = event.clipboardData?.getData('text')
    const files = [...(event.clipboardData?.files ?? [])]
    if (isText || files.length === 0) return
    event.preventDefault()
    void readAll(files)
  })
  // The focus may be on the dialog itself.
  useEffect(() => {
    const listener = (event: ClipboardEvent) => pasted(event)
    addEventListener('paste', listener)
    return () => removeEventListener('paste', listener)
  }, [])

  return (
    <Dialog title={messages.title} toasts={toasts} onClose={app.actions.closeDialog}>
      <div className={styles.body}>
        {step.kind === 'options' && (
          <Options
            isBack={!isFirst.current}
            onAll={readAll}
            onOne={readFor}
            onPlace={readForPlace}
          />
        )}
        {step.kind === 'reading' && <Reading {...step} onCancel={cancel} />}
        {step.kind === 'proposed' && (
          <ProposalList proposed={proposed} onChange={setProposed} onUse={use} onCancel={cancel} />
        )}
      </div>
    </Dialog>
  )
}

function giveAt(place: PicturedPlace, picture: string | null): void {
  const name = (picture === null ? storeMessages.removedPictures : storeMessages.addedPictures)(1)
  app.actions.editList((wheel) => withPictureAt(wheel, place, picture), name)
}

interface OptionsProps {
  /** From the photos: what was pressed there is gone. */
  readonly isBack: boolean
  onAll(files: readonly File[]): Promise<void>
  onOne(option: Segment): Promise<void>
  onPlace(place: PicturedPlace): Promise<void>
}

function Options({ isBack, onAll, onOne, onPlace }: OptionsProps) {
  const segments = useApp((state) => state.wheel.segments)
  const hubPicture = useApp((state) => state.wheel.hubPicture || undefined)
  const background = useApp((state) => state.wheel.background || undefined)
  const place = useApp((state) => state.settings.picturePlace)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const pictured = segments.filter(({ picture }) => picture !== undefined)
  const listed = segments.filter(({ picture }, index) => index < MAX_ROWS || picture !== undefined)
  const choose = useRef<HTMLButtonElement>(null)
  const goToStart = () => choose.current?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isBack) goToStart()
  }, [])
  return (
    <>
      <div className={importStyles.file}>
        <Button
          ref={choose}
          kind="primary"
          aria-disabled={isSpinning}
          onClick={async () => isSpinning || onAll(await pickFiles(PICTURE_TYPES))}
        >
          {messages.choose}
        </Button>
        <Note>
          {messages.hint} <span className={importStyles.drop}>{messages.drop}</span>
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
      <ul className={`${styles.list} ${styles.decor}`}>
        <Row
          text={messages.hub}
          name={hubPicture === undefined ? messages.addHub : messages.hubPicture}
          picture={hubPicture}
          isLocked={isSpinning}
          onPhoto={() => onPlace('hubPicture')}
          onGive={(picture) => giveAt('hubPicture', picture)}
        />
        <Row
          text={messages.background}
          name={background === undefined ? messages.addBackground : messages.backgroundPicture}
          picture={background}
          hasEmoji={false}
          isLocked={isSpinning}
          onPhoto={() => onPlace('background')}
          onGive={(picture) => giveAt('background', picture)}
        />
      </ul>
      <ul className={`${styles.list} ${styles.options}`}>
        {listed.map((option) => (
          <OptionRow key={option.id} option={option} isLocked={isSpinning} onOne={onOne} />
        ))}
      </ul>
      {listed.length < segments.length && (
        <Note>{messages.more(segments.length - listed.length)}</Note>
      )}
      {pictured.length > 1 && (
        <Button
          kind="text"
          aria-disabled={isSpinning}
          onClick={() => {
            goToStart()
            app.actions.givePictures(new Map(pictured.map(({ id }) => [id, null] as const)))
          }}
        >
          {messages.removeAll}
        </Button>
      )}
    </>
  )
}

interface OptionRowProps extends Pick<OptionsProps, 'onOne'> {
  readonly option: Segment
  readonly isLocked: boolean
}

function OptionRow({ option, isLocked, onOne }: OptionRowProps) {
  const { id, text, picture } = option
  return (
    <Row
      text={text}
      name={picture === undefined ? messages.addPicture(text) : messages.pictureOf(text)}
      picture={picture}
      isLocked={isLocked}
      onPhoto={() => onOne(option)}
      onGive={(next) => app.actions.givePictures(new Map([[id, next]]))}
    />
  )
}

interface RowProps {
  readonly text: string
  /** Of the button that opens its menu. */
  readonly name: string
  readonly picture: string | undefined
  readonly hasEmoji?: boolean
  readonly isLocked: boolean
  onPhoto(): Promise<void>
  /** @param picture `null` for none */
  onGive(picture: string | null): void
}

function Row(props: RowProps) {
  const { text, name, picture, hasEmoji = true, isLocked, onPhoto, onGive } = props
  const [isOpen, setOpen] = useState(false)
  const give = (next: string | null) => {
    if (!isLocked && next !== (picture ?? null)) onGive(next)
  }
  return (
    <li className={styles.row}>
      <Menu
        place="start"
        className={styles.slot}
        name={name}
        onToggle={setOpen}
        label={
          picture === undefined ? (
            <PlusIcon />
          ) : (
            <Picture picture={picture} pixels={THUMBNAIL} className={styles.thumbnail} />
          )
        }
      >
        <Button kind="text" aria-disabled={isLocked} onClick={() => isLocked || onPhoto()}>
          {messages.choosePhoto}
        </Button>
        {hasEmoji && (
          <>
            <Field
              className={styles.emoji}
              label={messages.emoji}
              value={picture !== undefined && isEmoji(picture) ? picture : ''}
              readOnly={isLocked}
              // The last one typed is meant.
              onChange={({ target }) => {
                const emoji = splitCharacters(target.value).findLast(isEmoji)
                if (emoji !== undefined) give(emoji)
                else if (target.value === '') give(null)
              }}
            />
            <div className={styles.emojis}>
              {isOpen && <EmojiList picture={picture} isLocked={isLocked} onPick={give} />}
            </div>
          </>
        )}
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
