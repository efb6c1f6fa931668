// The row of tools above the list of options: import, templates, the list as text, find, undo. SelectionBar takes their place while options are selected.

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { placesOf } from '../../lists/find'
import { TEMPLATES } from '../../lists/samples'
import { app, useApp } from '../../store/app'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { FILE_COMMANDS } from '../commands/fileCommands'
import { ListExportItems } from '../export/ListExportItems'
import { CrossIcon, FindIcon, MoreIcon } from '../kit/icons'
import { Menu, MenuGroup } from '../kit/Menu'
import { SITE_LINKS } from '../siteLinks'
import { ATTENDANCE, AttendanceBar } from './AttendanceBar'
import { HistoryButton, UndoButtons } from './History'
import styles from './ListTools.module.css'
import { type ListToolsProps, type Query, TEXT_FORM } from './listToolsProps'
import { attendanceMessages, messages, tidyMessages } from './messages'
import { SelectionBar } from './SelectionBar'
import { TidyItems } from './TidyItems'

/** Fewer are found at a glance. */
const MIN_TO_FIND = 10

export function ListTools(props: ListToolsProps) {
  const { count, query, selectedIds, isSelecting, isTicking, isLocked, isText } = props
  const attendance = isTicking && (
    <AttendanceBar isLocked={isLocked} onDone={() => props.onTicking(null)} />
  )
  if (query !== null) {
    return (
      <>
        <Find {...props} query={query.text} />
        {attendance || (selectedIds.size > 0 && <SelectionBar {...props} />)}
      </>
    )
  }
  if (attendance) return attendance
  if (isSelecting || selectedIds.size > 0) return <SelectionBar {...props} />
  return (
    <fieldset className={styles.tools} aria-label={messages.tools}>
      <button
        type="button"
        aria-disabled={isLocked}
        onClick={() => isLocked || app.actions.openImport()}
      >
        {messages.import}
      </button>
      <Menu label={messages.templates}>
        <CommandButton command={COMMANDS.reset} />
        <CommandButton command={COMMANDS.numbers} />
        {TEMPLATES.map(({ name, options }) => (
          <button
            key={name}
            type="button"
            aria-disabled={isLocked}
            onClick={() => isLocked || app.actions.openTemplate(options, name)}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          aria-disabled={isLocked}
          onClick={() => isLocked || app.actions.openDialog('numbers')}
        >
          {messages.numbers}
        </button>
        <a href={SITE_LINKS.examples.href}>{messages.moreExamples}</a>
      </Menu>
      <button
        type={isText ? 'submit' : 'button'}
        form={isText ? TEXT_FORM : undefined}
        aria-label={messages.editText}
        title={messages.editText}
        aria-pressed={isText}
        aria-disabled={isLocked}
        onClick={(event) => {
          if (isLocked || isText) return
          // By the end of this click the button is the form's, and would submit it.
          event.preventDefault()
          props.onEditText()
        }}
      >
        {messages.text}
      </button>
      <span className={styles.space} />
      {count > MIN_TO_FIND && !isText && (
        <button
          type="button"
          className={styles.icon}
          data-find
          aria-label={messages.find}
          title={messages.find}
          onClick={() => props.onFind(queryOf(''))}
        >
          <FindIcon />
        </button>
      )}
      <UndoButtons />
      <Menu label={<MoreIcon />} name={messages.more} className={styles.more}>
        <HistoryButton />
        <CommandButton command={COMMANDS.redo} className={styles.redo} />
        <MenuGroup heading={messages.draw}>
          {(['groups', 'order'] as const).map((what) => (
            <button
              key={what}
              type="button"
              aria-disabled={isLocked}
              onClick={() => isLocked || app.actions.openDialog(what)}
            >
              {messages[what]}
            </button>
          ))}
        </MenuGroup>
        <MenuGroup heading={messages.chances}>
          <WeightsItem isLocked={isLocked} />
          {!isText && (
            <button
              type="button"
              aria-disabled={isLocked}
              onClick={() => isLocked || props.onTicking(ATTENDANCE)}
            >
              {attendanceMessages.title}
            </button>
          )}
        </MenuGroup>
        <MenuGroup heading={tidyMessages.heading}>
          <TidyItems isLocked={isLocked} />
          {!isText && (
            <button
              type="button"
              aria-disabled={isLocked}
              onClick={() => isLocked || props.onSelecting(true)}
            >
              {messages.select}
            </button>
          )}
        </MenuGroup>
        <MenuGroup heading={messages.files}>
          <CommandButton command={FILE_COMMANDS.open} />
          <CommandButton command={FILE_COMMANDS.save} />
          <ListExportItems />
        </MenuGroup>
      </Menu>
    </fieldset>
  )
}

function WeightsItem({ isLocked }: Pick<ListToolsProps, 'isLocked'>) {
  const isOn = useApp((state) => state.settings.weightsCount)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isLocked}
      onClick={() => isLocked || app.actions.letWeightsCount(!isOn)}
    >
      {messages.weightsCount}
    </button>
  )
}

const queryOf = (text: string): Query => ({
  text,
  places: (options) => placesOf(options, text),
})

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
    const tools = field.current?.closest('[data-tools]')
    onFind(null)
    app.actions.dropFocus()
    // The tools are back after this render.
    requestAnimationFrame(() => tools?.querySelector<HTMLElement>('[data-find]')?.focus())
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
      <input
        ref={field}
        type="search"
        value={query}
        placeholder={messages.findOption}
        aria-label={messages.findOption}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onFind(queryOf(event.target.value))}
        onKeyDown={keyPressed}
      />
      <output>{messages.found(found, count)}</output>
      <button type="button" aria-label={messages.closeFind} onClick={close}>
        <CrossIcon />
      </button>
      {found === 0 && <p>{messages.noneFound(query)}</p>}
    </search>
  )
}
