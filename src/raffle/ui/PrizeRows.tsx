import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button, IconButton } from '../../ui/kit/Button'
import { Field } from '../../ui/kit/fields/Field'
import { useLimitedText } from '../../ui/kit/fields/limitedText'
import { CrossIcon, PlusIcon } from '../../ui/kit/icons'
import { Note } from '../../ui/kit/text'
import { MAX_PRIZE_NAME, movePrize, type Plan } from '../model/plan'
import type { Prize } from '../model/record'
import { messages } from './messages'
import styles from './RaffleDesk.module.css'

interface PrizeRowsProps {
  readonly plan: Plan
  onPlan(plan: Plan): void
  /** Said to those who do not see the rows move. */
  onSaid(message: string): void
}

type Part = 'name' | 'up' | 'down'

export function PrizeRows({ plan, onPlan, onSaid }: PrizeRowsProps) {
  const rows = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ readonly index: number; readonly part: Part } | null>(null)
  const { prizes } = plan

  useEffect(() => {
    if (!wanted.current) return
    const { index, part } = wanted.current
    wanted.current = null
    const row = rows.current?.children[index]
    row?.querySelector<HTMLElement>(`[data-prize-part="${part}"]`)?.focus()
  })

  function move(index: number, step: -1 | 1, part: Part) {
    const moved = stepPrize(plan, index, step)
    if (moved === plan) return
    wanted.current = { index: index + step, part }
    onPlan(moved)
    onSaid(messages.moved(index + step + 1, prizes.length))
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

  /** Enter goes on to the next prize. */
  function entered(index: number) {
    if (index === prizes.length - 1) return add()
    const next = rows.current?.children[index + 1]
    next?.querySelector<HTMLElement>('[data-prize-part="name"]')?.focus()
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
            onChange={(change) => onPlan(withPrize(plan, index, change))}
            onMove={(step, part) => move(index, step, part)}
            onRemove={() => remove(index)}
            onEnter={() => entered(index)}
          />
        ))}
      </ol>
      <Button icon={<PlusIcon />} onClick={add}>
        {messages.addPrize}
      </Button>
    </>
  )
}

interface PrizeRowProps {
  readonly prize: Prize
  readonly index: number
  readonly count: number
  onChange(change: Partial<Prize>): void
  onMove(step: -1 | 1, part: Part): void
  onRemove(): void
  onEnter(): void
}

function PrizeRow({ prize, index, count, onChange, onMove, onRemove, onEnter }: PrizeRowProps) {
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

  return (
    <li className={styles.prize} onKeyDown={keyPressed}>
      <Field
        label={count > 1 ? messages.prize(number) : messages.prizeName}
        className={styles.name}
        data-prize-part="name"
        value={prize.name}
        placeholder={count > 1 ? messages.prize(number) : messages.namePlaceholder}
        enterKeyHint="next"
        {...handlers}
      />
      <NumberCell
        label={messages.places}
        number={number}
        least={1}
        value={prize.places}
        onNumber={(places) => onChange({ places })}
      />
      <NumberCell
        label={messages.reserves}
        number={number}
        least={0}
        value={prize.reserves}
        onNumber={(reserves) => onChange({ reserves })}
      />
      {count > 1 && (
        <span className={styles.moves}>
          {(['up', 'down'] as const).map((way) => (
            <IconButton
              key={way}
              icon={<span className={styles.arrow} data-up={way === 'up' || undefined} />}
              label={messages[way](number)}
              title={messages[way](number)}
              data-prize-part={way}
              aria-disabled={index === (way === 'up' ? 0 : count - 1)}
              onClick={() => onMove(way === 'up' ? -1 : 1, way)}
            />
          ))}
          <IconButton
            icon={<CrossIcon />}
            label={messages.remove(number)}
            title={messages.remove(number)}
            onClick={onRemove}
          />
        </span>
      )}
      {isCut && (
        <Note className={`${styles.name} ${styles.problem}`} role="status">
          {messages.nameCut}
        </Note>
      )}
    </li>
  )
}

interface NumberCellProps {
  readonly label: string
  readonly number: number
  readonly least: number
  readonly value: number
  onNumber(value: number): void
}

function NumberCell({ label, number, least, value, onNumber }: NumberCellProps) {
  return (
    <Field
      label={label}
      className={styles.number}
      type="number"
      min={least}
      step="1"
      inputMode="numeric"
      aria-label={messages.inPrize(label, number)}
      value={typedNumber(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onNumber(event.target.valueAsNumber)}
    />
  )
}

const NEW_PRIZE: Prize = { name: '', places: 1, reserves: 0 }

export function withPrize(plan: Plan, index: number, change: Partial<Prize>): Plan {
  return {
    ...plan,
    prizes: plan.prizes.map((prize, at) => (at === index ? { ...prize, ...change } : prize)),
  }
}

export function addPrize(plan: Plan): Plan {
  return { ...plan, prizes: [...plan.prizes, NEW_PRIZE] }
}

export function removePrize(plan: Plan, index: number): Plan {
  if (plan.prizes.length < 2) return plan
  return { ...plan, prizes: plan.prizes.filter((_, at) => at !== index) }
}

/** The same plan where there is no place to move to. */
export function stepPrize(plan: Plan, index: number, step: -1 | 1): Plan {
  const prizes = movePrize(plan.prizes, index, index + step)
  return prizes === plan.prizes ? plan : { ...plan, prizes }
}

/** What a number field shows: nothing where what was typed is no number. */
export function typedNumber(value: number): number | '' {
  return Number.isFinite(value) ? value : ''
}
