import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Outcome } from '../../platform/database'
import { app, useApp } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import { takeLibraries } from '../../store/library/libraryFile'
import { messages as libraryMessages } from '../../store/library/messages'
import { type Order, type Row, rowsOf, sortRows } from '../../store/library/wheelCommands'
import type { Listed } from '../../store/library/wheels'
import { isOwn } from '../../store/sharedState'
import { folded } from '../../text/order'
import { said } from '../../text/say'
import { shownName } from '../../wheel/messages'
import { Button, ButtonRow } from '../kit/Button'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { Input } from '../kit/fields/Field'
import { Select } from '../kit/fields/Select'
import { PlusIcon } from '../kit/icons'
import { Note } from '../kit/text'
import { startNewWheel } from '../options/newWheel'
import styles from './Library.module.css'
import {
  type ComparedFile,
  compareText,
  FilePreview,
  pickLibraryFile,
  saveAllWheels,
} from './LibraryFiles'
import { LibraryRow } from './LibraryRow'
import { messages } from './messages'

/** Fewer are found at a glance. */
const MIN_TO_FIND = 8
/** Rendered at first, and added whenever the end of the list comes near. */
const ROWS = 24

const ORDERS: readonly Order[] = ['used', 'name']

const NOTHING = { entries: [], unreadable: [] }

export function LibraryDialog({ toasts }: DialogSlots) {
  const [listed, photoBytes] = useLibrary()
  const rows = useRows(listed?.fault === null ? listed.value : NOTHING)
  const [order, setOrder] = useState<Order>('used')
  const [query, setQuery] = useState('')
  const wanted = folded(useDeferredValue(query).trim())
  const sorted = useMemo(() => sortRows(rows, order), [rows, order])
  const found = useMemo(
    () =>
      wanted === ''
        ? sorted
        : sorted.filter(({ name }) => folded(shownName(name)).includes(wanted)),
    [sorted, wanted],
  )
  const count = rows.length
  const [file, setFile] = useState<ComparedFile | null>(null)
  useEffect(() => takeLibraries(async (text) => setFile(await compareText(text))), [])

  async function openFile() {
    const compared = await pickLibraryFile()
    if (compared) setFile(compared)
  }

  if (file) {
    return (
      <Dialog title={messages.title} isWide toasts={toasts} onClose={app.actions.closeDialog}>
        <FilePreview file={file} onDone={() => setFile(null)} />
      </Dialog>
    )
  }
  return (
    <Dialog title={messages.title} isWide toasts={toasts} onClose={app.actions.closeDialog}>
      <div className={styles.tools}>
        <Button kind="primary" icon={<PlusIcon />} data-make onClick={makeWheel}>
          {messages.newWheel}
        </Button>
        {count > 1 && (
          <Select
            className={styles.order}
            label={messages.order}
            values={ORDERS}
            names={messages.orders}
            value={order}
            onChoose={(chosen) => setOrder(chosen)}
          />
        )}
        {count > MIN_TO_FIND && (
          <Input
            className={styles.query}
            type="search"
            value={query}
            placeholder={messages.find}
            aria-label={messages.find}
            enterKeyHint="search"
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
      </div>
      {listed && listed.fault !== null && (
        <p className={styles.fault} role="alert">
          {said(libraryMessages.notRead(listed.fault))}
        </p>
      )}
      <Note role="status">
        {listed === null && messages.loading}
        {listed && (wanted === '' ? messages.count(count) : messages.found(found.length, count))}
      </Note>
      {wanted !== '' && found.length === 0 && <p>{messages.noneFound(query)}</p>}
      <RowList key={`${order} ${wanted}`} rows={found} />
      {listed && count === 1 && <Note>{messages.empty}</Note>}
      {photoBytes > 0 && <Note>{messages.pictures(photoBytes)}</Note>}
      <ButtonRow>
        <Button onClick={saveAllWheels}>{messages.saveAll}</Button>
        <Button onClick={openFile}>{messages.openFile}</Button>
      </ButtonRow>
    </Dialog>
  )
}

/** First the dialog: the toast belongs to the page. */
function makeWheel(): void {
  if (app.store.getState().phase === 'spinning') return
  app.actions.closeDialog()
  startNewWheel()
}

function useRows(listed: Parameters<typeof rowsOf>[1]): readonly Row[] {
  const wheel = useApp((state) => state.wheel)
  const settings = useApp((state) => state.settings)
  const ownWheels = useApp((state) => state.ownWheels)
  const openedAt = useApp((state) => state.openedAt)
  return useMemo(
    () => rowsOf({ wheel, settings, ownWheels, openedAt }, listed, Date.now()),
    [wheel, settings, ownWheels, openedAt, listed],
  )
}

function RowList({ rows }: { readonly rows: readonly Row[] }) {
  const isKept = useApp((state) => !state.link?.isOpened || isOwn(state))
  const [shown, setShown] = useState(ROWS)
  const next = rows.find(({ isCurrent, isUnreadable }) => !isCurrent && !isUnreadable)?.id ?? null

  /** Up, Down, Home and End lead from wheel to wheel; Tab leads to what can be done with one. */
  function keyPressed(event: KeyboardEvent<HTMLUListElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-open]')]
    const at = all.indexOf(event.target as HTMLElement)
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus()
  }

  return (
    <ul className={styles.list} aria-label={messages.list} onKeyDown={keyPressed}>
      {rows.slice(0, shown).map((row, index) => (
        <LibraryRow
          key={row.id}
          row={row}
          position={index + 1}
          total={rows.length}
          next={next}
          isKept={!row.isCurrent || isKept}
        />
      ))}
      {shown < rows.length && <End key={shown} onNear={() => setShown((count) => count + ROWS)} />}
    </ul>
  )
}

function End({ onNear }: { onNear(): void }) {
  const end = useRef<HTMLLIElement>(null)
  const near = useRef(onNear)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && near.current(),
      { rootMargin: '300px' },
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <li ref={end} aria-hidden="true" />
}

const { library } = browserLibrary()

/** Read anew after every change in any tab; `null` until it has been read. And how large all photos are. */
function useLibrary(): readonly [Outcome<Listed> | null, number] {
  const [outcome, setOutcome] = useState<Outcome<Listed> | null>(null)
  const [photoBytes, setPhotoBytes] = useState(0)
  useEffect(() => {
    let latest = 0
    async function read() {
      latest += 1
      const own = latest
      const [listed, size] = await Promise.all([library.wheels.list(), library.photos.size()])
      // An older answer may come after a newer one.
      if (own !== latest) return
      setOutcome(listed)
      setPhotoBytes(size.fault === null ? size.value.bytes : 0)
    }
    // A tab that slept may not have been told.
    const seen = () => document.visibilityState === 'visible' && void read()
    void read().then(library.tidy)
    const stop = library.watch(read)
    document.addEventListener('visibilitychange', seen)
    return () => {
      latest += 1
      stop()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
  return [outcome, photoBytes]
}
