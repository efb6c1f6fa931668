import { type ReactNode, useState } from 'react'
import type { Choices, Duplicate, Fate, ImportPlan, LongDecision } from '../../lists/importPlan'
import { noteText } from '../../lists/messages'
import type { Source } from '../../lists/source'
import { MAX_OPTION_TEXT } from '../../wheel/segment'
import { isBlank, limitText } from '../../wheel/text'
import { Button } from '../kit/Button'
import { Disclosure } from '../kit/Disclosure'
import { Input } from '../kit/fields/Field'
import { useLimitedText } from '../kit/fields/limitedText'
import { Segmented } from '../kit/fields/Segmented'
import { Switch } from '../kit/fields/Switch'
import { Note } from '../kit/text'
import styles from './Import.module.css'
import { messages } from './messages'

export interface DetailsProps {
  readonly source: Source
  readonly choices: Choices
  readonly plan: ImportPlan
  onChange(changes: Partial<Choices>): void
}

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
        <Kind
          title={messages.exactDuplicates(
            found.exactDuplicates,
            counts.exactDuplicate,
            counts.addedUp,
          )}
        >
          {duplicates('exact')}
        </Kind>
      )}
      {found.likelyDuplicates > 0 && (
        <Kind title={messages.likelyDuplicates(found.likelyDuplicates, counts.likelyDuplicate)}>
          <Note>{messages.likelyNote}</Note>
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
    <Disclosure summary={title}>
      <div className={styles.kind}>{children}</div>
    </Disclosure>
  )
}

/** Lines about which there is nothing to decide. */
function Lines({ plan, fate }: { readonly plan: ImportPlan; readonly fate: Fate }) {
  const lines = plan.lines.filter((line) => line.fate === fate)
  return (
    <Capped items={lines}>{({ row, text }) => <Line key={row} row={row} text={text} />}</Capped>
  )
}

/** @param row from 0 */
export function Line({ row, text }: { readonly row: number; readonly text: string }) {
  return (
    <li>
      <span className={styles.soft}>{messages.row(row)}</span> <span dir="auto">{text}</span>
    </li>
  )
}

interface CheckProps {
  readonly isOn: boolean
  readonly children: ReactNode
  onCheck(isOn: boolean): void
}

function Check({ isOn, children, onCheck }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onCheck(event.target.checked)} />
      {children}
    </label>
  )
}

interface DuplicatesProps extends DetailsProps {
  readonly kind: Duplicate['kind']
}

function Duplicates({ kind, choices, plan, onChange }: DuplicatesProps) {
  const lines = plan.lines.filter(({ duplicate }) => duplicate?.kind === kind)
  const setting: keyof Choices = kind === 'exact' ? 'keepsExactDuplicates' : 'keepsLikelyDuplicates'
  const keepsAll = choices[setting]
  const { exceptions } = choices
  const mayAddUp = kind === 'exact' && choices.weightsCount

  function decideAll(decision: 'keep' | 'addUp' | 'remove') {
    const others = new Set(exceptions)
    for (const { row } of lines) others.delete(row)
    onChange({
      [setting]: decision === 'keep',
      exceptions: others,
      ...(kind === 'exact' && { addsUp: decision === 'addUp' }),
    })
  }

  function decide(row: number, keeps: boolean) {
    const changed = new Set(exceptions)
    if (keeps === keepsAll) changed.delete(row)
    else changed.add(row)
    onChange({ exceptions: changed })
  }

  return (
    <>
      <Segmented
        legend={messages.allDuplicates}
        isInline
        options={[
          { value: 'keep', label: messages.keepAll },
          ...(mayAddUp ? [{ value: 'addUp', label: messages.addUp } as const] : []),
          { value: 'remove', label: messages.removeAll },
        ]}
        value={keepsAll ? 'keep' : mayAddUp && choices.addsUp ? 'addUp' : 'remove'}
        onChoose={decideAll}
      />
      <Capped items={lines}>
        {({ row, text, duplicate }) => (
          <li key={row}>
            <Check
              isOn={exceptions.has(row) ? !keepsAll : keepsAll}
              onCheck={(keeps) => decide(row, keeps)}
            >
              <span>
                <span dir="auto">{text}</span>{' '}
                <span className={styles.soft}>
                  {duplicate && messages.duplicateOf(row, duplicate)}
                </span>
              </span>
            </Check>
          </li>
        )}
      </Capped>
    </>
  )
}

function LongTexts({ choices, plan, onChange }: DetailsProps) {
  const { longDefault, longTexts } = choices
  const lines = plan.lines.filter(({ isLong }) => isLong)

  function decideAll(longDefault: 'shorten' | 'leaveOut') {
    // What was written by hand stays.
    const written = [...longTexts].filter(([, decision]) => typeof decision === 'object')
    onChange({ longDefault, longTexts: new Map(written) })
  }

  const decide = (row: number, decision: LongDecision) =>
    onChange({ longTexts: new Map(longTexts).set(row, decision) })

  return (
    <>
      <Segmented
        legend={messages.allDuplicates}
        isInline
        options={[
          { value: 'shorten', label: messages.shortenAll },
          { value: 'leaveOut', label: messages.removeAll },
        ]}
        value={longDefault}
        onChoose={decideAll}
      />
      <Capped items={lines}>
        {({ row, text }) => (
          <LongText
            key={row}
            row={row}
            text={text}
            decision={longTexts.get(row) ?? longDefault}
            onDecide={(decision) => decide(row, decision)}
          />
        )}
      </Capped>
    </>
  )
}

interface LongTextProps {
  readonly row: number
  readonly text: string
  readonly decision: LongDecision
  onDecide(decision: LongDecision): void
}

function LongText({ row, text, decision, onDecide }: LongTextProps) {
  const short = limitText(text, MAX_OPTION_TEXT).trim()
  const [typed, setTyped] = useState(typeof decision === 'object' ? decision.text : short)
  const decisionFor = (value: string) => (value === short ? 'shorten' : { text: value })
  const { handlers } = useLimitedText((value) => {
    setTyped(value)
    // Without a text it stays what it was.
    if (!isBlank(value)) onDecide(decisionFor(value))
  })
  const isLeftOut = decision === 'leaveOut'

  function leaveOut(isOut: boolean) {
    if (isOut) onDecide('leaveOut')
    else onDecide(isBlank(typed) ? 'shorten' : decisionFor(typed))
  }

  return (
    <li className={styles.long}>
      <p dir="auto">{text}</p>
      <div>
        <Input
          dir="auto"
          value={typed}
          disabled={isLeftOut}
          aria-label={messages.textOf(row)}
          {...handlers}
        />
        <Check isOn={isLeftOut} onCheck={leaveOut}>
          {messages.leaveOut}
        </Check>
      </div>
    </li>
  )
}

const STEP = 50

interface CappedProps<T> {
  readonly items: readonly T[]
  readonly children: (item: T) => ReactNode
}

/** Shows only the beginning at first: thousands of rows would stop the page. Decisions hold for hidden rows too. */
function Capped<T>({ items, children }: CappedProps<T>) {
  const [shown, setShown] = useState(STEP)
  const more = items.length - shown
  return (
    <>
      <ul className={styles.lines}>{items.slice(0, shown).map(children)}</ul>
      {more > 0 && (
        <p className={styles.more}>
          <span className={styles.soft}>{messages.more(more)}</span>{' '}
          <Button onClick={() => setShown(shown + STEP)}>
            {messages.showMore(Math.min(STEP, more))}
          </Button>
        </p>
      )}
    </>
  )
}
