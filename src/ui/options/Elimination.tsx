// Elimination mode in Wheel Controls: the counts, Restore All and the eliminated options.

import { useId, useState } from 'react'
import { useApp } from '../../store/app'
import { countLeft } from '../../wheel/rounds'
import { MIN_SEGMENTS, type Segment } from '../../wheel/segment'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import button from '../kit/button.module.css'
import { Dot } from '../kit/icons'
import { useRequested } from '../kit/loading'
import textStyles from '../kit/text.module.css'
import styles from './Elimination.module.css'
import { OutList } from './Excluded'
import { outMessages as messages } from './messages'

interface EliminationStatusProps {
  readonly segments: readonly Segment[]
  readonly activeCount: number
}

export function EliminationStatus({ segments, activeCount }: EliminationStatusProps) {
  const eliminations = useApp((state) => state.wheel.eliminationHistory.length)
  const eliminated = segments.filter((segment) => segment.eliminated).length
  const left = useApp((state) => countLeft(state.wheel, state.settings, state.lastResult))
  return (
    <div className={styles.box} data-elimination="counts">
      <dl className={styles.counts}>
        <div>
          <dt>{messages.active}</dt>
          <dd>{left}</dd>
        </div>
        <div>
          <dt>{messages.eliminated}</dt>
          <dd>{eliminated}</dd>
        </div>
        <div>
          <dt>{messages.eliminations(eliminations)}</dt>
          <dd>{eliminations}</dd>
        </div>
      </dl>
      <CommandButton command={COMMANDS.restoreAll} className={button.small} />
      <WeightNote activeCount={activeCount} />
    </div>
  )
}

export function EliminatedOptions({ segments }: { readonly segments: readonly Segment[] }) {
  const eliminated = segments.filter((segment) => segment.eliminated)
  if (eliminated.length === 0) return null
  return (
    <div className={styles.eliminated} data-elimination="options">
      <h3 id="eliminated-title">{messages.eliminatedOptions}</h3>
      <OutList options={eliminated} labelledBy="eliminated-title">
        {({ color, text }) => (
          <>
            <Dot color={color} />
            <s>
              <bdi>{text}</bdi>
            </s>
            <span className={`${textStyles.tag} ${styles.tag}`}>{messages.eliminatedTag}</span>
          </>
        )}
      </OutList>
    </div>
  )
}

const loadLastChances = () => import('./LastChances').then((file) => file.LastChances)

/** What weight means in elimination mode, where it counts, and what it comes to. */
function WeightNote({ activeCount }: { readonly activeCount: number }) {
  const id = useId()
  const isShown = useApp(
    ({ settings, wheel, lastResult }) =>
      settings.weightsCount &&
      settings.eliminationMode &&
      countLeft(wheel, settings, lastResult) >= MIN_SEGMENTS,
  )
  const [isOpen, setOpen] = useState(false)
  const LastChances = useRequested(isShown && isOpen && loadLastChances, () => setOpen(false))
  if (!isShown) return null
  const isFinal = activeCount <= MIN_SEGMENTS
  return (
    <>
      <p className={styles.note}>{isFinal ? messages.weightToWin : messages.weightToGoOut}</p>
      {!isFinal && (
        <button
          type="button"
          className={button.small}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.chanceToBeLast}
        </button>
      )}
      {!isFinal && isOpen && LastChances && <LastChances id={id} />}
    </>
  )
}
