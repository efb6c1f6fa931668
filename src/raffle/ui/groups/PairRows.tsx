import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../../ui/kit/Button'
import { Disclosure } from '../../../ui/kit/Disclosure'
import { Input } from '../../../ui/kit/fields/Field'
import { Select } from '../../../ui/kit/fields/Select'
import { CrossIcon } from '../../../ui/kit/icons'
import { VisuallyHidden } from '../../../ui/kit/text'
import type { Segment } from '../../../wheel/segment'
import { MAX_PAIRS, type PairDraft, type PairProblem, type PairSide } from './draft'
import styles from './Groups.module.css'
import { messages } from './messages'

interface PairRowsProps {
  /** What the ids of the fields begin with. */
  readonly id: string
  readonly pairs: readonly PairDraft[]
  readonly people: readonly Segment[]
  readonly fault: PairProblem | null
  onChange(pairs: readonly PairDraft[]): void
}

const KINDS = ['apart', 'together'] as const

const fieldId = (id: string, pair: number, side: PairSide) => `${id}-${pair}-${side}`

export function focusPair(id: string, { pair, side }: PairProblem): void {
  const field = document.getElementById(fieldId(id, pair, side))
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}

export function PairRows({ id, pairs, people, fault, onChange }: PairRowsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  /** Of the pair whose field or button gets the focus after the next render. */
  const next = useRef<number | 'add' | null>(null)
  const [isOpenAtFirst] = useState(pairs.length > 0)
  const names = [...new Set(people.map(({ text }) => text))]

  useEffect(() => {
    if (next.current === null) return
    const target =
      next.current === 'add'
        ? fold.current?.querySelector<HTMLElement>('[data-add]')
        : document.getElementById(fieldId(id, next.current, 'first'))
    target?.focus()
    next.current = null
  })

  function add() {
    const last = Math.max(0, ...pairs.map((pair) => pair.id))
    next.current = pairs.length
    onChange([...pairs, { id: last + 1, kind: 'apart', first: '', second: '' }])
  }

  function remove(at: number) {
    next.current = pairs.length > 1 ? Math.min(at, pairs.length - 2) : 'add'
    onChange(pairs.filter((_, index) => index !== at))
  }

  function edit(at: number, changed: Partial<PairDraft>) {
    onChange(pairs.map((pair, index) => (index === at ? { ...pair, ...changed } : pair)))
  }

  const field = (at: number, side: PairSide) => {
    const isFault = fault?.pair === at && fault.side === side
    return (
      <Input
        id={fieldId(id, at, side)}
        list={`${id}-names`}
        value={pairs[at]?.[side] ?? ''}
        placeholder={messages.sides[side]}
        aria-label={messages.sides[side]}
        aria-invalid={isFault || undefined}
        aria-describedby={isFault ? `${id}-note` : undefined}
        dir="auto"
        onChange={(event) => edit(at, { [side]: event.target.value })}
      />
    )
  }

  return (
    <Disclosure
      ref={fold}
      className={styles.pairs}
      open={isOpenAtFirst}
      summary={
        <>
          {messages.pairs}
          {pairs.length > 0 && <small>{messages.pairsSet(pairs.length)}</small>}
        </>
      }
    >
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {pairs.map((pair, at) => (
        <fieldset key={pair.id} className={styles.pair} aria-label={messages.pair(at + 1)}>
          {field(at, 'first')}
          <Select
            label={<VisuallyHidden>{messages.togetherOrApart}</VisuallyHidden>}
            values={KINDS}
            names={messages.kinds}
            value={pair.kind}
            onChoose={(kind) => edit(at, { kind })}
          />
          {field(at, 'second')}
          <IconButton
            icon={<CrossIcon />}
            label={messages.removePair(at + 1)}
            onClick={() => remove(at)}
          />
        </fieldset>
      ))}
      {pairs.length < MAX_PAIRS && (
        <Button className={styles.add} data-add onClick={add}>
          {messages.addPair}
        </Button>
      )}
    </Disclosure>
  )
}
