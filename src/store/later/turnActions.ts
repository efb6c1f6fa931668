// Actions on whose turn it is: who is picked, and who is absent today;
// ignored while the wheel spins.

import type { AfterWin } from '../../settings/settings'
import { recordWinners as withWinners } from '../../wheel/drawnWinners'
import { restOn } from '../../wheel/resting'
import type { SpinResult } from '../../wheel/result'
import { setAbsent as withAbsent } from '../../wheel/turns/attendance'
import { beginTurns } from '../../wheel/turns/beginTurns'
import { pick as picked } from '../../wheel/turns/pick'
import { unpickAll as unpicked } from '../../wheel/turns/rounds'
import type { Wheel } from '../../wheel/wheel'
import { localDay } from '../localDay'
import type { Services } from '../services'
import type { AppState } from '../state'
import { laterMessages as messages } from './laterMessages'

type Edit = (wheel: Wheel) => Wheel
type Patch = (wheel: Wheel) => Partial<AppState>

interface TurnActionsNeed {
  get(): AppState
  set(change: Partial<AppState>): void
  readonly services: Pick<Services, 'now'>
  change(edit: Edit, patch: Patch, about: { readonly name: string } | null): boolean
  changeWithUndo(edit: Edit, message: string, patch: Patch): boolean
}

export function turnActions({ get, set, services, change, changeWithUndo }: TurnActionsNeed) {
  /** Picks options, as a draw does with its winners. It cannot be undone, and a winner that is shown stays so. */
  function pick(ids: readonly string[]): boolean {
    return changeBehind((wheel) => picked(wheel, new Set(ids)))
  }

  /**
   * Records the winners of a draw as results. It cannot be undone, and a winner that is shown stays so.
   * @param resultsOf those that the wheel does not have yet
   * @param upTo what of the draw it has then
   */
  function recordWinners(
    resultsOf: (wheel: Wheel) => readonly SpinResult[],
    upTo: NonNullable<Wheel['lastDraw']>,
  ): boolean {
    return changeBehind((wheel) => withWinners(wheel, resultsOf(wheel), upTo))
  }

  function changeBehind(edit: Edit): boolean {
    const { lastResult, isRevealing, restRotation, settings } = get()
    return change(
      edit,
      (wheel) => ({
        isRevealing,
        restRotation: lastResult ? restOn(wheel, settings, lastResult) : restRotation,
      }),
      null,
    )
  }

  /** Begins the round anew: all that were picked take part again. */
  function unpickAll(): boolean {
    const count = get().wheel.segments.filter((one) => one.picked).length
    const message = messages.pickedBack(count)
    return changeWithUndo(unpicked, message, () => ({ event: { name: 'listChanged', message } }))
  }

  /** Marks options as absent today, or as here. */
  function setAbsent(ids: readonly string[], isAbsent: boolean): boolean {
    const only = ids.length === 1 && get().wheel.segments.find(({ id }) => id === ids[0])
    const name = only
      ? messages[isAbsent ? 'absent' : 'here'](only.text)
      : messages[isAbsent ? 'absentOptions' : 'hereOptions'](ids.length)
    return change(
      (wheel) => withAbsent(wheel, new Set(ids), isAbsent, localDay(services.now())),
      () => ({ event: { name: 'listChanged', message: name } }),
      { name },
    )
  }

  /** Chooses what a win does to later chances. It begins anew: choosing changes nobody's chances, or evens them out. */
  function chooseAfterWin(afterWin: AfterWin): boolean {
    const { phase, settings } = get()
    if (phase === 'spinning' || settings.afterWin === afterWin) return false
    const next = { settings: { ...settings, afterWin } }
    if (!change(beginTurns, () => next, null)) set(next)
    return true
  }

  /** Forgets who has won for the chances of the spins to come. */
  function resetChances(): boolean {
    const message = messages.chancesReset
    return changeWithUndo(beginTurns, message, () => ({ event: { name: 'listChanged', message } }))
  }

  return { pick, recordWinners, unpickAll, setAbsent, chooseAfterWin, resetChances }
}
