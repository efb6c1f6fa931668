// The line under the wheel. The winner is in ui/results/WinnerMoment.tsx; here it is named for screen readers, as part
// of the wheel's description.

import { measureIn } from '../../platform/labelText'
import type { WheelView } from '../../render/view'
import { useApp } from '../../store/app'
import { momentOf } from '../../store/sharedState'
import { leastWidth, segmentUnderPointer } from '../../wheel/geometry'
import { areLabelsSmall } from '../../wheel/labels/labelRoom'
import { wheelLabels } from '../../wheel/labels/wheelLabels'
import { activeSegments, neighborsOf } from '../../wheel/segment'
import { isolated } from '../../wheel/text'
import { VisuallyHidden, WholeNumbers } from '../kit/text'
import { useIsPresenting } from '../presentation/presentation'
import { headline } from '../results/messages'
import styles from './Caption.module.css'
import { messages } from './messages'

interface CaptionProps {
  readonly view: WheelView
  /** The winner's moment is on screen. Where it could not be loaded, the caption shows the winner. */
  readonly isMoment: boolean
}

export function Caption({ view, isMoment }: CaptionProps) {
  const phase = useApp((state) => state.phase)
  const result = useApp(momentOf)
  const { segments: drawn, arcs, metrics, restRotation, hasOdds, picturePlace, look } = view
  const active = activeSegments(useApp((state) => state.wheel.segments))
  const focusedId = useApp((state) => state.focusedId)
  const focused = active.find((segment) => segment.id === focusedId)
  if (phase === 'spinning') {
    return <span className={styles.badge}>{messages.spinning}</span>
  }
  if (focused) {
    return (
      <>
        <span className={styles.badge}>{messages.segmentFocused(active.indexOf(focused) + 1)}</span>
        <bdi className={styles.name}>{focused.text}</bdi>
      </>
    )
  }
  if (result && isMoment) {
    return (
      <VisuallyHidden dir="auto" className={styles.spoken}>
        {result.winner.text}
      </VisuallyHidden>
    )
  }
  if (result) {
    return (
      <strong className={styles.plain} data-part="winner">
        {headline(result)} <bdi>{result.winner.text}</bdi>
      </strong>
    )
  }
  // On a thin slice a label would be too small to draw.
  const measure = measureIn(look.face)
  const { layouts } = wheelLabels(drawn, arcs, metrics, hasOdds, measure, picturePlace)
  const index = segmentUnderPointer(restRotation, arcs)
  const isUnlabeled = !layouts[index]?.length
  const atPointer = drawn[index]
  return isUnlabeled && atPointer && <bdi className={styles.name}>{atPointer.text}</bdi>
}

/** Shown where the wheel does not show them well: in a presentation, and where its labels are small. */
export function Neighbors({ view }: { readonly view: WheelView }) {
  const isPresenting = useIsPresenting()
  const result = useApp(momentOf)
  const hasFocus = useApp((state) => state.focusedId !== null)
  const segments = useApp((state) => state.wheel.segments)
  // The caption names the focused segment instead.
  if (!result || hasFocus) return null
  const { metrics, arcs } = view
  if (!isPresenting && !areLabelsSmall(metrics, 1 / leastWidth(arcs))) return null
  const neighbors = neighborsOf(segments, result.winner.id)
  if (!neighbors) return null
  const [before, after] = neighbors
  return (
    <p className={styles.neighbors} data-part="neighbors" aria-hidden="true">
      <WholeNumbers text={messages.between(isolated(before.text), isolated(after.text))} />
    </p>
  )
}
