// Owns the things a visitor can do, each as one object: name, label, keys, when it is enabled, what it does.
// Buttons and keys read the same object, so they cannot drift apart.

import { app } from '../store/app'
import type { AppState } from '../store/state'
import { MAX_SEGMENTS } from '../wheel/segment'
import { canSpin } from '../wheel/wheel'

export interface Action {
  readonly label: string
  /** Values of `KeyboardEvent.key` that run it from anywhere on the page. */
  readonly keys: readonly string[]
  isEnabled(state: AppState): boolean
  run(): void
}

const isStill = (state: AppState) => state.phase !== 'spinning'

export const spinAction: Action = {
  label: 'SPIN THE WHEEL!',
  keys: ['Enter', ' '],
  isEnabled: (state) => isStill(state) && canSpin(state.wheel),
  run: () => app.actions.requestSpin(),
}

export const quickAddAction: Action = {
  label: 'Quick Add Option',
  keys: ['+', '='],
  isEnabled: (state) => isStill(state) && state.wheel.segments.length < MAX_SEGMENTS,
  run: app.actions.quickAddOption,
}

export const resetAction: Action = {
  label: 'Reset to Yes/No/Maybe',
  keys: ['r', 'R'],
  isEnabled: isStill,
  run: app.actions.resetToDefault,
}

export const numbersAction: Action = {
  label: 'Numbers 1-6',
  keys: [],
  isEnabled: isStill,
  run: app.actions.resetToNumbers,
}

export const ACTIONS: readonly Action[] = [spinAction, quickAddAction, resetAction, numbersAction]
