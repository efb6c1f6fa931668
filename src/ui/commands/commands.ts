// The How to Use page reads this without a store, so import only the store's types here.

import type { App } from '../../store/createApp'
import type { AppState, InPlaceOfSpin } from '../../store/state'
import { canSpin } from '../../wheel/rounds'
import { isActive, isRemovable, MAX_SEGMENTS } from '../../wheel/segment'
import { modeOf } from '../../wheel/settings/settings'
import { canShare } from '../../wheel/wheel'
import { canPresent, leavePresentation, togglePresentation } from '../presentation/presentation'
import { messages } from './messages'

export interface Command {
  readonly name: string
  readonly label: string
  /** Values of `KeyboardEvent.key` that run it from anywhere on the page; letters are capitals. */
  readonly keys: readonly string[]
  /** `Mod` is Ctrl or Cmd: `Mod+Shift+Z` is Ctrl+Shift+Z or Cmd+Shift+Z. */
  readonly chords?: readonly string[]
  /** Keys run it only in a presentation, where it comes before another command of the same key. */
  readonly isForPresenting?: boolean
  isEnabled(state: AppState): boolean
  run(app: App): void
}

/** Where a draw has the list, tells the visitor so instead. */
function onFreeList(run: Command['run']): Command['run'] {
  return (app) => {
    if (!app.store.getState().raffle.hasList) run(app)
    else app.actions.showToast(messages.listTaken, 'info')
  }
}

export function spinOrDraw({ store, actions }: App, strength?: number): void {
  const instead = inPlaceOfSpin(store.getState())
  if (instead) instead.next()
  else actions.requestSpin(strength)
}

function inPlaceOfSpin({ raffle }: AppState): InPlaceOfSpin | null {
  return raffle.room ?? raffle.desk
}

