// Puts an imported list on the wheel: one step, whatever it does. Ignored while the wheel spins.

import { importedWheel } from '../lists/importedWheel'
import type { ImportPlan } from '../lists/importPlan'
import { firstCentered } from '../wheel/resting'
import type { Segment } from '../wheel/segment'
import { clearEliminationHistory, type Wheel } from '../wheel/wheel'
import { messages } from './messages'
import type { Services } from './services'
import type { AppState } from './state'

interface ImportActionsNeed {
  get(): AppState
  readonly services: Pick<Services, 'newId'>
  changeWithUndo(
    edit: (wheel: Wheel) => Wheel,
    message: string,
    patch?: (wheel: Wheel) => Partial<AppState>,
  ): boolean
}

export function importActions({ get, services, changeWithUndo }: ImportActionsNeed) {
  /**
   * Adds the plan's entries, or replaces all options by them. The wheel keeps its name and its results. A toast gives
   * the numbers.
   * @returns false if the plan has a problem, or the wheel spins
   */
  function importOptions(plan: ImportPlan): boolean {
    const { wheel, settings } = get()
    const count = plan.entries.length
    // What is blank or a heading was never meant as an option.
    const { blank, header } = plan.counts
    const left = plan.lines.length - count - blank - header
    return changeWithUndo(
      (before) => {
        const after = importedWheel(before, plan, services.newId, settings.eliminationMode)
        // With other options a tournament begins anew.
        return plan.isReplacing && after !== before ? clearEliminationHistory(after) : after
      },
      plan.isReplacing
        ? messages.replacedOptions(wheel.segments.length, count, left)
        : messages.addedOptions(count, left),
      (after) => ({
        ...(plan.isReplacing && {
          phase: 'idle',
          lastResult: null,
          restRotation: firstCentered(after),
        }),
        event: plan.isReplacing
          ? { name: 'optionsReplaced' }
          : { name: 'segmentAdded', segment: after.segments.at(-1) as Segment },
      }),
    )
  }

  return { importOptions }
}
