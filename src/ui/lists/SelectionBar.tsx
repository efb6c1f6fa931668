// What can be done with the options that are selected: color them, copy or save them, remove them.

import { useEffect, useRef } from 'react'
import { textOf } from '../../lists/editText'
import { listCsv } from '../../lists/listOut'
import { recolorOptions } from '../../lists/tidy'
import { copyText } from '../../platform/clipboard'
import { downloadText } from '../../platform/textFile'
import { app } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { MoreIcon } from '../kit/icons'
import { Menu } from '../kit/Menu'
import styles from './ListTools.module.css'
import type { ListToolsProps } from './listToolsProps'
import { messages } from './messages'

export function SelectionBar(props: ListToolsProps) {
  const { selectedIds, isLocked } = props
  const count = selectedIds.size
  return (
    <fieldset className={`${styles.tools} ${styles.selection}`} aria-label={messages.tools}>
      <output>{messages.selected(count)}</output>
      {count === 0 ? (
        <button type="button" onClick={props.onSelectAll}>
          {messages.selectAll}
        </button>
      ) : (
        <>
          <SelectedColor ids={selectedIds} isLocked={isLocked} />
          <button type="button" aria-disabled={isLocked} onClick={props.onRemoveSelected}>
            {messages.removeSelected}
          </button>
        </>
      )}
      <button type="button" onClick={() => props.onSelecting(false)}>
        {messages.done}
      </button>
      {count > 0 && (
        <Menu label={<MoreIcon />} name={messages.moreForSelected} className={styles.more}>
          <button type="button" onClick={() => copy(selectedIds)}>
            {messages.copySelected}
          </button>
          <button type="button" onClick={() => save(selectedIds)}>
            {messages.saveSelected}
          </button>
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
    <input
      ref={field}
      type="color"
      className={styles.color}
      defaultValue={selectedOf(ids)[0]?.color}
      disabled={isLocked}
      aria-label={messages.colorOfSelected}
      title={messages.colorOfSelected}
    />
  )
}

/** In the order of the list. */
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
  downloadText('options.csv', listCsv({ segments }), 'text/csv')
  app.actions.showToast(messages.saved(segments.length), 'success')
}
