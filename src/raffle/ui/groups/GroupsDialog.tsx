import { useId, useState } from 'react'
import { cryptoWords } from '../../../platform/entropy'
import { useApp } from '../../../store/app'
import type { DialogSlots } from '../../../ui/kit/Dialog'
import { Segmented } from '../../../ui/kit/fields/Segmented'
import { NumberField } from '../../../ui/lists/NumberDialogs'
import type { Segment } from '../../../wheel/segment'
import { hundredths } from '../../../wheel/weights'
import { drawGroups, groupSizes } from '../../model/groups'
import { drawOrder } from '../../model/sample'
import { drawWeightedOrder } from '../../proof/assign'
import { DrawingDialog } from './DrawingDialog'
import {
  FIRST_DRAFT,
  type GroupDraft,
  lastChoices,
  type PairProblem,
  readPairs,
  shapeOf,
} from './draft'
import type { Drawn, Person } from './drawn'
import styles from './Groups.module.css'
import { messages } from './messages'
import { focusPair, PairRows } from './PairRows'

/** Whoever is here, also those whom the next spin would leave out. */
function whoIsHere(segments: readonly Segment[]) {
  return {
    people: segments.filter(({ absent }) => !absent),
    absent: segments.filter(({ absent }) => absent),
  }
}

export function GroupsDialog({ toasts }: DialogSlots) {
  const wheelId = useApp((state) => state.wheel.id)
  const segments = useApp((state) => state.wheel.segments)
  const isWeighted = useApp((state) => state.settings.weightsCount)
  const { people, absent } = whoIsHere(segments)
  const [draft, setDraft] = useState<GroupDraft>(() =>
    lastChoices.groups?.wheelId === wheelId ? lastChoices.groups.draft : FIRST_DRAFT,
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const [fault, setFault] = useState<PairProblem | null>(null)
  const id = useId()
  const shape = shapeOf(draft, people.length)
  const isImpossible = shape === null

  function change(changed: Partial<GroupDraft>) {
    const next = { ...draft, ...changed }
    lastChoices.groups = { wheelId, draft: next }
    setDraft(next)
    forget()
  }

  function forget() {
    setRefusal(null)
    setFault(null)
  }

  function draw(): Drawn['parts'] | null {
    if (!shape) return null
    const texts = people.map(({ text }) => text)
    const pairs = readPairs(draft.pairs, texts)
    if ('code' in pairs) {
      setRefusal(messages.pairProblem(pairs))
      setFault(pairs)
      focusPair(id, pairs)
      return null
    }
    const drawn = drawGroups(people.length, shape, pairs, cryptoWords)
    if (!drawn.ok) {
      setRefusal(messages.problem(drawn.problem, texts))
      return null
    }
    forget()
    return drawn.groups.map((group) => group.map((at) => people[at] as Person))
  }

  const countProblem = people.length > 0 ? messages.countBetween(people.length) : messages.nobody
  return (
    <DrawingDialog
      kind="groups"
      toasts={toasts}
      note={
        shape
          ? [
              messages.takePart(people.length, segments.length),
              messages.sizes(groupSizes(people.length, shape)),
              ...(isWeighted ? [messages.weightsIgnored] : []),
            ].join(' ')
          : ''
      }
      absent={absent}
      problem={refusal ?? (isImpossible ? countProblem : null)}
      isImpossible={isImpossible}
      noteId={`${id}-note`}
      draw={draw}
      onEdit={forget}
    >
      <div className={styles.shape}>
        <Segmented
          legend={messages.by}
          options={[
            { value: 'groups', label: messages.shapes.groups },
            { value: 'size', label: messages.shapes.size },
          ]}
          value={draft.by}
          onChoose={(by) => change({ by })}
        />
        <NumberField
          key={draft.by}
          label={messages.counts[draft.by]}
          value={draft[draft.by]}
          isFirst
          onChange={(count) => change({ [draft.by]: count })}
        />
      </div>
      <PairRows
        id={id}
        pairs={draft.pairs}
        people={people}
        fault={fault}
        onChange={(pairs) => change({ pairs })}
      />
    </DrawingDialog>
  )
}

export function OrderDialog({ toasts }: DialogSlots) {
  const segments = useApp((state) => state.wheel.segments)
  const isWeighted = useApp((state) => state.settings.weightsCount)
  const { people, absent } = whoIsHere(segments)
  const isNobody = people.length === 0

  function draw(): Drawn['parts'] | null {
    if (isNobody) return null
    const order = isWeighted
      ? drawWeightedOrder(
          people.map(({ weight }) => hundredths(weight)),
          cryptoWords,
        )
      : drawOrder(people.length, cryptoWords)
    return [order.map((at) => people[at] as Person)]
  }

  return (
    <DrawingDialog
      kind="order"
      toasts={toasts}
      note={`${messages.takePart(people.length, segments.length)} ${isWeighted ? messages.orderByWeight : messages.orderNote}`}
      absent={absent}
      problem={isNobody ? messages.nobody : null}
      isImpossible={isNobody}
      noteId={useId()}
      draw={draw}
      onEdit={() => {}}
    />
  )
}
