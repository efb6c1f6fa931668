// What Quick Add adds is there to be typed over: its text is selected, and Escape takes it back.

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { isFullscreen } from '../../platform/fullscreen'
import { app } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { findWheel } from '../kit/findWheel'
import type { ListHandle } from './rows'

/**
 * Returns what takes it back, and the focus to where it was.
 * @param shown the options that the list shows: while some are looked for, the new one comes a render later
 */
export function useQuickAdded(
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

/** Opens the panel around the list where it is a closed sheet. @returns whether the list can be seen then */
function showPanelOf(list: HTMLElement): boolean {
  if (list.getClientRects().length > 0) return true
  if (isFullscreen()) return false
  app.actions.togglePanel('options')
  return true
}
