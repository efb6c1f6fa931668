// Asks what the film of the last spin is to be like, makes it and saves it.

import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { canShareFile, shareFile } from '../platform/mediaFile'
import { download } from '../platform/textFile'
import { type FilmFault, type FilmFormat, stretchOf } from '../render/film'
import { app, useApp } from '../store/app'
import type { LastSpin } from '../store/state'
import { Button, ButtonRow } from '../ui/kit/Button'
import { Dialog, type DialogSlots } from '../ui/kit/Dialog'
import { Segmented } from '../ui/kit/fields/Segmented'
import { Switch } from '../ui/kit/fields/Switch'
import { loadRequested } from '../ui/kit/loading'
import { Note } from '../ui/kit/text'
import styles from './FilmDialog.module.css'
import type { FilmChoice } from './film'
import { SHAPES, SIDES, type Size } from './layout'
import { messages } from './messages'

const loadFilm = async () => ({
  ...(await import('./film')),
  ...(await import('../render/gpuHost/filmInWorker')),
})

/** Whether WebGL is drawn by hardware. */
function hasGpu(): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

type Step =
  | { readonly kind: 'choosing'; readonly problem?: string }
  | { readonly kind: 'making'; readonly percent: number }
  | {
      readonly kind: 'ready'
      readonly file: File
      readonly isSilent: boolean
      readonly isSaved?: true
    }

const CHOOSING: Step = { kind: 'choosing' }
const SIZES = Object.keys(SIDES) as Size[]
const FORMATS: readonly FilmFormat[] = ['mp4', 'webm', 'gif']

export function FilmDialog({ toasts }: DialogSlots) {
  // Another tab may spin meanwhile.
  const [spin] = useState(() => app.store.getState().lastSpin)
  const [step, setStep] = useState<Step>(CHOOSING)
  const isChoosing = step.kind === 'choosing'
  const isSaved = step.kind === 'ready' && step.isSaved
  // What a film shows of the wheel is there no more once another tab has opened another one.
  const isGone = useApp(({ wheel }) => wheel.id !== spin?.outcome.wheelId) && isChoosing
  useEffect(() => {
    if (isGone) app.actions.closeDialog()
  }, [isGone])
  return (
    <Dialog
      title={messages.title}
      toasts={toasts}
      onClose={app.actions.closeDialog}
      onEscape={
        isChoosing || isSaved ? undefined : () => step.kind === 'ready' && setStep(CHOOSING)
      }
    >
      {spin && <FilmOf spin={spin} step={step} setStep={setStep} />}
    </Dialog>
  )
}

interface FilmOfProps {
  readonly spin: LastSpin
  readonly step: Step
  setStep(step: Step): void
}

function FilmOf({ spin, step, setStep }: FilmOfProps) {
  const [choice, setChoice] = useState<FilmChoice>(() => ({
    shape: 'wide',
    // Without a GPU, twice the pixels take twice as long.
    size: hasGpu() ? 'fullHd' : 'hd',
    format: 'mp4',
    hasSound: app.store.getState().settings.soundEnabled,
  }))
  /** Of the film that is being made; another object for each. */
  const making = useRef<{ end(): void } | null>(null)
  const main = useRef<HTMLButtonElement>(null)
  const shownKind = useRef(step.kind)
  useEffect(
    () => () => {
      making.current?.end()
      // Nor does what is being prepared go on.
      making.current = null
    },
    [],
  )
  useEffect(() => {
    // The button that was pressed is gone.
    if (step.kind !== shownKind.current) main.current?.focus()
    shownKind.current = step.kind
  }, [step.kind])

  function end(next: Step): void {
    making.current?.end()
    making.current = null
    setStep(next)
  }

  async function make(): Promise<void> {
    const mine = { end() {} }
    making.current = mine
    setStep({ kind: 'making', percent: 0 })
    // Another tab may open another wheel while it loads.
    const state = app.store.getState()
    const isStill = () => making.current === mine
    const part = await loadRequested(loadFilm)
    if (!isStill()) return
    if (!part) return end(CHOOSING)
    const sentenceFor = (fault: FilmFault) =>
      fault === 'other' && choice.format === 'gif' ? messages.gifFailed : messages.faults[fault]
    const failed = (problem: string, cause: unknown) => {
      console.warn('Failed to make a video', cause)
      end({ kind: 'choosing', problem })
    }
    try {
      const order = await part.filmOrder(spin, state, choice)
      if (!isStill()) return
      mine.end = part.filmInWorker(order, {
        onProgress: (percent) => setStep({ kind: 'making', percent }),
        onDone({ file, hasSound }) {
          const name = part.filmName(spin, choice.format)
          end({
            kind: 'ready',
            file: new File([file], name, { type: file.type }),
            isSilent: choice.hasSound && choice.format !== 'gif' && !hasSound,
          })
        },
        onFailed: (fault, cause) => failed(sentenceFor(fault), cause),
      })
    } catch (cause) {
      if (isStill()) failed(sentenceFor('other'), cause)
    }
  }

  function save(ready: Extract<Step, { readonly kind: 'ready' }>): void {
    download(ready.file.name, ready.file)
    setStep({ ...ready, isSaved: true })
  }

  const choose = () => end(CHOOSING)
  if (step.kind === 'making') {
    const what = choice.format === 'gif' ? messages.makingGif : messages.making
    return <Making what={what} part={step.percent / 100} cancel={main} onCancel={choose} />
  }
  if (step.kind === 'ready') {
    return <Ready {...step} save={main} onSave={() => save(step)} onAgain={choose} />
  }
  return (
    <Choosing
      spin={spin}
      choice={choice}
      problem={step.problem}
      start={main}
      onChange={(change) => setChoice({ ...choice, ...change })}
      onStart={() => void make()}
    />
  )
}

