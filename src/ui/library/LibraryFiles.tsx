import { useEffect, useRef, useState } from 'react'
import { downloadText, pickFile, WHEEL_EXTENSION, WHEEL_TYPE } from '../../platform/textFile'
import { ShareError } from '../../share/payload'
import { app } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import {
  type Choice,
  firstChoice,
  isLibraryFile,
  MAX_LIBRARY_LENGTH,
  planOf,
  type Reconciled,
  readLibraryFile,
  writeLibraryFile,
} from '../../store/library/libraryFile'
import type { UsedWheel } from '../../store/library/wheels'
import { addPhotos, type FiledParts, readFilePhotos } from '../../store/photoFiles'
import { Button, ButtonRow } from '../kit/Button'
import { Select } from '../kit/fields/Select'
import styles from './Library.module.css'
import { messages } from './messages'

const { wheelCommands } = browserLibrary()

/** Earlier files end in `.json`. Phones know `.fairwheel` only as any bytes. */
const FILE_TYPES = `${WHEEL_EXTENSION},.json,application/json,application/octet-stream`

export interface ComparedFile {
  readonly reconciled: readonly Reconciled[]
  readonly unreadable: number
  /** As found: see `filesIn`. */
  readonly photos: unknown
}

const partsOf = ({ own: { wheel, settings } }: UsedWheel): FiledParts => ({
  wheel,
  ownSounds: settings.ownSounds,
})

export async function saveAllWheels(): Promise<void> {
  const wheels = await wheelCommands.everyWheel()
  if (!wheels) return
  const now = Date.now()
  const day = new Date(now).toISOString().slice(0, 10)
  const name = `my-wheels-${day}${WHEEL_EXTENSION}`
  const { text, lacks } = await addPhotos(app, writeLibraryFile(wheels, now), wheels.map(partsOf))
  downloadText(name, text, WHEEL_TYPE)
  app.actions.showToast(messages.allSaved(wheels.length), lacks ? 'warning' : 'success', {
    ...(lacks && { detail: lacks, durationMs: 8000 }),
  })
}

/** `null` if there is none, or not of all wheels, which the visitor is told. Never rejects. */
export async function pickLibraryFile(): Promise<ComparedFile | null> {
  const file = await pickFile(FILE_TYPES)
  return file ? compareFile(file) : null
}

async function compareFile(file: File): Promise<ComparedFile | null> {
  // A character has at most four bytes: a larger file is too long, unread.
  const isTooLong = file.size > 4 * MAX_LIBRARY_LENGTH
  return compare(isTooLong ? Promise.reject(new ShareError('file')) : file.text())
}

/** `null` if the text is not of all wheels, which the visitor is told. Never rejects. */
export function compareText(text: string): Promise<ComparedFile | null> {
  return compare(Promise.resolve(text))
}

async function compare(read: Promise<string>): Promise<ComparedFile | null> {
  try {
    const text = await read
    if (!isLibraryFile(text)) {
      app.actions.showToast(messages.noLibraryFile, 'error')
      return null
    }
    const { wheels, unreadable, photos } = readLibraryFile(text, Date.now())
    const reconciled = await wheelCommands.compare(wheels)
    return reconciled ? { reconciled, unreadable, photos } : null
  } catch (cause) {
    console.info('Failed to read a file of all wheels', cause)
    app.actions.showToast(messages.fileNotRead, 'error')
    return null
  }
}

const CHOICES: readonly Choice[] = ['here', 'file', 'both']
/** More would make a page of questions; the others follow the rule that the first choice has. */
const MOST_QUESTIONS = 200

interface FilePreviewProps {
  readonly file: ComparedFile
  onDone(): void
}

export function FilePreview({ file, onDone }: FilePreviewProps) {
  const { reconciled, unreadable, photos } = file
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const head = useRef<HTMLParagraphElement>(null)
  useEffect(() => head.current?.focus(), [])
  const conflicts = reconciled.flatMap((one) =>
    one.kind === 'newerHere' || one.kind === 'newerInFile' ? one : [],
  )
  const counts = { new: 0, same: 0, newerHere: 0, newerInFile: 0 }
  for (const { kind } of reconciled) counts[kind] += 1
  const plan = planOf(reconciled, choices, (own) => own)
  const count = plan.added.length + plan.replaced.length

  async function takeIn() {
    if (isBusy || count === 0 || app.store.getState().phase === 'spinning') return
    setBusy(true)
    const taken = planOf(reconciled, choices, wheelCommands.copyWithNewId)
    const wheels = [...taken.added, ...taken.replaced].map(partsOf)
    const keepPhotos = await readFilePhotos(app, photos, wheels)
    const isIn = await wheelCommands.takeIn(taken)
    if (isIn) keepPhotos()
    setBusy(false)
    if (isIn) onDone()
  }

  return (
    <>
      <p ref={head} tabIndex={-1} className={styles.summary} role="status">
        {messages.fileSummary(reconciled.length + unreadable, { ...counts, unreadable })}
      </p>
      {conflicts.length > 0 && (
        <ul className={styles.conflicts}>
          {conflicts.slice(0, MOST_QUESTIONS).map((one) => {
            const { id, name, segments } = one.found.own.wheel
            return (
              <li key={id}>
                <Select
                  label={
                    <span className={styles.version}>
                      <bdi className={styles.name}>{name}</bdi>
                      <span className={styles.about}>
                        {messages.versions(one.kind, segments.length)}
                      </span>
                    </span>
                  }
                  values={CHOICES}
                  names={messages.choices}
                  value={choices.get(id) ?? firstChoice(one)}
                  onChoose={(choice) => setChoices(new Map(choices).set(id, choice))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <ButtonRow>
        <Button onClick={onDone}>{messages.cancel}</Button>
        <Button kind="primary" aria-disabled={isBusy || count === 0} onClick={takeIn}>
          {count === 0 ? messages.nothingToAdd : messages.takeIn(count)}
        </Button>
      </ButtonRow>
    </>
  )
}
