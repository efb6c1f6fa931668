import { useMemo } from 'react'
import { useApp } from '../../../store/app'
import { halvingsOf } from '../../../wheel/turns/afterWin'

/** How often each option of the wheel is halved, by its id. The same object while it is the same wheel and rule. */
export function useHalvings(): ReadonlyMap<string, number> {
  const history = useApp((state) => state.wheel.history)
  const turnsSince = useApp((state) => state.wheel.turnsSince)
  const settings = useApp((state) => state.settings)
  return useMemo(
    () => halvingsOf({ history, turnsSince }, settings),
    [history, turnsSince, settings],
  )
}
