// What the parts of the preview are given that show lines and take decisions.

import type { Choices, ImportPlan } from '../../lists/importPlan'
import type { Source } from '../../lists/source'

export interface DetailsProps {
  readonly source: Source
  readonly choices: Choices
  readonly plan: ImportPlan
  onChange(changes: Partial<Choices>): void
}
