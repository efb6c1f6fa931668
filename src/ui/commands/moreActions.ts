// Owns the things a visitor can do by a key or in a panel that comes after the first paint, and the list of all.

import { app } from '../../store/app'
import { MIN_SEGMENTS } from '../../wheel/segment'
import { leavePresentation } from '../presentation/presentation'
import {
  type Action,
  fullscreenAction,
  helpAction,
  isStill,
  numbersAction,
  quickAddAction,
  resetAction,
  soundAction,
  spinAction,
} from './actions'

export const restoreAction: Action = {
  name: 'Restore All Options',
  label: 'Restore All',
  keys: [],
  isEnabled: (state) =>
    isStill(state) &&
    (state.wheel.eliminationHistory.length > 0 ||
      state.wheel.segments.some((segment) => segment.eliminated)),
  run: app.actions.restoreOptions,
}

export const eliminationAction: Action = {
  name: 'Toggle Elimination Mode',
  label: 'Elimination Mode',
  keys: ['E'],
  isEnabled: isStill,
  run: app.actions.toggleElimination,
}

export const nextSegmentAction: Action = {
  name: 'Next Segment',
  label: 'Next Segment',
  keys: ['ArrowRight', 'ArrowDown'],
  isEnabled: isStill,
  run: () => app.actions.focusSegment(1),
}

export const previousSegmentAction: Action = {
  name: 'Previous Segment',
  label: 'Previous Segment',
  keys: ['ArrowLeft', 'ArrowUp'],
  isEnabled: isStill,
  run: () => app.actions.focusSegment(-1),
}

export const removeFocusedAction: Action = {
  name: 'Remove Focused Segment',
  label: 'Remove Focused Segment',
  keys: ['Delete', 'Backspace'],
  isEnabled: (state) =>
    isStill(state) &&
    state.wheel.segments.length > MIN_SEGMENTS &&
    state.wheel.segments.some(({ id, eliminated }) => id === state.focusedId && !eliminated),
  run() {
    const { focusedId } = app.store.getState()
    if (focusedId === null) return
    // First, while it still says where the next one is.
    app.actions.focusSegment(1)
    app.actions.removeOption(focusedId)
  },
}

/** Browsers leave fullscreen and close dialogs by this key themselves; where one lets the page see it, we leave. */
export const escapeAction: Action = {
  name: 'Exit Fullscreen and Close Dialogs',
  label: 'Close',
  keys: ['Escape'],
  isEnabled: () => true,
  run() {
    app.actions.dropFocus()
    leavePresentation()
  },
}

/** In the order in which they are read out. */
export const ACTIONS: readonly Action[] = [
  spinAction,
  resetAction,
  fullscreenAction,
  eliminationAction,
  soundAction,
  nextSegmentAction,
  previousSegmentAction,
  removeFocusedAction,
  quickAddAction,
  numbersAction,
  helpAction,
  escapeAction,
]
