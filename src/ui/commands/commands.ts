// The How to Use page reads this without a store, so import only the store's types here.

import type { App } from '../../store/createApp'
import type { AppState, InPlaceOfSpin } from '../../store/state'
import { say } from '../../text/say'
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
    name: say('Spin Wheel'),
    label: say('SPIN THE WHEEL!'),
    keys: ['Enter', ' '],
    isEnabled: canSpinNow,
    run: (app) => spinOrDraw(app),
  },
  reset: {
    name: say('Reset Wheel'),
    label: say('Reset to Yes/No/Maybe'),
    keys: ['R'],
    isEnabled: isIdle,
    run: onFreeList(({ actions }) => actions.resetToDefault()),
  },
  fullscreen: {
    name: say('Fullscreen'),
    label: say('Present'),
    keys: ['F'],
    isEnabled: (state) => isIdle(state) && canPresent(),
    run: togglePresentation,
  },
  elimination: {
    name: say('Toggle Elimination Mode'),
    label: say('Elimination Mode'),
    keys: ['E'],
    isEnabled: isIdle,
    run: onFreeList(({ actions }) => actions.toggleElimination()),
  },
  sound: {
    name: say('Toggle Sound'),
    label: say('Sound Effects'),
    keys: ['S'],
    isEnabled: () => true,
    run: ({ actions }) => actions.toggleSound(),
  },
  nextSegment: {
    name: say('Next Option'),
    label: say('Next Option'),
    keys: ['ArrowRight', 'ArrowDown'],
    isEnabled: isIdle,
    run: ({ actions }) => actions.focusSegment(1),
  },
  previousSegment: {
    name: say('Previous Option'),
    label: say('Previous Option'),
    keys: ['ArrowLeft', 'ArrowUp'],
    isEnabled: isIdle,
    run: ({ actions }) => actions.focusSegment(-1),
  },
  removeFocused: {
    name: say('Remove Focused Option'),
    label: say('Remove Focused Option'),
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
    name: say('Add Segment'),
    label: say('Quick Add Option'),
    keys: ['+', '='],
    isEnabled: (state) => isIdle(state) && state.wheel.segments.length < MAX_SEGMENTS,
    run: onFreeList(({ actions }) => actions.quickAddOption()),
  },
  undo: {
    name: say('Undo'),
    label: say('Undo'),
    keys: [],
    chords: ['Mod+Z'],
    isEnabled: (state) => isIdle(state) && state.undoHistory.done.length > 0,
    run: onFreeList(({ actions }) => actions.undoStep()),
  },
  redo: {
    name: say('Redo'),
    label: say('Redo'),
    keys: [],
    chords: ['Mod+Shift+Z', 'Ctrl+Y'],
    isEnabled: (state) => isIdle(state) && state.undoHistory.undone.length > 0,
    run: onFreeList(({ actions }) => actions.redoStep()),
  },
  help: {
    name: say('Keyboard Help'),
    label: say('Keyboard Help'),
    keys: ['?', 'H'],
    isEnabled: () => true,
    run: ({ actions }) => actions.openDialog('help'),
  },
  escape: {
    name: say('Exit Fullscreen and Close Dialogs'),
    label: say('Close'),
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
    name: say('Spin for Next Winner'),
    label: say('Spin for Next Winner'),
    keys: ['PageDown', 'ArrowRight'],
    isForPresenting: true,
    isEnabled: canSpinNow,
    run: (app) => spinOrDraw(app),
  },
  lastResult: {
    name: say('Show Last Result'),
    label: say('Show Last Result'),
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
    name: say('Blank Screen'),
    label: say('Blank Screen'),
    keys: ['.', 'B'],
    isForPresenting: true,
    isEnabled: () => true,
    run: ({ actions }) => actions.blankScreen(true),
  },
  // The start button of remotes. The browser would load the page again, without fullscreen.
  keepPresenting: {
    name: say('Stay in Fullscreen'),
    label: say('Stay in Fullscreen'),
    keys: ['F5'],
    isForPresenting: true,
    isEnabled: () => true,
    run() {},
  },
  numbers: {
    name: say('Numbers 1-6'),
    label: say('Numbers 1-6'),
    keys: [],
    isEnabled: isIdle,
    run: onFreeList(({ actions }) => actions.resetToNumbers()),
  },
  restoreAll: {
    name: say('Restore All Options'),
    label: say('Restore All'),
    keys: [],
    isEnabled: (state) =>
      isIdle(state) &&
      (state.wheel.eliminationHistory.length > 0 ||
        state.wheel.segments.some(({ eliminated }) => eliminated)),
    run: onFreeList(({ actions }) => actions.restoreOptions()),
  },
  share: {
    name: say('Share Wheel'),
    label: say('Share Wheel'),
    keys: [],
    isEnabled: (state) => isIdle(state) && canShare(state.wheel),
    run: ({ actions }) => actions.openDialog('share'),
  },
  library: {
    name: say('My Wheels'),
    label: say('My Wheels'),
    keys: [],
    isEnabled: () => true,
    run: ({ actions }) => actions.openDialog('library'),
  },
  ownWheel: {
    name: say('Back to My Wheel'),
    label: say('Back to My Wheel'),
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
