// Duplicates of one kind: what to do with all of them, and with each.

import type { Choices, Duplicate } from '../../lists/importPlan'
import { Choice } from '../kit/Choice'
import { Capped } from './Capped'
import type { DetailsProps } from './detailsProps'
import styles from './Import.module.css'
import { messages } from './messages'

interface DuplicatesProps extends DetailsProps {
  readonly kind: Duplicate['kind']
}

export function Duplicates({ kind, choices, plan, onChange }: DuplicatesProps) {
  const lines = plan.lines.filter(({ duplicate }) => duplicate?.kind === kind)
  const setting: keyof Choices = kind === 'exact' ? 'keepsExactDuplicates' : 'keepsLikelyDuplicates'
  const keepsAll = choices[setting]
  const { exceptions } = choices

  function decideAll(keeps: boolean) {
    const others = new Set(exceptions)
    for (const { row } of lines) others.delete(row)
    onChange({ [setting]: keeps, exceptions: others })
  }

  function decide(row: number, keeps: boolean) {
    const changed = new Set(exceptions)
    if (keeps === keepsAll) changed.delete(row)
    else changed.add(row)
    onChange({ exceptions: changed })
  }

  return (
    <>
      <Choice
        legend={messages.allDuplicates}
        isInline
        options={[
          { value: 'keep', label: messages.keepAll },
          { value: 'remove', label: messages.removeAll },
        ]}
        value={keepsAll ? 'keep' : 'remove'}
        onChoose={(value) => decideAll(value === 'keep')}
      />
      <Capped items={lines}>
        {({ row, text, duplicate }) => (
          <li key={row}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={exceptions.has(row) ? !keepsAll : keepsAll}
                onChange={(event) => decide(row, event.target.checked)}
              />
              <span>
                <span dir="auto">{text}</span>{' '}
                <span className={styles.soft}>
                  {duplicate && messages.duplicateOf(row, duplicate)}
                </span>
              </span>
            </label>
          </li>
        )}
      </Capped>
    </>
  )
}
