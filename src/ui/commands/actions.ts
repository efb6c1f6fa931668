// Owns the things a visitor can do, each as one object: what it is called, its keys, when it is enabled, what it does.
// Buttons, keys, the wheel's menu and the help dialog read the same object, so they cannot drift apart.
// Those that the first paint has a button for; the others are in moreActions.ts.

import { app } from '../../store/app'
import type { AppState } from '../../store/state'
import { MAX_SEGMENTS } from '../../wheel/segment'
import { canSpin } from '../../wheel/wheel'
import { canPresent, togglePresentation } from '../presentation/presentation'

export interface Action {
  /** What it does, in menus and in the help dialog. */
  readonly name: string
  /** What its button or switch says. */
  readonly label: string
  /** Values of `KeyboardEvent.key` that run it from anywhere on the page; letters are capitals. */
  readonly keys: readonly string[]
  isEnabled(state: AppState): boolean
  run(): void
}

export const isStill = (state: AppState) => state.phase !== 'spinning'

export const spinAction: Action = {
  name: 'Spin Wheel',
  label: 'SPIN THE WHEEL!',
  keys: ['Enter', ' '],
  isEnabled: (state) => isStill(state) && canSpin(state.wheel),
  run: () => app.actions.requestSpin(),
}

export const resetAction: Action = {
  name: 'Reset Wheel',
  label: 'Reset to Yes/No/Maybe',
  keys: ['R'],
  isEnabled: isStill,
  run: app.actions.resetToDefault,
}

export const numbersAction: Action = {
  name: 'Numbers 1-6',
  label: 'Numbers 1-6',
  keys: [],
  isEnabled: isStill,
  run: app.actions.resetToNumbers,
}

export const soundAction: Action = {
  name: 'Toggle Sound',
  label: 'Sound Effects',
  keys: ['S'],
  isEnabled: () => true,
  run: app.actions.toggleSound,
}

export const quickAddAction: Action = {
  name: 'Add Segment',
  label: 'Quick Add Option',
  keys: ['+', '='],
  isEnabled: (state) => isStill(state) && state.wheel.segments.length < MAX_SEGMENTS,
  run: app.actions.quickAddOption,
}

export const shareAction: Action = {
  name: 'Share Wheel',
  label: 'Share Wheel',
  keys: [],
  isEnabled: (state) => isStill(state) && canSpin(state.wheel),
  run: () => app.actions.openDialog('share'),
}

export const fullscreenAction: Action = {
  name: 'Fullscreen',
  label: 'Fullscreen',
  keys: ['F'],
  isEnabled: (state) => isStill(state) && canPresent(),
  run: togglePresentation,
}

export const helpAction: Action = {
  name: 'Keyboard Help',
  label: 'Keyboard Help',
  keys: ['?', 'H'],
  isEnabled: () => true,
  run: () => app.actions.openDialog('help'),
}

/** Runs an action unless it is disabled just now; for whoever has no button that would show it. */
export function runIfEnabled(action: Action): void {
  if (action.isEnabled(app.store.getState())) action.run()
}
