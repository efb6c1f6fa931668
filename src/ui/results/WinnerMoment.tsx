// Screen readers hear of the winner from the live region; here they find it again, under its heading.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { copyText } from '../../platform/clipboard'
import { app, useApp } from '../../store/app'
import { momentOf, showsOther } from '../../store/sharedState'
import type { Markable } from '../../store/state'
import { shownPrize } from '../../wheel/messages'
import { isOfDraw, leavesWheel, type SpinResult } from '../../wheel/result'
import { isRemovable } from '../../wheel/segment'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { Button } from '../kit/Button'
import { findWheel } from '../kit/findWheel'
import { AbsentIcon, CopyIcon, CrossIcon, MinusIcon } from '../kit/icons'
import { onEscape, useEarly } from '../kit/Question'
import { WholeNumbers } from '../kit/text'
import { LazyPicture } from '../pictures/LazyPicture'
import { keepFitted } from './keepFitted'
import { headline, messages } from './messages'
import styles from './WinnerMoment.module.css'
import { isBeyondDisplayFace, isTall, setTones } from './winnerName'

/** As many as a photo has. */
const PICTURE_PIXELS = 512

interface WinnerMomentProps {
  readonly children: ReactNode
}

export function WinnerMoment({ children }: WinnerMomentProps) {
  const result = useApp(momentOf)
  if (!result) return null
  const { id, winner, isEliminationMode, isFinalWinner } = result
  return (
    <section
      // Another result is another moment, with its animation.
      key={id}
      className={styles.moment}
      aria-label={messages.moment}
      data-part="winner"
      data-eliminated={(isEliminationMode && !isFinalWinner) || undefined}
    >
      <Plate color={winner.color} isPictured={winner.picture !== undefined}>
        {winner.picture !== undefined && (
          <LazyPicture
            picture={winner.picture}
            pixels={PICTURE_PIXELS}
            className={styles.picture}
          />
        )}
        {children}
        <h2 className={styles.headline} data-part="headline">
          {headline(result)}
        </h2>
        <WinnerName text={winner.text} />
      </Plate>
      <div className={styles.foot}>
        <Details result={result} />
        <WinnerActions result={result} />
      </div>
    </section>
  )
}

interface PlateProps {
  readonly color: string
  readonly isPictured: boolean
  readonly children: ReactNode
}

/** In the color of the slice. */
function Plate({ color, isPictured, children }: PlateProps) {
  const plate = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (plate.current) setTones(plate.current, color)
  }, [color])
  return (
    <div ref={plate} className={styles.plate} data-pictured={isPictured || undefined}>
      {children}
    </div>
  )
}

export function WinnerName({ text }: { readonly text: string }) {
  const name = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => (name.current ? keepFitted(name.current) : undefined), [])
  return (
    <p
      ref={name}
      dir="auto"
      className={styles.name}
      data-part="name"
      data-tall={isTall(text) || undefined}
      data-face={isBeyondDisplayFace(text) ? 'system' : undefined}
    >
      <span>
        <WholeNumbers text={text} />
      </span>
    </p>
  )
}

function Details({ result }: { readonly result: SpinResult }) {
  const { isFinalWinner, isNoRepeats, remainingSegments, spinDuration, chance, prize } = result
  const hasOdds = useApp((state) => state.settings.showProbabilities)
  const eliminated = useApp(
    (state) => state.wheel.segments.filter((segment) => segment.eliminated).length,
  )
  return (
    <div className={styles.details}>
      {isFinalWinner && <p className={styles.note}>{messages.tournamentComplete}</p>}
      {/* None where another tab has begun a new tournament. */}
      {isFinalWinner && eliminated > 0 && <p>{messages.optionsEliminated(eliminated)}</p>}
      {leavesWheel(result) && !isFinalWinner && (
        <p className={styles.minor}>
          {isNoRepeats && remainingSegments === 0
            ? messages.everyoneDrawn
            : messages.optionsRemain(remainingSegments)}
        </p>
      )}
      {hasOdds && chance !== undefined && <p>{messages.chance(chance)}</p>}
      {prize ? (
        <p dir="auto" className={styles.prize}>
          {shownPrize(prize)}
        </p>
      ) : (
        <p className={styles.minor}>{messages.spinCompleted(spinDuration)}</p>
      )}
    </div>
  )
}