/** In the order in which the lists of keys show them. */
export const COMMANDS = {
  spin: {
    name: 'Spin Wheel',
    label: 'SPIN THE WHEEL!',
    keys: ['Enter', ' '],
    isEnabled: canSpinNow,
    run: (app) => spinOrDraw(app),
  },
  reset: {
    name: 'Reset Wheel',
    label: 'Reset to Yes/No/Maybe',
    keys: ['R'],
    isEnabled: isIdle,
    run: onFreeList(({ actions }) => actions.resetToDefault()),
  },
  fullscreen: {
    name: 'Fullscreen',
    label: 'Present',
    keys: ['F'],
    isEnabled: (state) => isIdle(state) && canPresent(),
    run: togglePresentation,
  },
  elimination: {
    name: 'Toggle Elimination Mode',
    label: 'Elimination Mode',
    keys: ['E'],
    isEnabled: isIdle,
    run: onFreeList(({ actions }) => actions.toggleElimination()),
  },
  sound: {
    name: 'Toggle Sound',
    label: 'Sound Effects',
    keys: ['S'],
    isEnabled: () => true,
    run: ({ actions }) => actions.toggleSound(),
  },
  nextSegment: {
    name: 'Next Option',
    label: 'Next Option',
    keys: ['ArrowRight', 'ArrowDown'],
    isEnabled: isIdle,
    run: ({ actions }) => actions.focusSegment(1),
  },
  previousSegment: {
    name: 'Previous Option',
    label: 'Previous Option',
    keys: ['ArrowLeft', 'ArrowUp'],
    isEnabled: isIdle,
    run: ({ actions }) => actions.focusSegment(-1),
  },
  removeFocused: {
    name: 'Remove Focused Option',
    label: 'Remove Focused Option',
    keys: ['Delete', 'Backspace'],
    isEnabled: (state) =>
      isIdle(state) &&
      state.wheel.segments.some(
        (one, _, all) => one.id === state.focusedId && isActive(one) && isRemovable(all, one),
      ),
    run: onFreeList(({ store, actions }) => {
      const { focusedId } = store.getState()
      if (focusedId === null) return
      // Before the removal, while the next segment can still be found from this one.
      actions.focusSegment(1)
      actions.removeOption(focusedId)
    }),
  },
  quickAdd: {
    name: 'Add Segment',
    label: 'Quick Add Option',
    keys: ['+', '='],
    isEnabled: (state) => isIdle(state) && state.wheel.segments.length < MAX_SEGMENTS,
    run: onFreeList(({ actions }) => actions.quickAddOption()),
  },
  undo: {
    name: 'Undo',
    label: 'Undo',
    keys: [],
    chords: ['Mod+Z'],
    isEnabled: (state) => isIdle(state) && state.undoHistory.done.length > 0,
    run: onFreeList(({ actions }) => actions.undoStep()),
  },
  redo: {
    name: 'Redo',
    label: 'Redo',
    keys: [],
    chords: ['Mod+Shift+Z', 'Ctrl+Y'],
    isEnabled: (state) => isIdle(state) && state.undoHistory.undone.length > 0,
    run: onFreeList(({ actions }) => actions.redoStep()),
  },
  help: {
    name: 'Keyboard Help',
    label: 'Keyboard Help',
    keys: ['?', 'H'],
    isEnabled: () => true,
    run: ({ actions }) => actions.openDialog('help'),
  },
  escape: {
    name: 'Exit Fullscreen and Close Dialogs',
    label: 'Close',
    keys: ['Escape'],
    isEnabled: () => true,
    run({ actions }) {
      actions.dropFocus()
      // Most browsers leave fullscreen at this key by themselves; the others leave it to us.
      leavePresentation()
    },
  },
  // The keys that presentation remotes send. Some blank the screen with a period, others with B.
  nextWinner: {
    name: 'Spin for Next Winner',
    label: 'Spin for Next Winner',
    keys: ['PageDown', 'ArrowRight'],
    isForPresenting: true,
    isEnabled: canSpinNow,
    run: (app) => spinOrDraw(app),
  },
  lastResult: {
    name: 'Show Last Result',
    label: 'Show Last Result',
    keys: ['PageUp', 'ArrowLeft'],
    isForPresenting: true,
    isEnabled: isIdle,
    run({ store, actions }) {
      const instead = inPlaceOfSpin(store.getState())
      if (instead) instead.back()
      else actions.showLastResult()
    },
  },
  blankScreen: {
    name: 'Blank Screen',
    label: 'Blank Screen',
    keys: ['.', 'B'],
    isForPresenting: true,
    isEnabled: () => true,
    run: ({ actions }) => actions.blankScreen(true),
  },
  // The start button of remotes. The browser would load the page again, without fullscreen.
  keepPresenting: {
    name: 'Stay in Fullscreen',
    label: 'Stay in Fullscreen',
    keys: ['F5'],
    isForPresenting: true,
    isEnabled: () => true,
    run() {},
  },
  numbers: {
    name: 'Numbers 1-6',
    label: 'Numbers 1-6',
    keys: [],
    isEnabled: isIdle,
    run: onFreeList(({ actions }) => actions.resetToNumbers()),
  },
  restoreAll: {
    name: 'Restore All Options',
    label: 'Restore All',
    keys: [],
    isEnabled: (state) =>
      isIdle(state) &&
      (state.wheel.eliminationHistory.length > 0 ||
        state.wheel.segments.some(({ eliminated }) => eliminated)),
    run: onFreeList(({ actions }) => actions.restoreOptions()),
  },
  share: {
    name: 'Share Wheel',
    label: 'Share Wheel',
    keys: [],
    isEnabled: (state) => isIdle(state) && canShare(state.wheel),
    run: ({ actions }) => actions.openDialog('share'),
  },
  library: {
    name: 'My Wheels',
    label: 'My Wheels',
    keys: [],
    isEnabled: () => true,
    run: ({ actions }) => actions.openDialog('library'),
  },
  ownWheel: {
    name: 'Back to My Wheel',
    label: 'Back to My Wheel',
    keys: [],
    isEnabled: (state) => isIdle(state) && state.ownWheels.length > 0,
    run: ({ actions }) => actions.bringBackOwnWheel(),
  },
} satisfies Record<string, Command>

export function runIfEnabled(command: Command, app: App): void {
  if (command.isEnabled(app.store.getState())) command.run(app)
}

function canSpinNow(state: AppState): boolean {
  const { desk, room } = state.raffle
  if (desk?.isBusy || (desk?.isDone && !room)) return false
  if (inPlaceOfSpin(state)) return isIdle(state)
  return isIdle(state) && canSpin(state.wheel, modeOf(state.settings) === 'noRepeats')
}

export function isIdle({ phase }: AppState): boolean {
  return phase !== 'spinning'
}
