// What an import would do, in words and numbers that follow every choice. Nothing is on the wheel before the button.

import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { hasWeights } from '../../lists/importedWeights'
import type { Choices, ImportPlan } from '../../lists/importPlan'
import { planImport } from '../../lists/planImport'
import { app, useApp } from '../../store/app'
import type { ReadList } from '../../store/state'
import { withWeight } from '../../wheel/weights'
import row from '../kit/buttonRow.module.css'
import { Choice } from '../kit/Choice'
import card from '../kit/card.module.css'
import { Switch } from '../kit/Switch'
import { Details } from './Details'
import type { DetailsProps } from './detailsProps'
import { draft } from './draft'
import styles from './Import.module.css'
import { messages } from './messages'
import { proposedChoices } from './proposal'
import { ReadAs } from './ReadAs'
import { SourceTable } from './SourceTable'

export function Preview({ list }: { readonly list: ReadList }) {
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
    if (fileName === null) draft.text = ''
    closeDialog()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.source}>
        <span dir="auto">{source.name ?? fileName ?? messages.pasted}</span>
        <button type="button" className={card['text-button']} onClick={() => openImport()}>
          {messages.otherList}
        </button>
      </div>
      <p id={`${ids}summary`} className={styles.summary} role="status">
        {messages.summary(source.format, plan)}
      </p>
      {source.readAs && file && (
        <ReadAs list={list} file={file} how={source.readAs} select={encoding} />
      )}
      {isTable ? (
        <SourceTable source={source} choices={choices} plan={plan} onChange={change} />
      ) : (
        <FirstOptions plan={plan} />
      )}
      <Weights source={source} choices={choices} plan={plan} onChange={change} />
      <Choice
        legend={messages.now(on)}
        className={styles.choice}
        options={[
          { value: 'replace', label: messages.replace },
          { value: 'add', label: messages.add },
        ]}
        value={choices.isReplacing ? 'replace' : 'add'}
        onChoose={(value) => change({ isReplacing: value === 'replace' })}
      />
      <Details source={source} choices={choices} plan={plan} onChange={change} />
      <div className={styles.foot}>
        <p id={`${ids}total`} className={problem ? styles.problem : styles.soft} role="status">
          {problem ?? totalText(plan)}
        </p>
        <div className={row.row}>
          <button type="button" onClick={closeDialog}>
            {messages.cancel}
          </button>
          <button
            ref={main}
            type="submit"
            data-main
            aria-disabled={problem !== null}
            aria-describedby={`${ids}summary ${ids}total`}
          >
            {choices.isReplacing
              ? messages.replaceWith(plan.entries.length)
              : messages.addOptions(plan.entries.length)}
          </button>
        </div>
      </div>
    </form>
  )
}

function totalText({ total, found }: ImportPlan): string {
  const together = messages.together(total)
  return found.eliminated === 0 ? together : `${together} ${messages.eliminated(found.eliminated)}`
}

/** About three lines of names. */
const SHOWN = 12

/** The beginning of a list, as it would be on the wheel. */
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

/** The weights that a list brings: whether they are to count, and what becomes of those that are none. */
function Weights({ source, choices, plan, onChange }: DetailsProps) {
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
