import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../../ui/kit/Button'
import { Field } from '../../ui/kit/fields/Field'
import { useLimitedText } from '../../ui/kit/fields/limitedText'
import { GripIcon, PlusIcon } from '../../ui/kit/icons'
import { Menu } from '../../ui/kit/Menu'
import { Note } from '../../ui/kit/text'
import { isBlank } from '../../wheel/text'
import { MAX_PRIZE_NAME, MAX_PRIZES, movePrize, type Plan } from '../model/plan'
import { isPrizeList, type ReadPrizes, readPrizes } from '../model/prizeLines'
import type { Prize } from '../model/record'
import { messages } from './messages'
import styles from './RaffleDesk.module.css'

interface PrizeRowsProps {
  readonly plan: Plan
  onPlan(plan: Plan): void
  /** Said to those who do not see the rows move. */
  onSaid(message: string): void
}

type Part = 'name' | 'grip'

export function PrizeRows({ plan, onPlan, onSaid }: PrizeRowsProps) {
  const rows = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ readonly index: number; readonly part: Part } | null>(null)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const { prizes } = plan
  const hasSeveral = prizes.length > 1

  useEffect(() => {
    if (!wanted.current) return
    const { index, part } = wanted.current
    wanted.current = null
    const row = rows.current?.children[index]
    row?.querySelector<HTMLElement>(part === 'name' ? 'input' : 'summary')?.focus()
  })

  function move(index: number, to: number, part: Part) {
    const moved = withMoved(plan, index, to)
    if (moved === plan) return
    wanted.current = { index: to, part }
    onPlan(moved)
    onSaid(messages.moved(to + 1, prizes.length))
  }

  function add() {
    wanted.current = { index: prizes.length, part: 'name' }
    onPlan(addPrize(plan))
    onSaid(messages.added(prizes.length + 1))
  }

  function remove(index: number) {
    wanted.current = { index: Math.min(index, prizes.length - 2), part: 'name' }
    onPlan(removePrize(plan, index))
    onSaid(messages.removed(index + 1))
  }

  function paste(index: number, text: string, isReplacing: boolean) {
    const read = readPrizes(text, commonReserves(plan) ?? 0)
    const after = withPasted(plan, index, read.prizes, isReplacing)
    wanted.current = { index: index + read.prizes.length - (isReplacing ? 1 : 0), part: 'name' }
    setPasted({ before: plan, after, read })
    onPlan(after)
  }

  function takeBack({ before }: Pasted) {
    wanted.current = { index: 0, part: 'name' }
    setPasted(null)
    onPlan(before)
  }

  /** Enter goes on to the next prize. */
  function entered(index: number) {
    if (index === prizes.length - 1) return add()
    rows.current?.children[index + 1]?.querySelector('input')?.focus()
  }

  function draggedOver(event: DragEvent, index: number) {
    if (dragged === null) return
    event.preventDefault()
    if (dragged === index) return
    onPlan(withMoved(plan, dragged, index))
    setDragged(index)
  }

  function dropped() {
    if (dragged !== null) onSaid(messages.moved(dragged + 1, prizes.length))
    setDragged(null)
  }

  return (
    <>
      <ol ref={rows} className={styles.prizes} aria-label={messages.prizes}>
        {prizes.map((prize, index) => (
          <PrizeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a prize is known by its place alone
            key={index}
            prize={prize}
            index={index}
            count={prizes.length}
            isDragged={dragged === index}
            onChange={(change) => onPlan(withPrize(plan, index, change))}
            onMove={(step, part) => move(index, index + step, part)}
            onRemove={() => remove(index)}
            onEnter={() => entered(index)}
            onPaste={(text, isReplacing) => paste(index, text, isReplacing)}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => draggedOver(event, index)}
            onDragEnd={dropped}
          />
        ))}
      </ol>
      <div role="status" className={styles.stack}>
        {pasted?.after === plan && (
          <Note className={styles.pasted}>
            <span>{messages.pasted(pasted.read)}</span>
            <Button kind="text" onClick={() => takeBack(pasted)}>
              {messages.undoPaste}
            </Button>
          </Note>
        )}
      </div>
      <div className={styles.listEnd}>
        {prizes.length < MAX_PRIZES && (
          <Button icon={<PlusIcon />} onClick={add}>
            {messages.addPrize}
          </Button>
        )}
        {hasSeveral && (
          <NumberCell
            label={messages.reservesOfEach}
            least={0}
            value={commonReserves(plan)}
            onNumber={(reserves) => onPlan(withReserves(plan, reserves))}
          />
        )}
      </div>
    </>
  )
}

interface Pasted {
  readonly before: Plan
  readonly after: Plan
  readonly read: ReadPrizes
}

interface PrizeRowProps {
  readonly prize: Prize
  readonly index: number
  readonly count: number
  readonly isDragged: boolean
  onChange(change: Partial<Prize>): void
  onMove(step: -1 | 1, part: Part): void
  onRemove(): void
  onEnter(): void
  /** Several lines, or one that says how many. @param isReplacing whether nothing of the row's name is to stay */
  onPaste(text: string, isReplacing: boolean): void
  onDragStart(): void
  onDragOver(event: DragEvent): void
  onDragEnd(): void
}

