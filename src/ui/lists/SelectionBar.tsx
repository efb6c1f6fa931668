// Takes the place of the tools above the list while its rows have ticks: attendance or a selection.

import { useEffect, useRef } from 'react'
import { textOf } from '../../lists/editText'
import { listCsv } from '../../lists/listOut'
import { recolorOptions } from '../../lists/tidy'
import { copyText } from '../../platform/clipboard'
import { downloadText } from '../../platform/textFile'
import { app, useApp } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { messages as exportMessages } from '../export/messages'
import { Button } from '../kit/Button'
import { Swatch } from '../kit/fields/Field'
import { MoreIcon } from '../kit/icons'
import { Menu } from '../kit/Menu'
import styles from './ListTools.module.css'
import { attendanceMessages, messages } from './messages'

export interface SelectionBarProps {
  readonly selectedIds: Set<string>
  readonly isLocked: boolean
  onSelecting(isSelecting: boolean): void
  onSelectAll(): void
  onRemoveSelected(): void
  onAbsentSelected(): void
}

export function SelectionBar(props: SelectionBarProps) {
  const { selectedIds, isLocked } = props
  const count = selectedIds.size
  return (
    <fieldset className={styles.tools} aria-label={messages.tools}>
      <output>{messages.selected(count)}</output>
      {count === 0 ? (
        <Button kind="text" onClick={props.onSelectAll}>
          {messages.selectAll}
        </Button>
      ) : (
        <>
          <SelectedColor ids={selectedIds} isLocked={isLocked} />
          <Button kind="text" aria-disabled={isLocked} onClick={props.onRemoveSelected}>
            {messages.removeSelected}
          </Button>
        </>
      )}
      <Button kind="text" onClick={() => props.onSelecting(false)}>
        {messages.done}
      </Button>
      {count > 0 && (
        <Menu label={<MoreIcon />} name={messages.moreForSelected}>
          <Button
            kind="text"
            aria-disabled={isLocked}
            onClick={() => isLocked || props.onAbsentSelected()}
          >
            {attendanceMessages.title}
          </Button>
          <Button kind="text" onClick={() => copy(selectedIds)}>
            {messages.copySelected}
          </Button>
          <Button kind="text" onClick={() => save(selectedIds)}>
            {messages.saveSelected}
          </Button>
        </Menu>
      )}
    </fieldset>
  )
}

interface SelectedColorProps {
  readonly ids: Set<string>
  readonly isLocked: boolean
}

function SelectedColor({ ids, isLocked }: SelectedColorProps) {
  const field = useRef<HTMLInputElement>(null)

  // The native event comes once, with the color that was decided on; React's comes with every color on the way.
  useEffect(() => {
    const element = field.current
    const chosen = () => element && recolor(ids, element.value)
    element?.addEventListener('change', chosen)
    return () => element?.removeEventListener('change', chosen)
  }, [ids])

  return (
    <Swatch
      ref={field}
      defaultValue={selectedOf(ids)[0]?.color}
      disabled={isLocked}
      aria-label={messages.colorOfSelected}
      title={messages.colorOfSelected}
    />
  )
}

function selectedOf(ids: Set<string>): readonly Segment[] {
  return app.store.getState().wheel.segments.filter(({ id }) => ids.has(id))
}

function recolor(ids: Set<string>, color: string): void {
  app.actions.editList(
    (wheel, { isEliminationMode }) => recolorOptions(wheel, ids, color, isEliminationMode),
    messages.recolored(ids.size),
  )
}

async function copy(ids: Set<string>): Promise<void> {
  const segments = selectedOf(ids)
  await copyText(textOf({ segments }, app.store.getState().settings.weightsCount)).then(
    () => app.actions.showToast(messages.copied(segments.length), 'success'),
    () => app.actions.showToast(messages.notCopied, 'error'),
  )
}

function save(ids: Set<string>): void {
  const segments = selectedOf(ids)
  downloadText(`${exportMessages.fileParts.options}.csv`, listCsv({ segments }), 'text/csv')
  app.actions.showToast(messages.saved(segments.length), 'success')
}

/** Ticks that mean something other than a selection. They bring what they do, so that the list does without. */
export interface Ticking {
  options(segments: readonly Segment[]): readonly Segment[]
  ticked(options: readonly Segment[]): Set<string>
  /** @param shown the options with a row */
  tick(ids: Set<string>, shown: readonly Segment[]): void
  label(text: string): string
}

const attendees = (segments: readonly Segment[]) => segments.filter(({ eliminated }) => !eliminated)

export const ATTENDANCE: Ticking = {
  options: attendees,
  ticked: (options) => new Set(options.flatMap(({ id, absent }) => (absent ? [] : [id]))),
  tick(ids, shown) {
    const changed = shown.filter(({ id, absent }) => ids.has(id) === (absent === true))
    const isAll = shown.every(({ id }) => ids.has(id))
    // A range of rows replaces the selection. That makes nobody absent.
    if (changed.length !== 1 && !isAll) return
    const isAbsent = changed.some(({ absent }) => !absent)
    app.actions.setAbsent(
      changed.map(({ id }) => id),
      isAbsent,
    )
  },
  label: attendanceMessages.isHere,
}

interface AttendanceBarProps {
  readonly isLocked: boolean
  onDone(): void
}

export function AttendanceBar({ isLocked, onDone }: AttendanceBarProps) {
  const options = attendees(useApp((state) => state.wheel.segments))
  const absent = options.filter((one) => one.absent)
  const isIdle = isLocked || absent.length === 0
  return (
    <fieldset className={styles.tools} aria-label={attendanceMessages.title}>
      <output>{attendanceMessages.here(options.length - absent.length, options.length)}</output>
      <Button
        kind="text"
        aria-disabled={isIdle}
        onClick={() =>
          isIdle ||
          app.actions.setAbsent(
            absent.map(({ id }) => id),
            false,
          )
        }
      >
        {attendanceMessages.allHere}
      </Button>
      <Button kind="text" onClick={onDone}>
        {attendanceMessages.done}
      </Button>
    </fieldset>
  )
}
