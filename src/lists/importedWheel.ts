// The wheel once an import plan is carried out.

import type { NewId, Wheel } from '../wheel/wheel'
import type { ImportPlan } from './importPlan'

/** The same wheel where the plan has a problem. */
export function importedWheel(
  _wheel: Wheel,
  _plan: ImportPlan,
  _newId: NewId,
  _isEliminationMode: boolean,
): Wheel {
  throw new Error('Not yet')
}
