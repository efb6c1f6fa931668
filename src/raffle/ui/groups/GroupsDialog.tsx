import { useId, useState } from 'react'
import { cryptoWords } from '../../../platform/entropy'
import { app, useApp } from '../../../store/app'
import { inSequence } from '../../../text/sentences'
import type { DialogSlots } from '../../../ui/kit/Dialog'
import { Segmented } from '../../../ui/kit/fields/Segmented'
import { Switch } from '../../../ui/kit/fields/Switch'
import { NumberField } from '../../../ui/lists/NumberDialogs'
import { FIRST_GROUP_PLAN } from '../../../wheel/groupPlan'
import type { Segment } from '../../../wheel/segment'
import { hundredths } from '../../../wheel/weights'
import { drawGroups, groupSizes } from '../../model/groups'
import { drawOrder } from '../../model/sample'
import { drawWeightedOrder } from '../../proof/assign'
import { DrawingDialog } from './DrawingDialog'
import {
  draftOf,
  type GroupDraft,
  hasAbsentPair,
  type PairProblem,
  planOf,
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
  const kept = useApp((state) => state.wheel.groups ?? FIRST_GROUP_PLAN)
  const segments = useApp((state) => state.wheel.segments)
  const isWeighted = useApp((state) => state.settings.weightsCount)
  const { people, absent } = whoIsHere(segments)
  const texts = people.map(({ text }) => text)
  const absentTexts = absent.map(({ text }) => text)
  const [draft, setDraft] = useState<GroupDraft>(() => draftOf(kept))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [fault, setFault] = useState<PairProblem | null>(null)
  const id = useId()
  const shape = shapeOf(draft, people.length)
  const isImpossible = shape === null

  function change(changed: Partial<GroupDraft>) {
    const next = { ...draft, ...changed }
    app.actions.keepGroups(planOf(next, kept))
    setDraft(next)
    forget()
  }

  function forget() {
    setRefusal(null)
    setFault(null)
  }

  function draw(): Drawn['parts'] | null {
    if (!shape) return null
    const pairs = readPairs(draft.pairs, texts, absentTexts)
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
    return drawn.groups.map((group) => {
      const members = group.map((at) => people[at] as Segment)
      return draft.hasCaptains ? withCaptain(members, isWeighted) : members
    })
  }

  const weightsNote = draft.hasCaptains ? messages.weightsOfCaptains : messages.weightsIgnored
  const countProblem = people.length > 0 ? messages.countBetween(people.length) : messages.nobody
  return (
    <DrawingDialog
      kind="groups"
      toasts={toasts}
      note={
        shape
          ? inSequence([
              messages.takePart(people.length, segments.length),
              messages.sizes(groupSizes(people.length, shape)),
              isWeighted ? weightsNote : '',
            ])
          : ''
      }
      absent={absent}
      hasAbsentPair={hasAbsentPair(draft.pairs, texts, absentTexts)}
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
      <Switch
        label={messages.captains}
        isOn={draft.hasCaptains}
        onSwitch={(hasCaptains) => change({ hasCaptains })}
      />
    </DrawingDialog>
  )
}

/** The first of the group, drawn from it. */
function withCaptain(members: readonly Segment[], isWeighted: boolean): readonly Person[] {
  const weights = members.map(({ weight }) => (isWeighted ? hundredths(weight) : 1))
  const [captain] = drawWeightedOrder(weights, cryptoWords, 1)
  return members
    .map((one, at): Person => ({ ...one, isCaptain: at === captain }))
    .sort((one, other) => Number(other.isCaptain) - Number(one.isCaptain))
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
      note={inSequence([
        messages.takePart(people.length, segments.length),
        isWeighted ? messages.orderByWeight : messages.orderNote,
      ])}
      absent={absent}
      problem={isNobody ? messages.nobody : null}
      isImpossible={isNobody}
      noteId={useId()}
      draw={draw}
      onEdit={() => {}}
    />
  )
}
