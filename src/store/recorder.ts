// Records steps in the undo history. The code that tells what a step has changed is loaded after the first paint; until
// then the states before and after it are kept.

import type { StoreApi } from 'zustand/vanilla'
import type { restAfter } from '../wheel/weighing/restAfter'
import type { fileActions } from './later/fileActions'
import type { laterActions } from './later/laterActions'
import type { savedDataActions } from './later/savedDataActions'
import type { showSpin } from './later/showSpin'
import type { WithStep } from './series'
import type { Services } from './services'
import type { AppState, Step, UndoHistory } from './state'
import type { toastActions } from './toastActions'

export const NO_STEPS: UndoHistory = { done: [], undone: [] }

/** How many steps are kept until that code is there. Only where it cannot be loaded are there more. */
const MAX_UNTOLD = 20

interface UndoActions {
  undo(toastId: string): void
  undoStep(): boolean
  redoStep(): boolean
  goToStep(id: string | null): boolean
}

/** The code that is loaded after the first paint: src/store/undoActions.ts. */
export interface UndoCode {
  readonly withStep: WithStep
  laterActions: typeof laterActions
  fileActions: typeof fileActions
  savedDataActions: typeof savedDataActions
  showSpin: typeof showSpin
  restAfter: typeof restAfter
  keepRest(store: StoreApi<AppState>): void
  undoActions(
    store: StoreApi<AppState>,
    services: Pick<Services, 'now'>,
    toasts: ReturnType<typeof toastActions>,
  ): UndoActions
}

export interface Recorder {
  readonly withStep: WithStep
  /** What was loaded; `null` until then. */
  code(): UndoCode | null
  readonly actions: UndoActions
  /** Hands over the code that was loaded; only the first time has an effect. */
  bringUndo(code: UndoCode): void
}

export function createRecorder(
  store: StoreApi<AppState>,
  services: Services,
  toasts: ReturnType<typeof toastActions>,
): Recorder {
  let loaded: UndoCode | null = null
  let actions: UndoActions | null = null

  const keep: WithStep = (before, change, { isJoined = false, ...about }) => {
    const { done } = before.undoHistory
    const untold = { kind: 'untold', before, after: { ...before, ...change }, isJoined } as const
    const id = (isJoined && done.at(-1)?.id) || about.id
    const step: Step = { ...about, id, change: untold, size: 0 }
    return { done: [...done, step].slice(-MAX_UNTOLD), undone: [] }
  }

  function bringUndo(code: UndoCode): void {
    if (loaded) return
    loaded = code
    code.keepRest(store)
    actions = code.undoActions(store, services, toasts)
    const { done } = store.getState().undoHistory
    if (done.length === 0) return
    let undoHistory = NO_STEPS
    for (const { change, size: _, ...about } of done) {
      if (change.kind !== 'untold') continue
      const { before, after, isJoined } = change
      undoHistory = code.withStep({ ...before, undoHistory }, after, { ...about, isJoined })
    }
    store.setState({ undoHistory })
  }

  return {
    bringUndo,
    code: () => loaded,
    withStep: (before, change, about) => (loaded?.withStep ?? keep)(before, change, about),
    actions: {
      undo: (toastId) => actions?.undo(toastId),
      undoStep: () => actions?.undoStep() ?? false,
      redoStep: () => actions?.redoStep() ?? false,
      goToStep: (id) => actions?.goToStep(id) ?? false,
    },
  }
}

/** Without the beginning of a tournament, which cannot be undone any more once it goes on. */
export function withoutTournament({ done, undone }: UndoHistory): UndoHistory {
  const isOther = ({ spin }: Step) => !spin
  return done.every(isOther) ? { done, undone } : { done: done.filter(isOther), undone }
}
