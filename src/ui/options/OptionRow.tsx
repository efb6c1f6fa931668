// The wheel shows edits as they are typed.

import { type KeyboardEvent, memo, type ReactNode, useId, useRef, useState } from 'react'
import { app, useApp } from '../../store/app'
import { inPercent } from '../../text/chance'
import { halvedInWords, halvedSign, oddsInWords, oddsOf } from '../../text/odds'
import { halvedBeyondAll } from '../../wheel/cooldown'
import type { Segment } from '../../wheel/segment'
import { nearestWeight } from '../../wheel/weights'
import { IconButton } from '../kit/Button'
import { Swatch } from '../kit/fields/Field'
import { useLimitedText } from '../kit/fields/limitedText'
import { AbsentIcon, CrossIcon } from '../kit/icons'
import { Tag, VisuallyHidden } from '../kit/text'
import { LazyPicture } from '../pictures/LazyPicture'
import { messages, weightMessages } from './messages'
import styles from './OptionRow.module.css'
import { OptionWeight } from './OptionWeight'
import type { ListHandle } from './rows'

/** Twice its size on the screen. */
const PICTURE_PIXELS = 72

export interface RowActions extends Pick<ListHandle, 'focus' | 'remove' | 'setAbsent'> {
  toggle(id: string): void
  takeBack(): void
}

interface OptionRowProps {
  readonly segment: Segment
  /** From 1, in the whole list. */
  readonly position: number
  /** From 0, among the rows that the list shows. */
  readonly index: number
  /** From 0 to 1, where it is shown. */
  readonly chance: number | undefined
  readonly hasWeight: boolean
  readonly isHalving: boolean
  /** The list renders only some rows, so screen readers must be told which this is. */
  readonly isCounted: boolean
  readonly isTabStop: boolean
  readonly isSelected: boolean
  readonly isSelecting: boolean
  readonly tickLabel: ((text: string) => string) | undefined
  readonly isNew: boolean
  readonly isLocked: boolean
  readonly canRemove: boolean
  readonly actions: RowActions
}

export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { segment, index, isSelected, isSelecting, isLocked, canRemove, actions } = props
  const { id, text, picture } = segment
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be laid out one by one
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys of all its rows
    <div
      role="row"
      className={styles.option}
      data-index={index}
      data-selecting={isSelecting || undefined}
      aria-label={text}
      aria-rowindex={props.isCounted ? index + 1 : undefined}
      aria-selected={isSelected}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={isSelecting && !isLocked ? () => actions.toggle(id) : undefined}
    >
      {isSelecting && (
        <Cell>
          <input
            type="checkbox"
            className={styles.check}
            tabIndex={-1}
            checked={isSelected}
            disabled={isLocked}
            aria-label={(props.tickLabel ?? messages.select)(text)}
            // The press is the row's.
            readOnly
          />
        </Cell>
      )}
      <Cell>
        <ColorField segment={segment} isLocked={isLocked || isSelecting} />
      </Cell>
      {picture !== undefined && (
        <Cell>
          <button
            type="button"
            data-pictured
            className={styles.picture}
            tabIndex={-1}
            disabled={isLocked || isSelecting}
            aria-label={messages.pictureOf(text)}
            onClick={() => app.actions.openPictures()}
          >
            <LazyPicture picture={picture} pixels={PICTURE_PIXELS} />
          </button>
        </Cell>
      )}
      <OptionText {...props} />
      {!isSelecting && (
        <div className={styles.actions}>
          {props.hasWeight && (
            <Cell className={styles.weights}>
              <OptionWeight segment={segment} isLocked={isLocked} actions={actions} />
            </Cell>
          )}
          <Cell>
            <IconButton
              data-absent
              className={styles.action}
              icon={<AbsentIcon />}
              label={messages.absent(text)}
              title={messages.absent(text)}
              tabIndex={-1}
              disabled={isLocked}
              // The next row is under the pointer then, and the second press of a double click is none for it.
              onClick={({ detail }) => detail < 2 && actions.setAbsent([id], 'absent')}
            />
          </Cell>
          {canRemove && (
            <Cell>
              <IconButton
                data-remove
                className={`${styles.action} ${styles.remove}`}
                icon={<CrossIcon />}
                label={messages.remove(text)}
                tabIndex={-1}
                disabled={isLocked}
                // Focuses the next remove button, to remove several in a row: a text field would open a phone's keyboard.
                onClick={() => actions.remove([id], 'remove')}
              />
            </Cell>
          )}
        </div>
      )}
    </div>
  )
})

