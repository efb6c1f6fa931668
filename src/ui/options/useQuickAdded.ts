// What Quick Add adds is there to be typed over: its text is selected, and Escape takes it back.

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { isFullscreen } from '../../platform/fullscreen'
import { app } from '../../store/app'
import { findWheel } from '../controls/findWheel'
import type { ListHandle } from './rows'

/** Returns what takes it back, and the focus to where it was. */
export function useQuickAdded(id: string | null, handle: RefObject<ListHandle | null>): () => void {
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    if (id === null) return
    const list = handle.current
    // Not where the list is hidden for good, as in a presentation.
    if (!list || !showPanelOf(list.element)) return app.actions.keepQuickAdd()
    opener.current = document.activeElement
    // After this render, and still in the task of the press: only then does a phone open its keyboard.
    queueMicrotask(() => {
      // Among options that were found it has no row yet.
      if (!selectText(id, handle.current))
        requestAnimationFrame(() => selectText(id, handle.current))
    })
  }, [id, handle])

  return useCallback(() => {
    const before = opener.current
    app.actions.takeBackQuickAdd()
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
    ;(isThere ? before : findWheel())?.focus()
  }, [])
}

function selectText(id: string, list: ListHandle | null): boolean {
  if (!list?.focus(id, 'text')) return false
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  return true
}

/** Opens the panel around the list where it is a closed sheet. @returns whether the list can be seen then */
function showPanelOf(list: HTMLElement): boolean {
  if (list.getClientRects().length > 0) return true
  if (isFullscreen()) return false
  app.actions.togglePanel('options')
  return true
}
