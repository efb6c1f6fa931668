// Lists put on the wheel as the preview proposes it.

import type { Choices } from '../src/lists/importPlan'
import { defaultChoices, planImport } from '../src/lists/planImport'
import type { Source } from '../src/lists/source'
import type { App } from '../src/store/createApp'

export function sourceOf(lines: readonly string[]): Source {
  return {
    name: null,
    format: 'lines',
    rows: lines.map((line) => ({ cells: [line] })),
    notes: [],
  }
}

/** @param changes of what the preview proposes */
export function importLines(
  app: App,
  lines: readonly string[],
  changes: Partial<Choices> = {},
): boolean {
  const { wheel } = app.store.getState()
  const source = sourceOf(lines)
  const choices = { ...defaultChoices(source, wheel), ...changes }
  return app.actions.importOptions(planImport(source, choices, wheel))
}