function OptionText(props: OptionRowProps) {
  const { segment, position, chance, isSelecting, isNew, isLocked, actions } = props
  const { hasWeight, isHalving } = props
  const weight = nearestWeight(segment.weight)
  // While the text is edited. It may be blank, the option itself never is.
  const [draft, setDraft] = useState<string | null>(null)
  const textBefore = useRef(segment.text)
  const noteId = useId()
  const chanceId = useId()
  const halvedId = useId()
  const { isCut, handlers } = useLimitedText((text) => {
    setDraft(text)
    app.actions.editOption(segment.id, { text })
  })

  const hasChance = chance !== undefined
  const described = [isHalving && halvedId, hasChance && chanceId, isCut && noteId]
    .filter(Boolean)
    .join(' ')

  function keyPressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return
    event.preventDefault()
    setDraft(null)
    const isKept = event.key === 'Enter'
    if (!isKept) app.actions.editOption(segment.id, { text: textBefore.current })
    if (isKept || !isNew) {
      actions.focus(segment.id)
      return
    }
    if ((draft ?? textBefore.current) === textBefore.current) return actions.takeBack()
    // Taken back, the text is to be typed over again.
    const field = event.currentTarget
    queueMicrotask(() => field.select())
  }

  function left() {
    setDraft(null)
    if (isNew) app.actions.keepQuickAdd()
  }

  return (
    <Cell className={styles.words}>
      <input
        type="text"
        data-text
        dir="auto"
        className={styles.text}
        tabIndex={-1}
        value={draft ?? segment.text}
        readOnly={isLocked || isSelecting}
        aria-label={messages.option(position)}
        aria-describedby={described || undefined}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={() => {
          textBefore.current = segment.text
        }}
        onBlur={left}
        onKeyDown={keyPressed}
        {...handlers}
      />
      <span className={styles.figures}>
        {isHalving && <Halved option={segment.id} id={halvedId} />}
        {hasWeight && weight !== 1 && (
          // The field for it has it too.
          <Tag className={styles.times} aria-hidden="true">
            {weightMessages.times(weight)}
          </Tag>
        )}
        {hasChance && <OptionChance chance={chance} id={chanceId} />}
      </span>
      <p id={noteId} className={styles.note} role="status">
        {isCut && draft !== null && messages.textTooLong}
      </p>
    </Cell>
  )
}

interface CellProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Cell({ className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a table cannot wrap
    // biome-ignore lint/a11y/useFocusableInteractive: what is in it takes the focus
    <div role="gridcell" className={className}>
      {children}
    </div>
  )
}

interface ColorFieldProps {
  readonly segment: Segment
  readonly isLocked: boolean
}

/** The list is one stop for Tab: arrow keys lead here from the row. */
function ColorField({ segment: { id, text, color }, isLocked }: ColorFieldProps) {
  return (
    <Swatch
      tabIndex={-1}
      value={color}
      disabled={isLocked}
      aria-label={messages.colorOf(text)}
      onChange={(event) => app.actions.editOption(id, { color: event.target.value })}
    />
  )
}

/** Characters: `12 in 345`. Longer odds are spoken, and on screen the percentage says it. */
const MOST_ROOM = 9

interface OptionChanceProps {
  /** From 0 to 1. */
  readonly chance: number
  /** Of the words for screen readers, which describe the option's text field. */
  readonly id: string
}

function OptionChance({ chance, id }: OptionChanceProps) {
  // Where weights count, chances differ and the percentage alone does not say of what.
  const isWeighted = useApp((state) => state.settings.weightsCount)
  const isElimination = useApp((state) => state.settings.eliminationMode)
  const odds = isWeighted ? oddsOf(chance) : ''
  const spoken = isWeighted && isElimination ? messages.chanceToBeDrawn : messages.chance
  return (
    <span className={styles.chance}>
      <span aria-hidden="true">{inPercent(chance)}</span>
      {odds !== '' && odds.length <= MOST_ROOM && (
        <span className={styles.odds} aria-hidden="true">
          {odds}
        </span>
      )}
      <VisuallyHidden id={id}>{spoken(oddsInWords(chance))}</VisuallyHidden>
    </span>
  )
}

interface HalvedProps {
  readonly option: string
  /** Of the words for screen readers, which describe the option's text field. */
  readonly id: string
}

function Halved({ option, id }: HalvedProps) {
  const times = useApp(({ wheel, settings }) => halvedBeyondAll(wheel, settings).get(option) ?? 0)
  if (times === 0) return <span id={id} />
  return (
    <Tag className={styles.halved} title={halvedInWords(times)}>
      <span aria-hidden="true">{halvedSign(times)}</span>
      <VisuallyHidden id={id}>{halvedInWords(times)}</VisuallyHidden>
    </Tag>
  )
}
