import { type KeyboardEvent, useEffect, useRef } from 'react'
import { placesOf } from '../../lists/find'
import {
  duplicates,
  numberOptions,
  removeDuplicates,
  removeEliminated,
  shuffleOptions,
  sortOptions,
} from '../../lists/tidy'
import { drawIndex } from '../../spin/random'
import { app, useApp } from '../../store/app'
import type { ListEditNeeds } from '../../store/optionActions'
import type { ToSay } from '../../text/say'
import type { Segment } from '../../wheel/segment'
import type { Wheel } from '../../wheel/wheel'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { exporting } from '../export/exporting'
import { messages as exportMessages } from '../export/messages'
import { Button, IconButton } from '../kit/Button'
import { Input } from '../kit/fields/Field'
import { CrossIcon, FindIcon } from '../kit/icons'
import { Menu, MenuGroup } from '../kit/Menu'
import { Note } from '../kit/text'
import { HistoryButton, UndoButtons } from './History'
import styles from './ListTools.module.css'
import { attendanceMessages, messages, tidyMessages } from './messages'
import {
  ATTENDANCE,
  AttendanceBar,
  SelectionBar,
  type SelectionBarProps,
  type Ticking,
} from './SelectionBar'

/** Fewer are found at a glance. */
const MIN_TO_FIND = 10

/** Id of the form with the list as text. Submitting applies the text and shows the list again. */
export const TEXT_FORM = 'options-as-text'

/** Brings what finds it, so that the list itself does without. */
export interface Query {
  readonly text: string
  places(options: readonly Segment[]): readonly number[]
}

interface ListToolsProps extends SelectionBarProps {
  /** Of active options. */
  readonly count: number
  /** `null` while nothing is looked for. */
  readonly query: Query | null
  readonly found: number
  readonly isSelecting: boolean
  onFind(query: Query | null): void
  readonly isTicking: boolean
  onTicking(ticking: Ticking | null): void
  readonly isText: boolean
  onEditText(): void
  onLeave(): void
}

/** Above the list while its rows are looked for, selected or ticked. */
export function ListBar(props: ListToolsProps) {
  const { query, selectedIds, isSelecting, isTicking, isLocked } = props
  const hasSelection = isSelecting || selectedIds.size > 0
  return (
    <div data-tools className={styles.bars}>
      {query !== null && <Find {...props} query={query.text} />}
      {isTicking ? (
        <AttendanceBar isLocked={isLocked} onDone={() => props.onTicking(null)} />
      ) : (
        hasSelection && <SelectionBar {...props} />
      )}
    </div>
  )
}

/** In the head of the card. */
export function ListTools(props: ListToolsProps) {
  const { count, query, isLocked, isText } = props
  const areWeightsCounted = useApp((state) => state.settings.weightsCount)
  const { actions } = app
  const item = (label: string, act: () => void, isOn?: boolean) => (
    <Button
      key={label}
      kind="text"
      aria-pressed={isOn}
      aria-disabled={isLocked}
      onClick={() => isLocked || act()}
    >
      {label}
    </Button>
  )
  return (
    <fieldset className={`${styles.tools} ${styles.inHead}`} aria-label={messages.tools}>
      <UndoButtons />
      {count > MIN_TO_FIND && !isText && query === null && (
        <IconButton
          data-find
          icon={<FindIcon />}
          label={messages.find}
          title={messages.find}
          onClick={() => props.onFind(queryOf(''))}
        />
      )}
      <Menu label={messages.edit}>
        {item(messages.import, () => actions.openImport())}
        <Button
          kind="text"
          type={isText ? 'submit' : 'button'}
          form={isText ? TEXT_FORM : undefined}
          aria-pressed={isText}
          aria-disabled={isLocked}
          onClick={(event) => {
            if (isLocked || isText) return
            // By the end of this click the button is the form's, and would submit it.
            event.preventDefault()
            props.onEditText()
          }}
        >
          {messages.editText}
        </Button>
        <CommandButton command={COMMANDS.quickAdd} kind="text" />
        <HistoryButton />
        {!isText && item(messages.select, () => props.onSelecting(true))}
        {!isText && item(attendanceMessages.title, () => props.onTicking(ATTENDANCE))}
        {item(messages.pictures, () => actions.openPictures())}
        {item(
          messages.weightsCount,
          () => actions.letWeightsCount(!areWeightsCounted),
          areWeightsCounted,
        )}
        <MenuGroup isFolded heading={tidyMessages.heading}>
          {TIDYINGS.map((one) => item(one.label, () => tidy(one)))}
          {item(tidyMessages.repeat, () => actions.openDialog('repeat'))}
        </MenuGroup>
        <MenuGroup isFolded heading={messages.files}>
          {EXPORTS.map(([label, act]) => (
            <Button key={label} kind="text" onClick={() => void act()}>
              {label}
            </Button>
          ))}
        </MenuGroup>
      </Menu>
    </fieldset>
  )
}

