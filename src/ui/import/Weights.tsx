// The weights that a list brings: whether they are to count, and what becomes of those that are none.

import { useMemo } from 'react'
import { hasWeights } from '../../lists/importedWeights'
import { useApp } from '../../store/app'
import { Switch } from '../controls/Switch'
import type { DetailsProps } from './detailsProps'
import styles from './Import.module.css'
import { messages } from './messages'

export function Weights({ source, choices, plan, onChange }: DetailsProps) {
  const isCounting = useApp((state) => state.settings.weightsCount)
  const { columns, fields, weightColumn, hasHeader } = choices
  const isOffered = useMemo(
    () => !isCounting && hasWeights(source, { columns, fields, weightColumn, hasHeader }),
    [isCounting, source, columns, fields, weightColumn, hasHeader],
  )
  const { weightsMended, absent } = plan.found
  return (
    <>
      {isOffered && (
        <div className={styles.switches}>
          <Switch
            label={messages.letWeightsCount}
            note={messages.letWeightsCountNote}
            isOn={choices.weightsCount}
            onSwitch={(weightsCount) => onChange({ weightsCount })}
          />
        </div>
      )}
      {weightsMended > 0 && <p className={styles.soft}>{messages.weightsMended(weightsMended)}</p>}
      {absent > 0 && <p className={styles.soft}>{messages.absent(absent)}</p>}
    </>
  )
}
