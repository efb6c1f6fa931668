// The first rows of a table, with the columns to take and whether the first row is a header.

import { useMemo, useState } from 'react'
import { columnsOf } from '../../lists/columns'
import { Switch } from '../kit/Switch'
import type { DetailsProps } from './detailsProps'
import styles from './Import.module.css'
import { messages } from './messages'

const ROWS = 4

export function SourceTable({ source, choices, plan, onChange }: DetailsProps) {
  const { columns: chosen, fields, hasHeader } = choices
  const columns = useMemo(() => columnsOf(source, hasHeader), [source, hasHeader])
  const [mayHaveFields] = useState(fields)
  const rows = plan.lines
    .filter(({ fate }) => fate !== 'header' && fate !== 'blank')
    .slice(0, ROWS)
    .map(({ row }) => ({ row, cells: source.rows[row]?.cells ?? [] }))

  function choose(index: number, isChosen: boolean) {
    const others = chosen.filter((one) => one !== index)
    onChange({ columns: isChosen ? [...others, index].toSorted((a, b) => a - b) : others })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to be reachable by keyboard */}
      <section className={styles.scroller} aria-label={messages.table} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ index, name }) => (
                <th key={index} scope="col" data-chosen={chosen.includes(index) || undefined}>
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen.includes(index)}
                      aria-label={messages.takeColumn(name)}
                      onChange={(event) => choose(index, event.target.checked)}
                    />
                    <span dir="auto">{name}</span>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row}>
                {columns.map(({ index }) => (
                  <td key={index} dir="auto" data-chosen={chosen.includes(index) || undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chosen.length > 1 && <p className={styles.soft}>{messages.columnsNote}</p>}
      <div className={styles.switches}>
        <Switch
          label={messages.headerRow}
          isOn={hasHeader}
          onSwitch={(isOn) => onChange({ hasHeader: isOn })}
        />
        {mayHaveFields !== null && (
          <Switch
            label={messages.keepFields}
            isOn={fields !== null}
            onSwitch={(isOn) => onChange({ fields: isOn ? mayHaveFields : null })}
          />
        )}
      </div>
    </>
  )
}
