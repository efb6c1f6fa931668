// None of this state is stored.

import type { StoreApi } from 'zustand/vanilla'
import { saysSame, type ToSay } from '../text/say'
import { rotationToPoint } from '../wheel/geometry'
import type { Look } from '../wheel/look'
import { restOn } from '../wheel/resting'
import type { SpinResult } from '../wheel/result'
import { activeSegments } from '../wheel/segment'
import { arcsOf } from '../wheel/weights'
import { messages } from './messages'
import type { Services } from './services'
import type {
  AppState,
  DialogName,
  PanelName,
  RaffleHold,
  ReadList,
  Toast,
  ToastType,
} from './state'

export function screenActions({ getState: get, setState: set }: StoreApi<AppState>) {
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

  /** Turns it to the pointer unless a result is there. */
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

  function takeLook(look: Look): void {
    set({ look })
  }

  function takePhotos(photos: AppState['photos']): void {
    if (photos.size > 0) set({ photos: new Map([...get().photos, ...photos]) })
  }

  function openDialog(dialog: Exclude<DialogName, 'noRoom'>): void {
    set({ dialog, ...(dialog === 'share' && { event: { name: 'sharingOpened' } }) })
  }

  function openImport(readList: ReadList | null = null): void {
    set({ dialog: 'import', readList })
  }

  function openPictures(pictureFiles: readonly File[] = []): void {
    set({ dialog: 'pictures', pictureFiles })
  }

  function closeDialog(): void {
    const { dialog } = get()
    if (dialog === null) return
    set({
      dialog: null,
      blockedWheel: null,
      readList: null,
      pictureFiles: [],
      ...(dialog === 'share' && { event: { name: 'sharingClosed' } }),
    })
  }

  function togglePanel(panel: PanelName): void {
    set({ panel: get().panel === panel ? null : panel })
  }

  function closePanel(): void {
    if (get().panel !== null) set({ panel: null })
  }

  function tellDraw(...sentences: readonly ToSay[]): void {
    set({ event: { name: 'drawTold', sentences } })
  }

  function showDesk(isDeskOpen: boolean, isProving = false): void {
    set({ isDeskOpen, isProving })
  }

  function holdForRaffle(part: Partial<RaffleHold>): void {
    set({ raffle: { ...get().raffle, ...part } })
  }

  /** Also after the page was loaded anew. */
  function showLastResult(): void {
    const { lastResult, wheel } = get()
    // A replay is no result of this wheel.
    const isThere = lastResult?.replayOf === undefined
    const result = (isThere && lastResult) || wheel.history[0]
    if (result) showResult(result)
  }

  /** @param result of the current wheel */
  function showResult(result: SpinResult): void {
    const { phase, lastResult, wheel, settings } = get()
    if (phase === 'spinning') return
    set({
      phase: 'finished',
      lastResult: result,
      focusedId: null,
      ...(result.id !== lastResult?.id && { restRotation: restOn(wheel, settings, result) }),
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
    takeLook,
    takePhotos,
    openPictures,
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
    showResult,
    blankScreen,
    leavePresentation,
  }
}

const TOAST_MS = 4000
/** Long enough to read what happened and reach the button. */
export const UNDO_TOAST_MS = 8000
/** More would cover the controls. */
const MAX_TOASTS = 3

type ToastExtras = Partial<Omit<Toast, 'id' | 'message' | 'type'>>

export function toastActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
) {
  /** Replaces an earlier toast with the same message. */
  function showToast(message: ToSay, type: ToastType, extras: ToastExtras = {}): void {
    const durationMs = extras.undo ? UNDO_TOAST_MS : TOAST_MS
    const toast: Toast = { id: services.newId(), message, type, durationMs, ...extras }
    const others = get().toasts.filter((one) => !saysSame(one.message, message))
    const toasts = [...others, toast]
    const passing = toasts.filter((one) => Number.isFinite(one.durationMs)).slice(-MAX_TOASTS)
    // A toast without an end waits for an answer and does not count.
    set({
      toasts: toasts.filter((one) => !Number.isFinite(one.durationMs) || passing.includes(one)),
    })
  }

  function dismissToast(id: string): void {
    set({ toasts: get().toasts.filter((toast) => toast.id !== id) })
  }

  return { showToast, dismissToast }
}

export function withoutUndo(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.filter((toast) => !toast.undo)
}

/** Without the toasts about cleared data, which is back. */
export function withoutCleared(toasts: readonly Toast[]): readonly Toast[] {
  const outdated: readonly ToSay[] = [messages.dataCleared, messages.clearedInOtherTab]
  return toasts.filter(({ message }) => !outdated.includes(message))
}