interface ChoosingProps {
  readonly spin: LastSpin
  readonly choice: FilmChoice
  readonly problem: string | undefined
  readonly start: RefObject<HTMLButtonElement | null>
  onChange(change: Partial<FilmChoice>): void
  onStart(): void
}

function Choosing({ spin, choice, problem, start, onChange, onStart }: ChoosingProps) {
  const gifNote = useId()
  const { launch, outcome } = spin
  const isGif = choice.format === 'gif'
  const { count, frameRate } = stretchOf(choice.format, launch)
  const seconds = Math.round(count / frameRate)
  function submitted(event: FormEvent) {
    event.preventDefault()
    onStart()
  }
  return (
    <form className={styles.form} onSubmit={submitted}>
      <p>{messages.about(outcome.winner.text, seconds)}</p>
      <Segmented
        legend={messages.format}
        options={FORMATS.map((value) => ({ value, label: messages.formats[value] }))}
        value={choice.format}
        describedBy={isGif ? gifNote : undefined}
        onChoose={(format) => onChange({ format })}
      />
      {isGif ? (
        <Note id={gifNote}>{messages.gif}</Note>
      ) : (
        <>
          <Segmented
            legend={messages.shape}
            options={SHAPES.map((value) => ({ value, label: messages.shapes[value] }))}
            value={choice.shape}
            onChoose={(shape) => onChange({ shape })}
          />
          <Segmented
            legend={messages.size}
            options={SIZES.map((value) => ({ value, label: messages.lines(SIDES[value]) }))}
            value={choice.size}
            onChoose={(size) => onChange({ size })}
          />
          <Switch
            label={messages.sound}
            isOn={choice.hasSound}
            onSwitch={(hasSound) => onChange({ hasSound })}
          />
        </>
      )}
      {problem && (
        <Note className={styles.problem} role="alert">
          {problem}
        </Note>
      )}
      <ButtonRow>
        <Button ref={start} kind="primary" type="submit">
          {isGif ? messages.startGif : messages.start}
        </Button>
      </ButtonRow>
    </form>
  )
}

interface MakingProps {
  readonly what: string
  /** Of the film, 0 to 1. */
  readonly part: number
  readonly cancel: RefObject<HTMLButtonElement | null>
  onCancel(): void
}

function Making({ what, part, cancel, onCancel }: MakingProps) {
  const id = useId()
  return (
    <div className={styles.form}>
      <p className={styles.making}>
        <span id={id}>{what}</span>
        <span>{messages.progress(part)}</span>
      </p>
      <progress className={styles.progress} value={part} aria-label={what} />
      <ButtonRow>
        {/* Who has come to it by the keyboard hears what it would end. */}
        <Button ref={cancel} aria-describedby={id} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </ButtonRow>
    </div>
  )
}

interface ReadyProps {
  readonly file: File
  readonly isSilent: boolean
  readonly save: RefObject<HTMLButtonElement | null>
  onSave(): void
  onAgain(): void
}

function Ready({ file, isSilent, save, onSave, onAgain }: ReadyProps) {
  const id = useId()
  const isGif = file.type === 'image/gif'
  const ready = isGif ? messages.gifReady : messages.ready
  return (
    <div className={styles.form}>
      <div id={id}>
        <p>{ready(file.size / 1e6)}</p>
        {isSilent && <Note>{messages.noSound}</Note>}
      </div>
      <ButtonRow>
        {/* It gets the focus as it appears, so that this is read aloud. */}
        <Button ref={save} kind="primary" aria-describedby={id} onClick={onSave}>
          {isGif ? messages.saveGif : messages.save}
        </Button>
        {canShareFile(file) && (
          <Button onClick={() => void shareFile(file).catch(console.info)}>{messages.share}</Button>
        )}
        <Button onClick={onAgain}>{messages.again}</Button>
      </ButtonRow>
    </div>
  )
}
