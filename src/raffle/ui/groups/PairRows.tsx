import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../../../ui/kit/Button'
import { Input } from '../../../ui/kit/fields/Field'
import { Select } from '../../../ui/kit/fields/Select'
import { CrossIcon } from '../../../ui/kit/icons'
import { VisuallyHidden } from '../../../ui/kit/text'
import { MAX_OPTION_TEXT, type Segment } from '../../../wheel/segment'
import { limitText } from '../../../wheel/text'
import { isBlankPair, type PairDraft, type PairProblem, type PairSide, withBlank } from './draft'
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
  document.getElementById(fieldId(id, pair, side))?.focus()
}

/** The last one is blank. What is typed there makes a pair, and the next blank one. */
export function PairRows({ id, pairs, people, fault, onChange }: PairRowsProps) {
  const legendId = useId()
  /** Of the pair whose field gets the focus after the next render. */
  const next = useRef<number | null>(null)
  const names = [...new Set(people.map(({ text }) => text))]

  useEffect(() => {
    if (next.current === null) return
    document.getElementById(fieldId(id, next.current, 'first'))?.focus()
    next.current = null
  })

  function remove(at: number) {
    next.current = at
    onChange(withBlank(pairs.filter((_, index) => index !== at)))
  }

  function edit(at: number, changed: Partial<PairDraft>) {
    onChange(withBlank(pairs.map((pair, index) => (index === at ? { ...pair, ...changed } : pair))))
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
        onChange={(event) => edit(at, { [side]: limitText(event.target.value, MAX_OPTION_TEXT) })}
      />
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read twice
    <div role="group" aria-labelledby={legendId} className={styles.pairs}>
      <h3 id={legendId}>{messages.pairs}</h3>
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
          {!isBlankPair(pair) && (
            <IconButton
              icon={<CrossIcon />}
              label={messages.removePair(at + 1)}
              onClick={() => remove(at)}
            />
          )}
        </fieldset>
      ))}
    </div>
  )
}
