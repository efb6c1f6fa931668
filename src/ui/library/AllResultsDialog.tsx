import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../platform/database'
import { app, useApp } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import { messages as libraryMessages } from '../../store/library/messages'
import type { ResultPage } from '../../store/library/results'
import { said } from '../../text/say'
import { ExportMenu } from '../export/ExportMenu'
import { Button, ButtonRow } from '../kit/Button'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { Note } from '../kit/text'
import { EntryList } from '../results/EntryList'
import { hasResultOdds, tagOf } from '../results/shownResults'
import { allResults } from './allResults'
import styles from './Library.module.css'
import { messages } from './messages'

const { archiver, library } = browserLibrary()

const PAGE = 50

type From = ResultPage['next']

export function AllResultsDialog({ toasts }: DialogSlots) {
  const wheelId = useApp((state) => state.wheel.id)
  const name = useApp((state) => state.wheel.name)
  const hasOdds = useApp(hasResultOdds)
  // Where each page begins, up to the one shown; the first begins with the newest.
  const [starts, setStarts] = useState<readonly From[]>([null])
  const page = usePage(wheelId, starts.at(-1) ?? null)
  const head = useRef<HTMLDivElement>(null)
  const shown = page?.fault === null ? page.value : null
  const first = (starts.length - 1) * PAGE

  function turn(to: readonly From[]) {
    setStarts(to)
    head.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <Dialog title={messages.allResults} toasts={toasts} onClose={app.actions.closeDialog}>
      {page && page.fault !== null && (
        <p className={styles.fault} role="alert">
          {said(libraryMessages.notRead(page.fault))}
        </p>
      )}
      <div className={styles.head} ref={head}>
        <Note role="status">
          {!page && messages.loading}
          {shown &&
            (shown.total > PAGE
              ? messages.range(first + 1, first + shown.results.length, shown.total)
              : messages.results(shown.total))}
        </Note>
        {shown && shown.total > 0 && (
          <ExportMenu
            name={messages.exportAll}
            source={() => allResults(library.results, wheelId, name)}
          />
        )}
      </div>
      {shown && shown.total === 0 && <p>{messages.noResults}</p>}
      {shown && shown.results.length > 0 && (
        <EntryList
          label={messages.resultsOf(name)}
          entries={shown.results.map((result, index) => ({
            id: result.id,
            segment: result.winner,
            timestamp: result.timestamp,
            position: shown.total - first - index,
            tag: tagOf(result),
            prize: result.prize,
            chance: hasOdds ? result.chance : undefined,
          }))}
        />
      )}
      {shown && shown.total > PAGE && (
        <nav aria-label={messages.allResults}>
          <ButtonRow>
            <Button
              aria-disabled={starts.length === 1}
              onClick={() => starts.length > 1 && turn(starts.slice(0, -1))}
            >
              {messages.newer}
            </Button>
            <Button
              aria-disabled={shown.next === null}
              onClick={() => shown.next && turn([...starts, shown.next])}
            >
              {messages.older}
            </Button>
          </ButtonRow>
        </nav>
      )}
    </Dialog>
  )
}

/** `null` until read. Read again when the results change in any tab. */
function usePage(wheelId: string, from: From): Outcome<ResultPage> | null {
  const [page, setPage] = useState<Outcome<ResultPage> | null>(null)
  useEffect(() => {
    let latest = 0
    async function read() {
      latest += 1
      const own = latest
      const outcome = await library.results.page(wheelId, PAGE, from ?? undefined)
      if (own === latest) setPage(outcome)
    }
    // What was drawn a moment ago is stored first.
    void archiver.work().then(read)
    const stop = library.watch(read)
    return () => {
      latest += 1
      stop()
    }
  }, [wheelId, from])
  return page
}
