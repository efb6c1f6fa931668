import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { CardHead } from '../kit/Card'
import { useRequested } from '../kit/loading'
import { ListBar, ListTools, type Query } from '../lists/ListTools'
import type { Ticking } from '../lists/SelectionBar'
import { messages } from './messages'
import { OptionList } from './OptionList'
import type { ListHandle } from './rows'
import { everything, NOTHING, type Selection, within } from './selection'
import { scrollToOption } from './showOption'

const loadTextEditor = () => import('./TextEditor').then((file) => file.TextEditor)

interface OptionSectionProps {
  readonly isFrozen: boolean
  readonly options: readonly Segment[]
  readonly isLocked: boolean
  readonly canRemove: boolean
  readonly counts: ReactNode
  /** Between the tools and the list: where an option is added. */
  readonly children: ReactNode
}

export function OptionSection(props: OptionSectionProps) {
  const { isLocked } = props
  const wheelId = useApp((state) => state.wheel.id)
  const segments = useApp((state) => state.wheel.segments)
  const added = useApp(({ event }) => (event?.name === 'segmentAdded' ? event : null))
  const list = useRef<ListHandle>(null)
  const seen = useRef(added)
  const isLeaving = useRef(false)
  const [query, setQuery] = useState<Query | null>(null)
  const [chosen, setSelection] = useState(NOTHING)
  const [isSelecting, setSelecting] = useState(false)
  const [ticking, setTicking] = useState<Ticking | null>(null)
  const [isText, setText] = useState(false)
  const TextEditor = useRequested(isText && loadTextEditor, leaveText)
  const wanted = useDeferredValue(query)
  const options = useMemo(
    () => ticking?.options(segments) ?? props.options,
    [ticking, segments, props.options],
  )
  const places = useMemo(() => (wanted?.text ? wanted.places(options) : null), [options, wanted])
  const selection = useMemo(
    () => (ticking ? { ...chosen, ids: ticking.ticked(options) } : within(chosen, options)),
    [ticking, chosen, options],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another wheel is shown whole
  useEffect(() => {
    setQuery(null)
    setSelection(NOTHING)
    setSelecting(false)
    setTicking(null)
  }, [wheelId])

  // What has just been added is not filtered out, and is seen.
  useEffect(() => {
    if (added) setQuery(null)
  }, [added])

  useEffect(() => {
    if (!added || places || seen.current === added) return
    seen.current = added
    scrollToOption(added.segment.id)
  }, [added, places])

  function focusList(id = list.current?.currentId) {
    if (id !== undefined) list.current?.focus(id)
  }

  /** Fast fingers press Enter before the list shows what they have typed. */
  function toFound() {
    isLeaving.current = wanted !== query
    if (!isLeaving.current) focusList(list.current?.shown[0]?.id)
  }

  useEffect(() => {
    // The row that gets the focus is rendered at once, which React does not do within an effect.
    if (isLeaving.current && wanted === query) queueMicrotask(toFound)
  })

  function selecting(isOn: boolean) {
    setSelecting(isOn)
    setSelection(NOTHING)
    // The pressed button is gone with the next render.
    focusList()
  }

  function startTicking(next: Ticking | null) {
    setTicking(next)
    selecting(false)
  }

  function select(next: Selection) {
    // Escape selects nothing.
    if (ticking && next === NOTHING) return startTicking(null)
    ticking?.tick(next.ids, list.current?.shown ?? [])
    setSelection(next)
  }

  function removeSelected() {
    if (isLocked) return
    list.current?.remove([...selection.ids])
    setSelecting(false)
  }

  function markAbsent() {
    list.current?.setAbsent([...selection.ids])
    setSelecting(false)
  }

  /** @param keepsFocus whether what has the focus stays */
  function leaveText(keepsFocus = false) {
    setText(false)
    // The list is back after this render.
    if (!keepsFocus) requestAnimationFrame(() => focusList())
  }

  const tools = {
    count: options.length,
    query,
    found: places?.length ?? options.length,
    selectedIds: selection.ids,
    isTicking: ticking !== null,
    isSelecting,
    isLocked,
    isText,
    onFind: setQuery,
    onSelecting: selecting,
    onTicking: startTicking,
    onSelectAll: () => setSelection(everything(list.current?.shown ?? options)),
    onRemoveSelected: removeSelected,
    onAbsentSelected: markAbsent,
    onEditText: () => setText(true),
    onLeave: toFound,
  }
  return (
    <>
      <CardHead
        isOfSheet
        title={messages.title}
        note={props.counts}
        aside={<ListTools {...tools} />}
      />
      {props.children}
      <ListBar {...tools} />
      {TextEditor && isText ? (
        <TextEditor key={wheelId} onLeave={leaveText} />
      ) : (
        <OptionList
          {...props}
          options={options}
          tickLabel={ticking?.label}
          places={places}
          selection={selection}
          isSelecting={isSelecting || ticking !== null}
          handle={list}
          onSelect={select}
        />
      )}
    </>
  )
}