function PrizeRow(props: PrizeRowProps) {
  const { prize, index, count, isDragged, onChange, onMove, onRemove, onEnter, onPaste } = props
  const number = index + 1
  const { handlers, isCut } = useLimitedText((name) => onChange({ name }), MAX_PRIZE_NAME)

  function keyPressed(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
    if (isMove) onMove(event.key === 'ArrowUp' ? -1 : 1, 'name')
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onEnter()
    else return
    event.preventDefault()
  }

  function pasted(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    if (!isPrizeList(text)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isAll = selectionStart === 0 && selectionEnd === value.length
    onPaste(text, isBlank(value) || isAll)
  }

  function dragStarted(event: DragEvent<HTMLElement>) {
    event.dataTransfer.effectAllowed = 'move'
    // Firefox drags nothing that has no data.
    event.dataTransfer.setData('text/plain', prize.name)
    const row = event.currentTarget.closest('li')
    if (row) event.dataTransfer.setDragImage(row, 0, row.offsetHeight / 2)
    props.onDragStart()
  }

  return (
    <li
      className={styles.prize}
      data-dragged={isDragged || undefined}
      onKeyDown={keyPressed}
      onDragOver={props.onDragOver}
      onDrop={(event) => event.preventDefault()}
    >
      <Field
        label={messages.prizeName}
        className={styles.name}
        aria-label={count > 1 ? messages.prize(number) : messages.prizeName}
        value={prize.name}
        placeholder={count > 1 ? messages.prize(number) : messages.namePlaceholder}
        enterKeyHint="next"
        {...handlers}
        onPaste={pasted}
      />
      <NumberCell
        label={messages.places}
        name={messages.inPrize.places(number)}
        least={1}
        value={prize.places}
        onNumber={(places) => onChange({ places })}
      />
      <NumberCell
        label={messages.reserves}
        name={messages.inPrize.reserves(number)}
        least={0}
        value={prize.reserves}
        onNumber={(reserves) => onChange({ reserves })}
      />
      {count > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the menu in it moves the row
        <span
          className={styles.grip}
          draggable
          onDragStart={dragStarted}
          onDragEnd={props.onDragEnd}
        >
          <Menu
            label={<GripIcon />}
            name={messages.moveOrRemove(number)}
            className={styles.gripToggle}
            place="end"
          >
            {index > 0 && (
              <button type="button" onClick={() => onMove(-1, 'grip')}>
                {messages.up}
              </button>
            )}
            {index < count - 1 && (
              <button type="button" onClick={() => onMove(1, 'grip')}>
                {messages.down}
              </button>
            )}
            <button type="button" onClick={onRemove}>
              {messages.remove}
            </button>
          </Menu>
        </span>
      )}
      {isCut && (
        <Note className={`${styles.nameCut} ${styles.problem}`} role="status">
          {messages.nameCut}
        </Note>
      )}
    </li>
  )
}

interface NumberCellProps {
  readonly label: string
  /** With its prize, unless it is of all of them. */
  readonly name?: string
  readonly least: number
  /** `null` where the prizes differ. */
  readonly value: number | null
  onNumber(value: number): void
}

function NumberCell({ label, name, least, value, onNumber }: NumberCellProps) {
  return (
    <Field
      label={label}
      className={styles.number}
      type="number"
      min={least}
      step="1"
      inputMode="numeric"
      aria-label={name}
      placeholder={value === null ? messages.varies : undefined}
      value={value === null ? '' : typedNumber(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onNumber(event.target.valueAsNumber)}
    />
  )
}

export function withPrize(plan: Plan, index: number, change: Partial<Prize>): Plan {
  return {
    ...plan,
    prizes: plan.prizes.map((prize, at) => (at === index ? { ...prize, ...change } : prize)),
  }
}

export function addPrize(plan: Plan): Plan {
  return {
    ...plan,
    prizes: [...plan.prizes, { name: '', places: 1, reserves: commonReserves(plan) ?? 0 }],
  }
}

export function removePrize(plan: Plan, index: number): Plan {
  if (plan.prizes.length < 2) return plan
  return { ...plan, prizes: plan.prizes.filter((_, at) => at !== index) }
}

/** The same plan where there is no such place. */
export function withMoved(plan: Plan, from: number, to: number): Plan {
  const prizes = movePrize(plan.prizes, from, to)
  return prizes === plan.prizes ? plan : { ...plan, prizes }
}

/** Behind the prize at `index`, or in its place. */
function withPasted(plan: Plan, index: number, prizes: readonly Prize[], isReplacing: boolean) {
  const at = isReplacing ? index : index + 1
  return { ...plan, prizes: plan.prizes.toSpliced(at, isReplacing ? 1 : 0, ...prizes) }
}

/** `null` where they differ. */
function commonReserves({ prizes: [first, ...others] }: Plan): number | null {
  return first && others.every(({ reserves }) => Object.is(reserves, first.reserves))
    ? first.reserves
    : null
}

function withReserves(plan: Plan, reserves: number): Plan {
  return { ...plan, prizes: plan.prizes.map((prize) => ({ ...prize, reserves })) }
}

/** What a number field shows: nothing where what was typed is no number. */
export function typedNumber(value: number): number | '' {
  return Number.isFinite(value) ? value : ''
}
