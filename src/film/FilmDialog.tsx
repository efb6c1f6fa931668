// Asks what the film of the last spin is to be like, makes it and saves it.

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { canShareFile, saveFile, shareFile } from '../platform/mediaFile'
import { type FilmFormat, frameCount, frameMs } from '../render/film'
import { app } from '../store/app'
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
  | { readonly kind: 'ready'; readonly file: File; readonly isSilent: boolean }

const SIZES = Object.keys(SIDES) as Size[]
const FORMATS: readonly FilmFormat[] = ['mp4', 'webm']

export function FilmDialog({ toasts }: DialogSlots) {
  // Another tab may spin meanwhile.
  const [spin] = useState(() => app.store.getState().lastSpin)
  return (
    <Dialog title={messages.title} toasts={toasts} onClose={app.actions.closeDialog}>
      {spin && <FilmOf spin={spin} />}
    </Dialog>
  )
}

function FilmOf({ spin }: { readonly spin: LastSpin }) {
  const [choice, setChoice] = useState<FilmChoice>(() => ({
    shape: 'wide',
    // Without a GPU, twice the pixels take twice as long.
    size: hasGpu() ? 'fullHd' : 'hd',
    format: 'mp4',
    hasSound: app.store.getState().settings.soundEnabled,
  }))
  const [step, setStep] = useState<Step>({ kind: 'choosing' })
  /** Of the film that is being made; another object for each. */
  const making = useRef<{ end(): void } | null>(null)
  const main = useRef<HTMLButtonElement>(null)
  const shownKind = useRef(step.kind)
  useEffect(() => () => making.current?.end(), [])
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
    const isStill = () => making.current === mine
    const part = await loadRequested(loadFilm)
    if (!isStill()) return
    if (!part) return end({ kind: 'choosing' })
    const failed = (problem: string, cause: unknown) => {
      console.warn('Failed to make a video', cause)
      end({ kind: 'choosing', problem })
    }
    try {
      const order = await part.filmOrder(spin, app.store.getState(), choice)
      if (!isStill()) return
      mine.end = part.filmInWorker(order, {
        onProgress: (percent) => setStep({ kind: 'making', percent }),
        onDone({ file, hasSound }) {
          const name = part.filmName(spin, choice.format)
          end({
            kind: 'ready',
            file: new File([file], name, { type: file.type }),
            isSilent: choice.hasSound && !hasSound,
          })
        },
        onFailed: (fault, cause) => failed(messages.faults[fault], cause),
      })
    } catch (cause) {
      if (isStill()) failed(messages.faults.other, cause)
    }
  }

  const cancel = () => end({ kind: 'choosing' })
  if (step.kind === 'making') {
    return <Making part={step.percent / 100} cancel={main} onCancel={cancel} />
  }
  if (step.kind === 'ready') return <Ready {...step} save={main} />
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
  const { launch, outcome } = spin
  const seconds = Math.round(frameMs(frameCount(launch)) / 1000)
  function submitted(event: FormEvent) {
    event.preventDefault()
    onStart()
  }
  return (
    <form className={styles.form} onSubmit={submitted}>
      <p>{messages.about(outcome.winner.text, seconds)}</p>
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
      <Segmented
        legend={messages.format}
        options={FORMATS.map((value) => ({ value, label: messages.formats[value] }))}
        value={choice.format}
        onChoose={(format) => onChange({ format })}
      />
      <Switch
        label={messages.sound}
        isOn={choice.hasSound}
        onSwitch={(hasSound) => onChange({ hasSound })}
      />
      {problem && (
        <Note className={styles.problem} role="alert">
          {problem}
        </Note>
      )}
      <ButtonRow>
        <Button ref={start} kind="primary" type="submit">
          {messages.start}
        </Button>
      </ButtonRow>
    </form>
  )
}

interface MakingProps {
  /** Of the film, 0 to 1. */
  readonly part: number
  readonly cancel: RefObject<HTMLButtonElement | null>
  onCancel(): void
}

function Making({ part, cancel, onCancel }: MakingProps) {
  return (
    <div className={styles.form}>
      <p className={styles.making}>
        <span>{messages.making}</span>
        <span>{messages.progress(part)}</span>
      </p>
      <progress className={styles.progress} value={part} aria-label={messages.making} />
      <ButtonRow>
        <Button ref={cancel} onClick={onCancel}>
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
}

function Ready({ file, isSilent, save }: ReadyProps) {
  return (
    <div className={styles.form}>
      <div role="status">
        <p>{messages.ready(file.size / 1e6)}</p>
        {isSilent && <Note>{messages.noSound}</Note>}
      </div>
      <ButtonRow>
        <Button ref={save} kind="primary" onClick={() => saveFile(file)}>
          {messages.save}
        </Button>
        {canShareFile(file) && (
          <Button onClick={() => void shareFile(file).catch(console.info)}>{messages.share}</Button>
        )}
      </ButtonRow>
    </div>
  )
}
