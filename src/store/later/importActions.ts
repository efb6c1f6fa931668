// Changes the list of options as a whole: an imported list, an edited text, a sorted list. One step each, with a toast
// that gives the numbers. Ignored while the wheel spins.

import { absentIds, importedWheel } from '../../lists/importedWheel'
import type { ImportPlan } from '../../lists/importPlan'
import { firstCentered } from '../../wheel/resting'
import { setAbsent } from '../../wheel/turns/attendance'
import { clearEliminationHistory, type NewId, type Wheel } from '../../wheel/wheel'
import { localDay } from '../localDay'
import type { Services } from '../services'
import type { AppState } from '../state'
import { laterMessages as messages } from './laterMessages'

interface ImportActionsNeed {
  get(): AppState
  readonly services: Pick<Services, 'newId' | 'random' | 'now'>
  changeWithUndo(
    edit: (wheel: Wheel) => Wheel,
    message: string,
    patch?: (wheel: Wheel) => Partial<AppState>,
    name?: string,
  ): boolean
}

/** What an edit of the whole list is given besides the wheel. */
export interface ListEditNeeds {
  readonly isEliminationMode: boolean
  readonly newId: NewId
  readonly random: Services['random']
}

export function importActions({ get, services, changeWithUndo }: ImportActionsNeed) {
  /**
   * Adds the plan's entries, or replaces all options by them. The wheel keeps its name and its results.
   * @returns false if the plan has a problem, or the wheel spins
   */
  function importOptions(plan: ImportPlan): boolean {
    const { wheel } = get()
    const settings = plan.letsWeightsCount
      ? { ...get().settings, weightsCount: true }
      : get().settings
    const count = plan.entries.length
    // What is blank or a heading was never meant as an option.
    const { blank, header } = plan.counts
    const left = plan.lines.length - count - blank - header
    const name = plan.isReplacing
      ? messages.replacedOptions(wheel.segments.length, count)
      : messages.addedOptions(count)
    return editList(
      (before, { newId, isEliminationMode }) => {
        const imported = importedWheel(before, plan, newId, isEliminationMode)
        if (imported === before) return before
        const absent = absentIds(imported, plan)
        const after = setAbsent(imported, absent, true, localDay(services.now()))
        // With other options a tournament begins anew.
        return plan.isReplacing ? clearEliminationHistory(after) : after
      },
      messages.withLeft(name, left),
      (after) => ({
        settings,
        ...(plan.isReplacing && {
          phase: 'idle',
          lastResult: null,
          restRotation: firstCentered(after, settings),
        }),
      }),
      name,
    )
  }

  /**
   * Changes the list by a pure function.
   * @param message for the toast and the announcement
   * @param name of the step that Undo takes back
   */
  function editList(
    edit: (wheel: Wheel, needs: ListEditNeeds) => Wheel,
    message: string,
    patch?: (wheel: Wheel) => Partial<AppState>,
    name = message,
  ): boolean {
    const { newId, random } = services
    const needs = { newId, random, isEliminationMode: get().settings.eliminationMode }
    return changeWithUndo(
      (wheel) => edit(wheel, needs),
      message,
      (wheel) => ({ ...patch?.(wheel), event: { name: 'listChanged', message } }),
      name,
    )
  }

  return { importOptions, editList }
}
