// What is not plain about a list, each kind with its lines and a decision: duplicates, long texts, and what is left out.

import { type ReactNode, useState } from 'react'
import type { Fate, ImportPlan } from '../../lists/importPlan'
import { noteText } from '../../lists/messages'
import card from '../kit/card.module.css'
import { Switch } from '../kit/Switch'
import { Capped } from './Capped'
import { Duplicates } from './Duplicates'
import type { DetailsProps } from './detailsProps'
import styles from './Import.module.css'
import { LongTexts } from './LongTexts'
import { messages } from './messages'

export function Details(props: DetailsProps) {
  const { source, choices, plan, onChange } = props
  const isList = source.format === 'lines'
  const [mayHaveHeader] = useState(isList && choices.hasHeader)
  const { counts, found } = plan
  const overLimit = counts.overLimit > 0 && messages.overLimit(counts.overLimit)
  const duplicates = (kind: 'exact' | 'likely') => <Duplicates kind={kind} {...props} />
  const has =
    found.exactDuplicates + found.likelyDuplicates + found.long + counts.blank > 0 || mayHaveHeader
  if (!has && !overLimit && source.notes.length === 0) return null
  return (
    <div className={styles.details}>
      {found.exactDuplicates > 0 && (
        <Kind title={messages.exactDuplicates(found.exactDuplicates, counts.exactDuplicate)}>
          {duplicates('exact')}
        </Kind>
      )}
      {found.likelyDuplicates > 0 && (
        <Kind title={messages.likelyDuplicates(found.likelyDuplicates, counts.likelyDuplicate)}>
          <p className={styles.soft}>{messages.likelyNote}</p>
          {duplicates('likely')}
        </Kind>
      )}
      {found.long > 0 && (
        <Kind title={messages.long(found.long, counts.leftOutLong)}>
          <LongTexts {...props} />
        </Kind>
      )}
      {overLimit && (
        <Kind title={overLimit}>
          <Lines plan={plan} fate="overLimit" />
        </Kind>
      )}
      {counts.blank > 0 && (
        <Kind title={messages.blank(counts.blank)}>
          <Lines plan={plan} fate="blank" />
        </Kind>
      )}
      {mayHaveHeader && (
        <Kind title={messages.header(choices.hasHeader)}>
          <div className={styles.switches}>
            <Switch
              label={messages.headerLine}
              isOn={choices.hasHeader}
              onSwitch={(hasHeader) => onChange({ hasHeader })}
            />
          </div>
          <Lines plan={plan} fate="header" />
        </Kind>
      )}
      {source.notes.length > 0 && (
        <Kind title={messages.noPlace}>
          <ul className={styles.lines}>
            {source.notes.map((note) => (
              <li key={note.kind}>{noteText(note)}</li>
            ))}
          </ul>
        </Kind>
      )}
    </div>
  )
}

function Kind({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary className={card.disclosure}>{title}</summary>
      <div className={styles.kind}>{children}</div>
    </details>
  )
}

/** The lines of a fate about which there is nothing to decide. */
function Lines({ plan, fate }: { readonly plan: ImportPlan; readonly fate: Fate }) {
  const lines = plan.lines.filter((line) => line.fate === fate)
  return (
    <Capped items={lines}>
      {({ row, text }) => (
        <li key={row}>
          <span className={styles.soft}>{messages.row(row)}</span> <span dir="auto">{text}</span>
        </li>
      )}
    </Capped>
  )
}
