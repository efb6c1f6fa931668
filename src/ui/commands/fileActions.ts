// Owns what a visitor can do with whole wheels; loaded with the buttons for it.

import { app } from '../../store/app'
import { canSpin } from '../../wheel/wheel'
import { saveWheelFile } from '../share/wheelFile'
import type { Action } from './actions'

export const ownWheelAction: Action = {
  name: 'Back to My Wheel',
  label: 'Back to My Wheel',
  keys: [],
  isEnabled: ({ phase, ownWheels }) => phase !== 'spinning' && ownWheels.length > 0,
  run: app.actions.bringBackOwnWheel,
}

export const saveFileAction: Action = {
  name: 'Save Wheel to File',
  label: 'Save to File',
  keys: [],
  isEnabled: ({ phase, wheel }) => phase !== 'spinning' && canSpin(wheel),
  run: saveWheelFile,
}

/** What it does is up to whoever has a file to pick. */
export const openFileAction: Omit<Action, 'run'> = {
  name: 'Open Wheel File',
  label: 'Open File',
  keys: [],
  isEnabled: ({ phase }) => phase !== 'spinning',
}
