import { useMemo } from 'react'
import { app } from '../../store/app'
import { loadPart, useDeferredParts } from '../deferred'
import { messages as pageMessages } from '../messages'
import type { Exporting } from './exportingParts'

/** Does something with what is loaded for it. It is loaded as soon as it is in sight of being wanted. */
export function useExporting() {
  const { exporting } = useDeferredParts()
  return useMemo(() => {
    const load = () => void loadPart(exporting)
    return {
      /** For the items of a menu: a press comes after one of these. */
      early: { onPointerEnter: load, onFocus: load },
      async run(task: (loaded: Exporting) => Promise<void>): Promise<void> {
        const loaded = await loadPart(exporting)
        if (loaded) await task(loaded)
        else app.actions.showToast(pageMessages.notLoaded, 'error')
      },
    }
  }, [exporting])
}