/** What can be done about the winner. */
export function WinnerActions({ result }: { readonly result: SpinResult }) {
  const { id, winner, isEliminationMode, isFinalWinner } = result
  const markable = useApp(({ raffle }) => raffle.markable)
  const marks = markable?.resultId === id ? markable.marks : null
  const [isMarking, setMarking] = useState(false)
  return (
    <div className={styles.actions}>
      {!isMarking && (
        <>
          {isFinalWinner && (
            <CommandButton command={COMMANDS.restoreAll} kind="plain" isSmall>
              {messages.newTournament}
            </CommandButton>
          )}
          <Button
            kind="text"
            icon={<CopyIcon />}
            onClick={(event) => {
              // After a click, the next key spins. The keyboard's focus stays where it is.
              if (event.detail > 0) findWheel()?.focus({ preventScroll: true })
              void copyName(winner.text)
            }}
          >
            {messages.copy}
          </Button>
        </>
      )}
      {marks && (
        <MarkButtons name={winner.text} marks={marks} isOpen={isMarking} onOpen={setMarking} />
      )}
      {!isMarking && (
        <>
          {!isEliminationMode && !isOfDraw(result) && <WinnerButtons id={winner.id} />}
          <Button kind="text" icon={<CrossIcon />} onClick={close}>
            {messages.close}
          </Button>
        </>
      )}
    </div>
  )
}

/** What can be done about the winner; nothing where another tab has opened another wheel. */
function WinnerButtons({ id }: { readonly id: string }) {
  const segments = useApp((state) => state.wheel.segments)
  const isOther = useApp(showsOther)
  const winner = segments.find((segment) => segment.id === id)
  if (isOther) return null
  const button = (icon: ReactNode, label: string, act: (() => void) | null) => (
    <Button
      kind="text"
      icon={icon}
      aria-disabled={act === null}
      onClick={() => {
        if (!act) return
        act()
        // This button has done its work. On the wheel, the next key spins.
        findWheel()?.focus({ preventScroll: true })
      }}
    >
      {label}
    </Button>
  )
  if (!winner) return button(<MinusIcon />, messages.removed, null)
  const { setAbsent, removeOption } = app.actions
  return (
    <>
      {/* As wide as before: the next button must not come under the pointer. */}
      {button(<AbsentIcon />, messages.notHere, winner.absent ? null : () => setAbsent([id], true))}
      {/* Not where the wheel would become too small to spin. */}
      {isRemovable(segments, winner) &&
        button(<MinusIcon />, messages.remove, () => removeOption(id))}
    </>
  )
}

interface MarkButtonsProps {
  readonly name: string
  readonly marks: Markable['marks']
  readonly isOpen: boolean
  onOpen(isOpen: boolean): void
}

/** In a draw of prizes whoever is not there gives the place up, for good: asked first. */
function MarkButtons({ name, marks, isOpen, onOpen }: MarkButtonsProps) {
  const group = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  const isEarly = useEarly(isOpen)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isOpen !== wasOpen.current) group.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div
      ref={group}
      role="group"
      className={styles.actions}
      aria-label={isOpen ? messages.statusOf(name) : undefined}
      onKeyDown={isOpen ? onEscape(() => onOpen(false)) : undefined}
    >
      <Button
        key={String(isOpen)}
        kind="text"
        icon={isOpen ? <CrossIcon /> : <AbsentIcon />}
        onClick={({ detail }) => detail < 2 && onOpen(!isOpen)}
      >
        {isOpen ? messages.cancel : messages.isHere}
      </Button>
      {isOpen &&
        marks.map(({ label, mark }) => (
          <Button
            key={label}
            kind="text"
            aria-disabled={isEarly}
            onClick={() => {
              if (isEarly) return
              onOpen(false)
              // These buttons go with their winner. On the wheel, the next key draws.
              findWheel()?.focus({ preventScroll: true })
              mark()
            }}
          >
            {label}
          </Button>
        ))}
    </div>
  )
}

async function copyName(name: string): Promise<void> {
  const { showToast } = app.actions
  await copyText(name).then(
    () => showToast(messages.copied(name), 'success'),
    () => showToast(messages.notCopied, 'error'),
  )
}

function close(): void {
  // The button disappears. On the wheel, the next key spins.
  findWheel()?.focus({ preventScroll: true })
  app.actions.dismissResult()
}
