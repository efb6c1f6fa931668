// What the preview proposes at first.

import { defaultChoices } from '../../lists/defaultChoices'
import type { Choices } from '../../lists/importPlan'
import { planImport } from '../../lists/planImport'
import { TEMPLATES } from '../../lists/samples'
import type { Source } from '../../lists/source'
import { hasUntouchedOptions, type Wheel } from '../../wheel/wheel'

const LISTS = TEMPLATES.map(({ options }) => options)

/** A list takes the place of a template that nobody has touched, as it does of the options of a first visit. */
export function proposedChoices(source: Source, wheel: Wheel, weightsCount = false): Choices {
  const choices = defaultChoices(source, wheel, weightsCount)
  if (choices.isReplacing || !hasUntouchedOptions(wheel, LISTS)) return choices
  const replacing = { ...choices, isReplacing: true }
  return planImport(source, replacing, wheel).problem === null ? replacing : choices
}