/** These work during a spin too. */
const EXPORTS = [
  [exportMessages.copyList, () => exporting.copyList()],
  [exportMessages.saveListCsv, () => exporting.saveList('csv')],
  [exportMessages.saveListText, () => exporting.saveList('txt')],
  [exportMessages.printList, () => exporting.printList()],
] as const

const queryOf = (text: string): Query => ({
  text,
  places: (options) => placesOf(options, text),
})

/** One step. A toast gives the numbers, or says that there is nothing to do. */
interface Tidying {
  readonly label: string
  edit(wheel: Wheel, needs: ListEditNeeds): Wheel
  /** @param wheel as it was before */
  done(wheel: Wheel): ToSay
  readonly nothing: ToSay
}

const sorting = (direction: 'ascending' | 'descending'): Tidying => ({
  label: tidyMessages.sort[direction],
  edit: (wheel, { isEliminationMode }) => sortOptions(wheel, direction, isEliminationMode),
  done: ({ segments }) => tidyMessages.sorted[direction](segments.length),
  nothing: tidyMessages.isSorted,
})

const TIDYINGS: readonly Tidying[] = [
  sorting('ascending'),
  sorting('descending'),
  {
    label: tidyMessages.shuffle,
    edit: (wheel, { random, isEliminationMode }) =>
      shuffleOptions(wheel, (count) => drawIndex(count, random), isEliminationMode),
    done: ({ segments }) => tidyMessages.shuffled(segments.length),
    nothing: tidyMessages.isShuffled,
  },
  {
    label: tidyMessages.removeDuplicates,
    edit: (wheel, { isEliminationMode }) => removeDuplicates(wheel, isEliminationMode),
    done: (wheel) =>
      tidyMessages.duplicatesRemoved(
        wheel.segments.length - removeDuplicates(wheel, false).segments.length,
        duplicates(wheel.segments).size,
      ),
    nothing: tidyMessages.noDuplicates,
  },
  {
    label: tidyMessages.removeEliminated,
    edit: (wheel, { isEliminationMode }) => removeEliminated(wheel, isEliminationMode),
    done: ({ segments }) =>
      tidyMessages.eliminatedRemoved(segments.filter(({ eliminated }) => eliminated).length),
    nothing: tidyMessages.noEliminated,
  },
  {
    label: tidyMessages.number,
    edit: (wheel, { isEliminationMode }) => numberOptions(wheel, isEliminationMode),
    done: ({ segments }) => tidyMessages.numbered(segments.length),
    nothing: tidyMessages.isNumbered,
  },
]

function tidy({ edit, done, nothing }: Tidying): void {
  const { wheel } = app.store.getState()
  const isDone = app.actions.editList(edit, done(wheel))
  if (!isDone) app.actions.showToast(nothing, 'info')
}

function Find({
  count,
  found,
  query,
  onFind,
  onLeave,
}: Omit<ListToolsProps, 'query'> & { readonly query: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function close() {
    const panel = field.current?.closest('[data-panel]')
    onFind(null)
    app.actions.dropFocus()
    // The tools are back after this render.
    requestAnimationFrame(() => panel?.querySelector<HTMLElement>('[data-find]')?.focus())
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') query === '' ? close() : onFind(queryOf(''))
    else if (event.key === 'ArrowDown' || event.key === 'Enter') onLeave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <search className={styles.find}>
      <Input
        ref={field}
        type="search"
        value={query}
        placeholder={messages.findOption}
        aria-label={messages.findOption}
        enterKeyHint="search"
        onChange={(event) => onFind(queryOf(event.target.value))}
        onKeyDown={keyPressed}
      />
      <output>{messages.found(found, count)}</output>
      <IconButton
        className={styles.close}
        icon={<CrossIcon />}
        label={messages.closeFind}
        onClick={close}
      />
      {found === 0 && <Note>{messages.noneFound(query)}</Note>}
    </search>
  )
}
