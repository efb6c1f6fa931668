import { useId, useState } from 'react'
import { useApp } from '../../store/app'
import { momentOf } from '../../store/sharedState'
import { countLeft } from '../../wheel/rounds'
import { MIN_SEGMENTS, type Segment } from '../../wheel/segment'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { Button } from '../kit/Button'
import { Section } from '../kit/Card'
import { Dot } from '../kit/icons'
import { useRequested } from '../kit/loading'
import { Note, Tag } from '../kit/text'
import { OutList } from './Excluded'
import styles from './Excluded.module.css'
import { outMessages as messages } from './messages'

interface EliminationStatusProps {
  readonly segments: readonly Segment[]
  readonly activeCount: number
}

export function EliminationStatus({ segments, activeCount }: EliminationStatusProps) {
  const eliminations = useApp((state) => state.wheel.eliminationHistory.length)
  const eliminated = segments.filter((segment) => segment.eliminated).length
  const left = useApp((state) => countLeft(state.wheel, state.settings, momentOf(state)))
  return (
    <div className={styles.box} data-elimination="counts">
      <dl className={styles.counts}>
        <div>
          <dt>{messages.active(left)}</dt>
          <dd>{left}</dd>
        </div>
        <div>
          <dt>{messages.eliminated(eliminated)}</dt>
          <dd>{eliminated}</dd>
        </div>
        <div>
          <dt>{messages.eliminations(eliminations)}</dt>
          <dd>{eliminations}</dd>
        </div>
      </dl>
      <CommandButton command={COMMANDS.restoreAll} kind="plain" isSmall />
      <WeightNote activeCount={activeCount} />
    </div>
  )
}

export function EliminatedOptions({ segments }: { readonly segments: readonly Segment[] }) {
  const eliminated = segments.filter((segment) => segment.eliminated)
  if (eliminated.length === 0) return null
  return (
    <Section className={styles.eliminated} data-elimination="options">
      <h3 id="eliminated-title">{messages.eliminatedOptions}</h3>
      <OutList options={eliminated} labelledBy="eliminated-title">
        {({ color, text }) => (
          <>
            <Dot color={color} />
            <s>
              <bdi>{text}</bdi>
            </s>
            <Tag className={styles.tag}>{messages.eliminatedTag}</Tag>
          </>
        )}
      </OutList>
    </Section>
  )
}

const loadLastChances = () => import('./LastChances').then((file) => file.LastChances)

function WeightNote({ activeCount }: { readonly activeCount: number }) {
  const id = useId()
  const isShown = useApp(
    (state) =>
      state.settings.weightsCount &&
      state.settings.eliminationMode &&
      countLeft(state.wheel, state.settings, momentOf(state)) >= MIN_SEGMENTS,
  )
  const [isOpen, setOpen] = useState(false)
  const LastChances = useRequested(isShown && isOpen && loadLastChances, () => setOpen(false))
  if (!isShown) return null
  const isFinal = activeCount <= MIN_SEGMENTS
  return (
    <>
      <Note className={styles.rule}>{isFinal ? messages.weightToWin : messages.weightToGoOut}</Note>
      {!isFinal && (
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {messages.chanceToBeLast}
        </Button>
      )}
      {!isFinal && isOpen && LastChances && <LastChances id={id} />}
    </>
  )
}
