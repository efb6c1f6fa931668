// The pairs who stay together or are kept apart. Options are typed, with the list of them at hand.

import { useEffect, useRef, useState } from 'react'
import card from '../../../ui/kit/card.module.css'
import { CrossIcon } from '../../../ui/kit/icons'
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

const fieldId = (id: string, pair: number, side: PairSide) => `${id}-${pair}-${side}`

/** Focuses the field that has to be mended; opens the fold around it. */
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
      <input
        id={fieldId(id, at, side)}
        list={`${id}-names`}
        value={pairs[at]?.[side] ?? ''}
        placeholder={messages.sides[side]}
        aria-label={messages.sides[side]}
        aria-invalid={isFault || undefined}
        aria-describedby={isFault ? `${id}-note` : undefined}
        autoComplete="off"
        dir="auto"
        onChange={(event) => edit(at, { [side]: event.target.value })}
      />
    )
  }

  return (
    <details ref={fold} className={styles.pairs} open={isOpenAtFirst}>
      <summary className={card.disclosure}>
        {messages.pairs}
        {pairs.length > 0 && <small>{messages.pairsSet(pairs.length)}</small>}
      </summary>
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {pairs.map((pair, at) => (
        <fieldset key={pair.id} className={styles.pair} aria-label={messages.pair(at + 1)}>
          {field(at, 'first')}
          <select
            value={pair.kind}
            aria-label={messages.togetherOrApart}
            onChange={(event) => edit(at, { kind: event.target.value as PairDraft['kind'] })}
          >
            <option value="apart">{messages.kinds.apart}</option>
            <option value="together">{messages.kinds.together}</option>
          </select>
          {field(at, 'second')}
          <button
            type="button"
            className={card['icon-button']}
            aria-label={messages.removePair(at + 1)}
            onClick={() => remove(at)}
          >
            <CrossIcon />
          </button>
        </fieldset>
      ))}
      {pairs.length < MAX_PAIRS && (
        <button type="button" className={styles.add} data-add onClick={add}>
          {messages.addPair}
        </button>
      )}
    </details>
  )
}
