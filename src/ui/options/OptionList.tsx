// A grid with one Tab stop. A long list renders only the rows in view and some around them.

import {
  type FocusEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { isFullscreen } from '../../platform/fullscreen'
import { app, useApp } from '../../store/app'
import { widthOf } from '../../wheel/geometry'
import { isNewTournamentNext } from '../../wheel/rounds'
import type { Segment } from '../../wheel/segment'
import { arcsOf } from '../../wheel/weights'
import { findWheel } from '../kit/findWheel'
import { messages } from './messages'
import styles from './OptionList.module.css'
import { OptionRow, type RowActions } from './OptionRow'
import {
  type Column,
  columnOf,
  controlOf,
  keyPressed,
  type ListHandle,
  pressed,
  rowAt,
  rowOf,
} from './rows'
import { NOTHING, type Selection, toggled } from './selection'
import { type VirtualRows, watchVirtualRows } from './virtualRows'

/** In longer lists, rendering all rows takes longer than selecting some. */
export const MAX_ALL_ROWS = 100

const allRows: VirtualRows = { select: (options) => [...options.keys()], layOut() {} }
const firstRows: VirtualRows = { ...allRows, select: () => [...Array(MAX_ALL_ROWS).keys()] }

interface OptionListProps {
  readonly isFrozen: boolean
  readonly options: readonly Segment[]
  /** Indexes of the options to show; `null` for all. */
  readonly places: readonly number[] | null
  readonly selection: Selection
  readonly isSelecting: boolean
  /** Where a tick does not select. */
  readonly tickLabel: ((text: string) => string) | undefined
  readonly isLocked: boolean
  readonly canRemove: boolean
  readonly handle: RefObject<ListHandle | null>
  onSelect(selection: Selection): void
}

export const OptionList = memo(Options, (_, { isFrozen }) => isFrozen)

function Options(props: OptionListProps) {
  const { options, places, selection, isSelecting, tickLabel } = props
  const { isLocked, canRemove, handle, onSelect } = props
  // Those who are absent have none.
  const isOver = useApp(({ settings, wheel }) => isNewTournamentNext(wheel, settings))
  const hasOdds = useApp((state) => state.settings.showProbabilities) && !tickLabel && !isOver
  const quickAddedId = useApp((state) => state.quickAddedId)
  const isHalving = useApp((state) => state.settings.afterWin === 'halved')
  // Only where odds are shown: a new number of options would render all rows again.
  const arcs = useApp(({ wheel, settings }) => (hasOdds ? arcsOf(wheel, settings, options) : null))
  const hasWeights = useApp((state) => state.settings.weightsCount) && !isSelecting
  const shown = useMemo(
    () => places?.flatMap((place) => options[place] ?? []) ?? options,
    [options, places],
  )
  const list = useRef<HTMLDivElement>(null)
  // Tab enters the list where it was left.
  const [currentId, setCurrentId] = useState<string>()
  // With the focus on a control of a row, Shift+Tab leaves the list instead of going back to the row.
  const [isInRow, setInRow] = useState(false)
  const isLong = shown.length > MAX_ALL_ROWS
  const rows = useVirtualRows(list, isLong)
  const current = Math.max(
    0,
    currentId === undefined ? 0 : shown.findIndex(({ id }) => id === currentId),
  )

  useLayoutEffect(() => rows.layOut(shown))

  useImperativeHandle(handle, () => ({
    element: list.current as HTMLElement,
    shown,
    currentId: shown[current]?.id,
    selection,
    isSelecting,
    isLocked,
    select: onSelect,
    focus(id, column = 'row') {
      flushSync(() => setCurrentId(id))
      const index = handle.current?.shown.findIndex((option) => option.id === id) ?? -1
      const row = list.current && rowAt(list.current, index)
      controlOf(row, column)?.focus()
      return row !== null
    },
    remove(ids, column) {
      const [first = ''] = ids
      takeOut(ids, column, () =>
        ids.length > 1 ? app.actions.removeOptions(ids) : app.actions.removeOption(first),
      )
    },
    setAbsent(ids, column) {
      takeOut(ids, column, () => app.actions.setAbsent(ids, true))
    },
  }))

  /** Moves the focus to the next row. @param act returns whether it took them out of the list */
  function takeOut(ids: readonly string[], column: Column = 'row', act: () => boolean) {
    // What is ticked is not selected.
    if (tickLabel) return
    const out = new Set(ids)
    const isLeft = (option: Segment) => !out.has(option.id)
    const from = shown.findIndex((option) => out.has(option.id))
    const next = shown.slice(from).find(isLeft) ?? shown.findLast(isLeft) ?? shown[0]
    if (!flushSync(act)) return
    // What Undo brings back is not selected again.
    onSelect(NOTHING)
    if (next) handle.current?.focus(next.id, column)
  }

  const takeBack = useQuickAdded(quickAddedId, shown, handle)
  const actions = useMemo<RowActions>(
    () => ({
      focus: (id, column?: Column) => handle.current?.focus(id, column) ?? false,
      remove: (ids, column?: Column) => handle.current?.remove(ids, column),
      setAbsent: (ids, column?: Column) => handle.current?.setAbsent(ids, column),
      toggle(id) {
        const { current: now } = handle
        now?.select(toggled(now.selection, id))
      },
      takeBack,
    }),
    [handle, takeBack],
  )

  function focused({ target }: FocusEvent<HTMLElement>) {
    const index = rowOf(target)?.dataset.index
    if (index === undefined) return
    const id = shown[Number(index)]?.id
    setCurrentId(id)
    // What was found is shown on the wheel too.
    if (places && id) app.actions.showOnWheel(id)
    setInRow(columnOf(target) !== 'row')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table could not scroll within it
    <div
      ref={list}
      role="grid"
      data-options
      className={styles.list}
      aria-label={messages.list}
      aria-multiselectable="true"
      aria-rowcount={isLong ? shown.length : undefined}
      tabIndex={-1}
      hidden={shown.length === 0}
      onFocus={focused}
      onBlur={() => setInRow(false)}
      onKeyDown={(event) => handle.current && keyPressed(event, handle.current)}
      onMouseDown={(event) => handle.current && pressed(event, handle.current)}
    >
      {rows.select(shown, current).map((index) => {
        const segment = shown[index]
        return (
          segment && (
            <OptionRow
              key={segment.id}
              segment={segment}
              position={(places?.[index] ?? index) + 1}
              index={index}
              chance={arcs === null ? undefined : widthOf(places?.[index] ?? index, arcs)}
              hasWeight={hasWeights}
              isHalving={isHalving}
              isCounted={isLong}
              isTabStop={index === current && !isInRow}
              isSelected={selection.ids.has(segment.id)}
              isSelecting={isSelecting}
              tickLabel={tickLabel}
              isNew={segment.id === quickAddedId}
              isLocked={isLocked}
              canRemove={canRemove}
              actions={actions}
            />
          )
        )
      })}
    </div>
  )
}

function useVirtualRows(list: RefObject<HTMLElement | null>, isLong: boolean): VirtualRows {
  const [virtual, setVirtual] = useState(firstRows)

  useEffect(() => {
    if (!isLong || !list.current) return
    const stop = watchVirtualRows(list.current, setVirtual)
    return () => {
      stop()
      setVirtual(firstRows)
    }
  }, [isLong, list])

  return isLong ? virtual : allRows
}

/**
 * Selects the text, to be typed over. Returns what takes the option back, and the focus to where it was.
 * @param shown the options that the list shows: while some are looked for, the new one comes a render later
 */
function useQuickAdded(
  id: string | null,
  shown: readonly Segment[],
  handle: RefObject<ListHandle | null>,
): () => void {
  const opener = useRef<Element | null>(null)
  const isShown = shown.at(-1)?.id === id

  useEffect(() => {
    if (id === null || !isShown) return
    const list = handle.current
    // Not where the list is hidden for good, as in a presentation.
    if (!list || !showPanelOf(list.element)) return app.actions.keepQuickAdd()
    opener.current = document.activeElement
    // After this render, and still in the task of the press: only then does a phone open its keyboard.
    queueMicrotask(() => {
      if (!handle.current?.focus(id, 'text')) return
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
    })
  }, [id, isShown, handle])

  return useCallback(() => {
    const before = opener.current
    app.actions.takeBackQuickAdd()
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
    ;(isThere ? before : findWheel())?.focus()
  }, [])
}

/** Opens the sheet around the list where it is closed. @returns whether the list can be seen then */
function showPanelOf(list: HTMLElement): boolean {
  if (list.getClientRects().length > 0) return true
  if (isFullscreen()) return false
  app.actions.togglePanel('options')
  return true
}
