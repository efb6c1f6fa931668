// Actions for focus, dialogs and presentation; none of this state is stored.

import type { StoreApi } from 'zustand/vanilla'
import { rotationToPoint } from '../wheel/geometry'
import { restOn } from '../wheel/resting'
import { activeSegments } from '../wheel/segment'
import { arcsOf } from '../wheel/weights'
import type { AppState, DialogName, PanelName, RaffleHold, ReadList } from './state'

export function uiActions({ getState: get, setState: set }: StoreApi<AppState>) {
  /** Moves the keyboard focus through the active segments, wrapping around. */
  function focusSegment(step: 1 | -1): void {
    const { wheel, focusedId } = get()
    const active = activeSegments(wheel.segments)
    const at = active.findIndex((segment) => segment.id === focusedId)
    const index = at < 0 ? (step > 0 ? 0 : active.length - 1) : at + step
    const segment = active[(index + active.length) % active.length]
    if (!segment) return
    const position = active.indexOf(segment) + 1
    set({ focusedId: segment.id, event: { name: 'segmentFocused', segment, position } })
  }

  /** Marks an option on the wheel, and turns it to the pointer unless a result is there. */
  function showOnWheel(id: string): void {
    const { wheel, phase, settings } = get()
    const active = activeSegments(wheel.segments)
    const index = active.findIndex((segment) => segment.id === id)
    if (phase === 'spinning' || index < 0) return
    set({
      focusedId: id,
      ...(phase === 'idle' && {
        restRotation: rotationToPoint(index, 0.5, arcsOf(wheel, settings, active)),
      }),
    })
  }

  function dropFocus(): void {
    if (get().focusedId !== null) set({ focusedId: null })
  }

  function openDialog(dialog: Exclude<DialogName, 'noRoom'>): void {
    set({ dialog, ...(dialog === 'share' && { event: { name: 'sharingOpened' } }) })
  }

  /** Opens the dialog `import`: with a list the preview of it, without one the field that asks for a list. */
  function openImport(readList: ReadList | null = null): void {
    set({ dialog: 'import', readList })
  }

  function closeDialog(): void {
    const { dialog } = get()
    if (dialog === null) return
    set({
      dialog: null,
      blockedWheel: null,
      readList: null,
      ...(dialog === 'share' && { event: { name: 'sharingClosed' } }),
    })
  }

  function togglePanel(panel: PanelName): void {
    set({ panel: get().panel === panel ? null : panel })
  }

  function closePanel(): void {
    if (get().panel !== null) set({ panel: null })
  }

  /** Has something of a draw read out, wherever the visitor is on the page. */
  function tellDraw(message: string): void {
    set({ event: { name: 'drawTold', message } })
  }

  /** @param isProving whether a draw is to be announced */
  function showDesk(isDeskOpen: boolean, isProving = false): void {
    set({ isDeskOpen, isProving })
  }

  function holdForRaffle(part: Partial<RaffleHold>): void {
    set({ raffle: { ...get().raffle, ...part } })
  }

  /** Shows the last result of the wheel again, also after the page was loaded anew. */
  function showLastResult(): void {
    const { phase, lastResult, wheel, settings } = get()
    const result = lastResult ?? wheel.history[0]
    if (!result || phase === 'spinning') return
    set({
      phase: 'finished',
      lastResult: result,
      focusedId: null,
      ...(!lastResult && { restRotation: restOn(wheel, settings, result) }),
      event: { name: 'resultShown', result },
    })
  }

  function blankScreen(isBlank: boolean): void {
    set({ isBlank, event: { name: isBlank ? 'screenBlanked' : 'screenShown' } })
  }

  function leavePresentation(): void {
    set({ isBlank: false, event: { name: 'presentationLeft' } })
  }

  return {
    focusSegment,
    showOnWheel,
    dropFocus,
    openDialog,
    openImport,
    closeDialog,
    togglePanel,
    closePanel,
    showDesk,
    holdForRaffle,
    tellDraw,
    showLastResult,
    blankScreen,
    leavePresentation,
  }
}
