// The beginning of a list, as it would be on the wheel.

import type { ImportPlan } from '../../lists/importPlan'
import { withWeight } from '../../wheel/weighing/typedWeight'
import styles from './Import.module.css'
import { messages } from './messages'

/** About three lines of names. */
const SHOWN = 12

export function FirstOptions({ plan }: { readonly plan: ImportPlan }) {
  const more = plan.entries.length - SHOWN
  return (
    <ul className={styles.texts} aria-label={messages.texts}>
      {plan.entries.slice(0, SHOWN).map(({ text, weight = 1 }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity, and texts may be the same
        <li key={index} dir="auto">
          {plan.letsWeightsCount ? withWeight(text, weight) : text}
        </li>
      ))}
      {more > 0 && <li className={styles.soft}>{messages.more(more)}</li>}
    </ul>
  )
}
