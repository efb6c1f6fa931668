// Who is not on the wheel for now: those absent today, and those who were picked in this round. Each has the way back.

import { type ReactNode, useId, useState } from 'react'
import { modeOf } from '../../../settings/settings'
import { app, useApp } from '../../../store/app'
import type { Segment } from '../../../wheel/segment'
import { isRoundOver } from '../../../wheel/turns/rounds'
import card from '../../card.module.css'
import { Dot } from '../../controls/Dot'
import { showOption } from '../showOption'
import { messages } from './messages'
import { OutList } from './OutList'
import styles from './Resting.module.css'
import wayBack from './wayBack.module.css'

interface RestingProps {
  readonly segments: readonly Segment[]
  /** Only the counts, after that of the options. */
  readonly isBrief?: boolean
}

export function Resting({ segments, isBrief = false }: RestingProps) {
  const isOver = useApp(
    ({ wheel, settings }) => modeOf(settings) === 'noRepeats' && isRoundOver(wheel.segments),
  )
  // Each is out for one reason, the first of these.
  const absent = segments.filter((one) => one.absent && !one.eliminated)
  const picked = segments.filter((one) => one.picked && !one.absent && !one.eliminated)
  if (isBrief) return messages.counts(absent.length, picked.length)
  return (
    <>
      {absent.length > 0 && (
        <Fold
          title={messages.absentToday(absent.length)}
          options={absent}
          action={messages.allHere}
          onAct={() =>
            app.actions.setAbsent(
              absent.map(({ id }) => id),
              false,
            )
          }
        />
      )}
      {picked.length > 0 && (
        <Fold
          title={messages.pickedInRound(picked.length)}
          options={picked}
          action={messages.newRound}
          onAct={app.actions.unpickAll}
        >
          {isOver && <p className={styles.note}>{messages.roundOver}</p>}
        </Fold>
      )}
    </>
  )
}

interface FoldProps {
  readonly title: string
  readonly options: readonly Segment[]
  /** The label of the button that brings them all back. */
  readonly action: string
  readonly children?: ReactNode
  /** Returns whether they are back. */
  onAct(): boolean
}

function Fold({ title, options, action, children, onAct }: FoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isLocked = useApp((state) => state.phase === 'spinning')
  return (
    <div className={styles.fold} data-resting={isOpen ? 'open' : 'closed'}>
      <button
        type="button"
        id={id}
        className={`${styles.title} ${card.disclosure}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </button>
      <button
        type="button"
        className={wayBack.back}
        aria-disabled={isLocked}
        onClick={() => {
          // The button goes with the fold.
          if (!isLocked && onAct()) showOption()
        }}
      >
        {action}
      </button>
      {children}
      {isOpen && (
        <div className={styles.list}>
          <OutList options={options} labelledBy={id}>
            {({ color, text }) => (
              <>
                <Dot color={color} />
                <bdi>{text}</bdi>
              </>
            )}
          </OutList>
        </div>
      )}
    </div>
  )
}
