// Actions that nothing calls before the first paint: their code is loaded after it, with that of Undo.

import { importActions } from './importActions'
import { removalActions } from './removalActions'
import { turnActions } from './turnActions'
import { weightActions } from './weightActions'

type LaterActionsNeed = Parameters<typeof importActions>[0] &
  Parameters<typeof removalActions>[0] &
  Parameters<typeof turnActions>[0] &
  Parameters<typeof weightActions>[0]

export function laterActions(need: LaterActionsNeed) {
  return {
    ...importActions(need),
    ...removalActions(need),
    ...turnActions(need),
    ...weightActions(need),
  }
}
