// Everyone once, in a drawn order.

import { useId } from 'react'
import { cryptoWords } from '../../../platform/entropy'
import { useApp } from '../../../store/app'
import type { DialogSlots } from '../../../ui/kit/Dialog'
import { activeSegments } from '../../../wheel/segment'
import { drawOrder } from '../../model/sample'
import { DrawingDialog } from './DrawingDialog'
import type { Person } from './drawn'
import { messages } from './messages'

export function OrderDialog({ toasts }: DialogSlots) {
  const segments = useApp((state) => state.wheel.segments)
  const people = activeSegments(segments)
  const isNobody = people.length === 0

  return (
    <DrawingDialog
      kind="order"
      toasts={toasts}
      note={`${messages.takePart(people.length, segments.length)} ${messages.orderNote}`}
      problem={isNobody ? messages.nobody : null}
      isImpossible={isNobody}
      noteId={useId()}
      draw={() =>
        isNobody ? null : [drawOrder(people.length, cryptoWords).map((at) => people[at] as Person)]
      }
      onEdit={() => {}}
    />
  )
}
