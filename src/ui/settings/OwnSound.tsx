// A file of the visitor's own in place of one sound of the set.

import { useEffect, useId, useRef, useState } from 'react'
import { randomId } from '../../platform/entropy'
import { readSound } from '../../platform/sounds/readSound'
import { pickFile } from '../../platform/textFile'
import { app, useApp } from '../../store/app'
import { messages as libraryMessages } from '../../store/library/messages'
import { openLibrary } from '../../store/photos'
import { said } from '../../text/say'
import { nameText } from '../../wheel/name'
import type { SoundPart } from '../../wheel/settings/settings'
import { soundFileOf, soundText } from '../../wheel/soundFile'
import { Button } from '../kit/Button'
import { Note } from '../kit/text'
import styles from './OwnSound.module.css'
import { ownSoundMessages as messages, refusals } from './soundMessages'

/** At most as long as the name of a wheel. */
const shownName = (fileName: string) => nameText(fileName) ?? '?'

const { chooseSounds, showToast } = app.actions

/** Phones offer to record one besides. */
const SOUND_TYPES = 'audio/*'

interface OwnSoundProps {
  readonly part: SoundPart
  /** What its switch is called. */
  readonly label: string
}

export function OwnSound({ part, label }: OwnSoundProps) {
  const text = useApp((state) => state.settings.ownSounds[part])
  const own = soundFileOf(text)
  const name = shownName(own?.name ?? '')
  const isMissing = useIsMissing(own?.hash)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const note = isReading ? messages.reading : (problem ?? (isMissing ? messages.missing : null))

  async function pick() {
    if (isReading) return
    const file = await pickFile(SOUND_TYPES)
    if (!file) return
    setProblem(null)
    setReading(true)
    const refused = await take(file, part)
    setReading(false)
    setProblem(refused)
  }

  function remove() {
    const from = app.store.getState().settings
    choose(part, '')
    setProblem(null)
    // The button that was pressed is gone.
    button.current?.focus()
    const settings = { from: app.store.getState().settings, to: from }
    const says = messages.removed(name)
    const change = { kind: 'settings', settings } as const
    const undo = { id: randomId(), name: says, change, size: 0 }
    showToast(says, 'info', { undo })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className={styles.sound} role="group" aria-label={label}>
      <span>
        {label}
        {own && <bdi>{name}</bdi>}
      </span>
      <div>
        <Button
          ref={button}
          kind="text"
          aria-label={messages.chooseFor(label)}
          aria-describedby={note === null ? undefined : noteId}
          aria-disabled={isReading || undefined}
          onClick={pick}
        >
          {messages.choose}
        </Button>
        {own && !isMissing && (
          <Button
            kind="text"
            aria-label={messages.playFile(name)}
            onClick={() => choose(part, text)}
          >
            {messages.play}
          </Button>
        )}
        {own && (
          <Button kind="text" aria-label={messages.removeFile(name)} onClick={remove}>
            {messages.remove}
          </Button>
        )}
      </div>
      <Note id={noteId} role="status">
        {note}
      </Note>
    </div>
  )
}

/** And hears it. @param text as `soundText` writes it; empty for none */
function choose(part: SoundPart, text: string): void {
  const { ownSounds } = app.store.getState().settings
  chooseSounds({ ownSounds: { ...ownSounds, [part]: text } }, part)
}

/** Nothing changes where the file cannot be used or kept. @returns why, or `null` */
async function take(file: File, part: SoundPart): Promise<string | null> {
  const { id } = app.store.getState().wheel
  const read = await readSound(file, part === 'tick')
  if (read.refusal !== undefined) return refusals[read.refusal](file.name)
  try {
    const { photos } = await openLibrary()
    const outcome = await photos.put(new Map([[read.hash, read.blob]]))
    if (outcome.fault !== null) return said(libraryMessages.soundNotKept(file.name, outcome.fault))
  } catch (cause) {
    console.warn('Failed to load a part of the page', cause)
    return refusals.failed(file.name)
  }
  // Another wheel may have been opened meanwhile.
  if (app.store.getState().wheel.id === id)
    choose(part, soundText({ hash: read.hash, name: shownName(file.name) }))
  return null
}

/** Whether the library lacks a file; not known until it has been asked. */
function useIsMissing(hash: string | undefined): boolean {
  const [missing, setMissing] = useState<string | null>(null)
  useEffect(() => {
    if (hash === undefined) return
    let isOver = false
    let stop = () => {}
    async function look(asked: string) {
      const library = await openLibrary()
      const read = async () => {
        const outcome = await library.photos.read([asked])
        if (isOver) return
        setMissing(outcome.fault === null && outcome.value.has(asked) ? null : asked)
      }
      if (isOver) return
      stop = library.watch(read)
      await read()
    }
    look(hash).catch((cause: unknown) => {
      console.warn('Failed to load a part of the page', cause)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [hash])
  return hash !== undefined && missing === hash
}
