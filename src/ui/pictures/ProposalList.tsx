// Photos that were read, each with the name of the option that it goes to: shown before any of it counts.

import { memo, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApp } from '../../store/app'
import { hasUntouchedOptions } from '../../wheel/presets'
import { MAX_SEGMENTS, MIN_SEGMENTS, type Segment } from '../../wheel/segment'
import importStyles from '../import/Import.module.css'
import { messages as importMessages } from '../import/messages'
import { Button, ButtonRow } from '../kit/Button'
import { Input } from '../kit/fields/Field'
import { Segmented } from '../kit/fields/Segmented'
import { Note, Tag } from '../kit/text'
import { messages, refusals } from './messages'
import { Picture } from './Picture'
import styles from './Pictures.module.css'
import {
  canBeInOrder,
  type Fate,
  inListOrder,
  type Proposal,
  type Proposed,
  type Refused,
  settle,
} from './proposals'

/** Twice its size on the screen. */
export const THUMBNAIL = 96

interface ProposalListProps {
  readonly proposed: Proposed
  onChange(proposed: Proposed): void
  onUse(proposed: Proposed, isReplacing: boolean): void
  onCancel(): void
}

const FATES: Record<Fate, string | null> = {
  given: null,
  new: messages.isNew,
  unused: messages.isUnused,
  twice: messages.isTwice,
}

export function ProposalList({ proposed, onChange, onUse, onCancel }: ProposalListProps) {
  const { proposals, refused, isInOrder } = proposed
  const wheel = useApp((state) => state.wheel)
  const { segments } = wheel
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [isReplacing, setReplacing] = useState(() => hasUntouchedOptions(wheel))
  const [matched] = useState(() => settle(proposals, segments).given.size)
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { given, added, fates } = settle(proposals, segments)
  const count = given.size + added.length
  // Only where all of them are new.
  const canReplace = given.size === 0 && added.length >= MIN_SEGMENTS
  const kept = canReplace && isReplacing ? 0 : segments.length
  const isTooMany = kept + added.length > MAX_SEGMENTS
  const canUse = count > 0 && !isTooMany && !isSpinning

  return (
    <>
      {proposals.length > 0 && (
        <>
          <p ref={heading} tabIndex={-1} className={styles.heading}>
            {isInOrder ? messages.ordered : messages.matched(matched, proposals.length)}
          </p>
          <Note>{matched > 0 || isInOrder ? messages.correctNames : messages.giveNames}</Note>
          {canBeInOrder(proposed, wheel) && (
            <Button
              onClick={() => {
                // A screen reader reads what it says then.
                flushSync(() => onChange(inListOrder(proposed, wheel)))
                heading.current?.focus()
              }}
            >
              {messages.inOrder}
            </Button>
          )}
          <Names segments={segments} />
          <ul className={styles.list}>
            {proposals.map(({ file, picture, blob, name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be the same, and nothing in a row remembers which it was
              <li key={index} className={styles.row}>
                <Picture
                  picture={picture}
                  pixels={THUMBNAIL}
                  file={blob}
                  className={styles.thumbnail}
                />
                <div className={styles.named}>
                  <Input
                    dir="auto"
                    list="picture-options"
                    value={name}
                    aria-label={messages.optionFor(file)}
                    onChange={({ target: { value } }) => {
                      const { optionId: _, ...others } = proposals[index] as Proposal
                      const named = { ...others, name: value }
                      onChange({ ...proposed, proposals: proposals.with(index, named) })
                    }}
                  />
                  <small dir="auto">{file}</small>
                </div>
                <Fated fate={fates[index]} />
              </li>
            ))}
          </ul>
        </>
      )}
      {canReplace && (
        <Segmented
          legend={importMessages.now(segments.length)}
          className={styles.place}
          options={[
            { value: 'replace', label: importMessages.replace },
            { value: 'add', label: importMessages.add },
          ]}
          value={isReplacing ? 'replace' : 'add'}
          onChoose={(value) => setReplacing(value === 'replace')}
        />
      )}
      {refused.length > 0 && <RefusedFiles refused={refused} hasFocus={proposals.length === 0} />}
      {isTooMany && <Note role="status">{messages.tooManyNew(MAX_SEGMENTS)}</Note>}
      <div className={importStyles.foot}>
        <ButtonRow>
          <Button onClick={onCancel}>
            {proposals.length > 0 ? messages.cancel : messages.back}
          </Button>
          {proposals.length > 0 && (
            <Button
              kind="primary"
              aria-disabled={!canUse}
              onClick={() => canUse && onUse(proposed, canReplace && isReplacing)}
            >
              {messages.use(count)}
            </Button>
          )}
        </ButtonRow>
      </div>
    </>
  )
}

function Fated({ fate = 'unused' }: { readonly fate: Fate | undefined }) {
  const label = FATES[fate]
  return label && <Tag className={styles.fate}>{label}</Tag>
}

/** For all names: it does not change as they are typed. */
const Names = memo(function Names({ segments }: { readonly segments: readonly Segment[] }) {
  return (
    <datalist id="picture-options">
      {segments.map(({ id, text }) => (
        <option key={id} value={text} />
      ))}
    </datalist>
  )
})

interface RefusedFilesProps {
  readonly refused: readonly Refused[]
  readonly hasFocus: boolean
}

function RefusedFiles({ refused, hasFocus }: RefusedFilesProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  return (
    <div role="alert" className={styles.refused}>
      <p ref={heading} tabIndex={-1} className={styles.heading}>
        {messages.refused(refused.length)}
      </p>
      <ul>
        {refused.map(({ file, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be the same, and none moves
          <li key={index}>
            <bdi>{file}</bdi>: {refusals[why]}
          </li>
        ))}
      </ul>
    </div>
  )
}
