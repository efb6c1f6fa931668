// A dialog in which something is set up, drawn and shown. What was drawn stays until it is drawn again or closed.

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { app, useApp } from '../../../store/app'
import { inSequence } from '../../../text/sentences'
import { Button, ButtonRow } from '../../../ui/kit/Button'
import { Dialog, type DialogSlots } from '../../../ui/kit/Dialog'
import { Segmented } from '../../../ui/kit/fields/Segmented'
import { Note } from '../../../ui/kit/text'
import { attendanceMessages } from '../../../ui/lists/messages'
import { useIsPresenting } from '../../../ui/presentation/presentation'
import type { Segment } from '../../../wheel/segment'
import { effectiveTiming } from '../../../wheel/settings/timing'
import { DrawnView } from './DrawnView'
import { lastChoices } from './draft'
import type { Drawn } from './drawn'
import styles from './Groups.module.css'
import { messages } from './messages'

interface DrawingDialogProps extends DialogSlots {
  readonly kind: Drawn['kind']
  readonly children?: ReactNode
  readonly note: string
  /** Who is left out. */
  readonly absent: readonly Segment[]
  /** Whether some are to stay together or apart. */
  readonly hasAbsentPair?: boolean
  readonly problem: string | null
  /** Whether nothing can be drawn until the problem is mended. */
  readonly isImpossible: boolean
  readonly noteId: string
  /** The parts that were drawn, or `null` when it has set a problem. */
  draw(): Drawn['parts'] | null
  onEdit(): void
}

export function DrawingDialog(props: DrawingDialogProps) {
  const { kind, children, note, absent, hasAbsentPair, problem, isImpossible, noteId, toasts } =
    props
  const { draw, onEdit } = props
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [isSettingUp, setSettingUp] = useState(true)
  const [reveal, setReveal] = useState(lastChoices.reveal)
  const isStill = useApp(({ settings, device }) => {
    const { transitionMs, isMotionReduced } = effectiveTiming(settings.animationSpeed, device)
    return isMotionReduced || transitionMs === 0
  })
  const isPresenting = useIsPresenting()
  const form = useRef<HTMLFormElement>(null)
  const isShowing = drawn !== null && !isSettingUp

  // Back from the result, whose button is gone.
  useEffect(() => {
    if (isSettingUp && drawn) form.current?.querySelector<HTMLElement>('[type="number"]')?.focus()
  }, [isSettingUp, drawn])

  function drawNow() {
    const parts = draw()
    if (!parts) return
    setDrawn({
      kind,
      wheelName: app.store.getState().wheel.name,
      parts,
      times: (drawn?.times ?? 0) + 1,
      isOneByOne: reveal === 'oneByOne' && !isStill,
    })
    setSettingUp(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isImpossible) drawNow()
  }

  function chooseReveal(chosen: typeof reveal) {
    lastChoices.reveal = chosen
    setReveal(chosen)
  }

  function bringBack() {
    app.actions.setAbsent(
      absent.map(({ id }) => id),
      false,
    )
    // The pressed button goes with those it was for.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }

  /** What was shown before is not revealed again. */
  function goBack() {
    if (drawn) setDrawn({ ...drawn, isOneByOne: false })
    setSettingUp(false)
    onEdit()
  }

  return (
    <Dialog
      title={messages[kind]}
      isWide
      isFull={isShowing && isPresenting}
      toasts={toasts}
      onClose={app.actions.closeDialog}
    >
      {isShowing ? (
        <DrawnView
          drawn={drawn}
          problem={problem}
          onAgain={drawNow}
          onChange={kind === 'groups' ? () => setSettingUp(true) : undefined}
        />
      ) : (
        <form ref={form} className={styles.form} noValidate onSubmit={submit} onChange={onEdit}>
          {children}
          {!isStill && (
            <Segmented
              legend={messages.reveal}
              options={[
                { value: 'oneByOne', label: messages.reveals.oneByOne },
                { value: 'atOnce', label: messages.reveals.atOnce },
              ]}
              value={reveal}
              isInline
              onChoose={chooseReveal}
            />
          )}
          {absent.length > 0 && (
            <p className={styles.absent}>
              <span>
                {inSequence([
                  messages.absent(absent.map(({ text }) => text)),
                  hasAbsentPair ? messages.pairsOfAbsent : '',
                ])}
              </span>
              <Button kind="text" onClick={bringBack}>
                {attendanceMessages.allHere}
              </Button>
            </p>
          )}
          <div className={styles.foot}>
            <Note
              id={noteId}
              className={`${styles.note} ${problem ? styles.problem : ''}`}
              role="status"
            >
              {problem ?? note}
            </Note>
            <ButtonRow>
              <Button onClick={drawn ? goBack : app.actions.closeDialog}>
                {drawn ? messages.back : messages.cancel}
              </Button>
              <Button
                ref={(button) => {
                  // What is asked for comes first; where nothing is, one key draws.
                  if (button) button.autofocus = !children
                }}
                type="submit"
                kind="primary"
                aria-disabled={isImpossible}
                aria-describedby={noteId}
              >
                {messages.make[kind]}
              </Button>
            </ButtonRow>
          </div>
        </form>
      )}
    </Dialog>
  )
}
