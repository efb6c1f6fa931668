import { type FormEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { columnsOf, hasWeights } from '../../lists/columns'
import type { Choices, ImportPlan } from '../../lists/importPlan'
import { listMessages } from '../../lists/messages'
import { planImport, proposedChoices } from '../../lists/planImport'
import {
  ENCODINGS,
  type Encoding,
  foreignLines,
  type ReadAs as How,
  type Source,
} from '../../lists/source'
import { app, useApp } from '../../store/app'
import type { ReadList } from '../../store/state'
import { said, type ToSay } from '../../text/say'
import { inSequence } from '../../text/sentences'
import { withWeight } from '../../wheel/weights'
import { Button, ButtonRow } from '../kit/Button'
import { Section } from '../kit/Card'
import { Segmented } from '../kit/fields/Segmented'
import { Select } from '../kit/fields/Select'
import { Switch } from '../kit/fields/Switch'
import { Table } from '../kit/Table'
import { Note } from '../kit/text'
import { Details, type DetailsProps, Line } from './Details'
import styles from './Import.module.css'
import { openReading, read } from './importing'
import { messages } from './messages'

interface PreviewProps {
  readonly list: ReadList
  onImported(): void
}

export function Preview({ list, onImported }: PreviewProps) {
  const { fileName, source, file } = list
  const wheel = useApp((state) => state.wheel)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isCounting = useApp((state) => state.settings.weightsCount)
  const [choices, setChoices] = useState(() => proposedChoices(source, wheel, isCounting))
  const plan = useMemo(() => planImport(source, choices, wheel), [source, choices, wheel])
  const main = useRef<HTMLButtonElement>(null)
  const encoding = useRef<HTMLSelectElement>(null)
  const ids = useId()
  const { closeDialog, importOptions, openImport } = app.actions
  const isTable = source.format === 'table' || source.format === 'spreadsheet'
  const on = wheel.segments.length
  const problem = isSpinning ? messages.spinning : plan.problem && messages[plan.problem]

  // Who has chosen an encoding may want to try the next one.
  const isReadAgain = source.readAs?.isChosen
  useEffect(() => (isReadAgain ? encoding : main).current?.focus(), [isReadAgain])

  function change(changes: Partial<Choices>) {
    setChoices((before) => ({ ...before, ...changes }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (problem !== null || !importOptions(plan)) return
    onImported()
    closeDialog()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Note className={styles.source}>
        <span dir="auto">{source.name ?? fileName ?? messages.pasted}</span>
        <Button kind="text" onClick={() => openImport()}>
          {messages.otherList}
        </Button>
      </Note>
      <p id={`${ids}summary`} className={styles.summary} role="status">
        {messages.summary(source.format, plan)}
      </p>
      {source.readAs && file && (
        <ReadAs list={list} file={file} how={source.readAs} select={encoding} />
      )}
      {isTable && <SourceTable source={source} choices={choices} plan={plan} onChange={change} />}
      <Weights source={source} choices={choices} plan={plan} onChange={change} />
      <Segmented
        legend={messages.now(on)}
        className={styles.choice}
        options={[
          { value: 'replace', label: messages.replace },
          { value: 'add', label: messages.add },
        ]}
        value={choices.isReplacing ? 'replace' : 'add'}
        onChoose={(value) => change({ isReplacing: value === 'replace' })}
      />
      {!isTable && <FirstOptions plan={plan} />}
      <Details source={source} choices={choices} plan={plan} onChange={change} />
      <div className={styles.foot}>
        <Note id={`${ids}total`} className={problem ? styles.problem : ''} role="status">
          {problem ?? totalText(plan)}
        </Note>
        <ButtonRow className={styles.answers}>
          <Button onClick={closeDialog}>{messages.cancel}</Button>
          <Button
            ref={main}
            type="submit"
            kind="primary"
            aria-disabled={problem !== null}
            aria-describedby={`${ids}summary ${ids}total`}
          >
            {choices.isReplacing
              ? messages.replaceWith(plan.entries.length)
              : messages.addOptions(plan.entries.length)}
          </Button>
        </ButtonRow>
      </div>
    </form>
  )
}

function totalText({ total, found }: ImportPlan): string {
  const together = messages.together(total)
  return inSequence([together, found.eliminated > 0 ? messages.eliminated(found.eliminated) : ''])
}

/** About three lines of names. */
const SHOWN = 12

function FirstOptions({ plan }: { readonly plan: ImportPlan }) {
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

function Weights({ source, choices, plan, onChange }: DetailsProps) {
  const isCounting = useApp((state) => state.settings.weightsCount)
  const { columns, fields, weightColumn, hasHeader } = choices
  const isOffered = useMemo(
    () => !isCounting && hasWeights(source, { columns, fields, weightColumn, hasHeader }),
    [isCounting, source, columns, fields, weightColumn, hasHeader],
  )
  const { weightsMended, absent } = plan.found
  const column = fields ? null : weightColumn
  const name =
    column === null
      ? undefined
      : namedColumns(source, hasHeader).find(({ index }) => index === column)?.name
  const total = plan.entries.reduce((sum, one) => sum + (one.isAbsent ? 0 : (one.weight ?? 1)), 0)
  return (
    <>
      {isOffered && (
        <div className={styles.switches}>
          <Switch
            label={name === undefined ? messages.letWeightsCount : messages.chancesFrom(name)}
            note={name === undefined ? messages.letWeightsCountNote : messages.chancesFromNote}
            isOn={choices.weightsCount}
            onSwitch={(weightsCount) => onChange({ weightsCount })}
          />
        </div>
      )}
      {plan.letsWeightsCount && <Note>{messages.chances(total)}</Note>}
      {weightsMended > 0 && <Note>{messages.weightsMended(weightsMended)}</Note>}
      {absent > 0 && <Note>{messages.absent(absent)}</Note>}
    </>
  )
}

const ROWS = 4

function namedColumns(source: Source, hasHeader: boolean) {
  return columnsOf(source, hasHeader).map(({ index, name }) => {
    return { index, name: name ?? listMessages.column(index + 1) }
  })
}

function SourceTable({ source, choices, plan, onChange }: DetailsProps) {
  const { columns: chosen, fields, hasHeader } = choices
  const columns = useMemo(() => namedColumns(source, hasHeader), [source, hasHeader])
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
      <Table label={messages.table} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ index, name }) => (
              <th key={index} scope="col" data-chosen={chosen.includes(index) || undefined}>
                <label className={styles.check}>
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
      </Table>
      {chosen.length > 1 && <Note>{messages.columnsNote}</Note>}
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

interface ReadAsProps {
  readonly list: ReadList
  readonly file: File
  readonly how: How
  readonly select: RefObject<HTMLSelectElement | null>
}

/** Asks for the encoding where the file does not say it. */
function ReadAs({ list, file, how, select }: ReadAsProps) {
  const id = useId()
  const asked = useRef(0)
  const [chosen, setChosen] = useState(how.encoding)
  const [problem, setProblem] = useState<ToSay>()
  const { lines, unreadable } = useMemo(() => foreignLines(list.source), [list.source])

  async function choose(encoding: Encoding) {
    asked.current += 1
    const number = asked.current
    setChosen(encoding)
    setProblem(undefined)
    const reading = await read({ file, encoding })
    // Another encoding was chosen, or the dialog shows something else.
    if (asked.current !== number || app.store.getState().readList !== list) return
    const reason = await openReading(app, reading, file)
    if (reason) setProblem(messages.notReadAs(reason))
  }

  return (
    <Section aria-label={messages.readAs}>
      <Select
        ref={select}
        label={messages.readAs}
        values={ENCODINGS}
        names={listMessages.encodings}
        value={chosen}
        describedBy={id}
        onChoose={(encoding) => void choose(encoding)}
      />
      <Note id={id}>
        {inSequence([unreadable > 0 ? messages.unreadable(unreadable) : '', messages.readAsNote])}
      </Note>
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={messages.foreignLines}>
          {lines.map(({ row, text }) => (
            <Line key={row} row={row} text={text} />
          ))}
        </ul>
      )}
      <Note className={styles.problem} role="alert">
        {problem && said(problem)}
      </Note>
    </Section>
  )
}
