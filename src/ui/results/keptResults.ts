// All results of the wheel that are kept. The wheel itself has the last ones, the library those before them, too: it is
// asked only where there are more, and only while the panel is open.

import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../../store/app'
import type { Library } from '../../store/library/library'
import type { ResultPage } from '../../store/library/results'
import { lastResults, type SpinResult } from '../../wheel/result'
import { loadPart } from '../kit/loading'
import { useIsCurrent } from '../kit/Panel'
import { withStored } from './shownResults'

/** Read in pages: the page stays responsive between two. */
const PAGE = 500

interface Stored {
  readonly wheelId: string
  /** Newest first; `null` where they cannot be read. */
  readonly results: readonly SpinResult[] | null
}

interface KeptResults {
  /** Newest first. */
  readonly results: readonly SpinResult[]
  /** Whether the library can be read. Otherwise these are only the last ones. */
  readonly isRead: boolean
}

/** `null` until they are read. */
export function useKeptResults(): KeptResults | null {
  const { id: wheelId, history, clearedResults, statistics } = useApp((state) => state.wheel)
  const isOpen = useIsCurrent('results')
  const last = useMemo(() => lastResults(history), [history])
  const isWhole = last.length >= statistics.totalSpins
  const [stored, setStored] = useState<Stored | null>(null)

  useEffect(() => {
    if (!isOpen || isWhole) return
    let stop = () => {}
    let latest = 0
    async function read(library: Library) {
      latest += 1
      const own = latest
      const results = await readAll(library, wheelId, () => own === latest)
      if (own === latest) setStored({ wheelId, results })
    }
    void loadPart(() => import('../../store/library/browserLibrary')).then((loaded) => {
      if (latest < 0) return
      if (!loaded) return setStored({ wheelId, results: null })
      const { archiver, library } = loaded.browserLibrary()
      stop = library.watch(() => void read(library))
      // What was drawn a moment ago is stored first.
      void archiver.work().then(() => read(library))
    })
    return () => {
      latest = -1
      stop()
    }
  }, [wheelId, isOpen, isWhole])

  return useMemo(() => {
    if (isWhole) return { results: last, isRead: true }
    if (stored?.wheelId !== wheelId) return null
    const { results } = stored
    return {
      results: results ? withStored(last, results, clearedResults) : last,
      isRead: results !== null,
    }
  }, [last, clearedResults, isWhole, stored, wheelId])
}

/** Those that cannot be read are left out; `null` where none can be. */
async function readAll(
  { results }: Library,
  wheelId: string,
  isWanted: () => boolean,
): Promise<readonly SpinResult[] | null> {
  const all: SpinResult[] = []
  let next: ResultPage['next'] | undefined
  while (next !== null && isWanted()) {
    const page = await results.page(wheelId, PAGE, next)
    if (page.fault !== null) return null
    all.push(...page.value.results)
    next = page.value.next
  }
  return all
}
