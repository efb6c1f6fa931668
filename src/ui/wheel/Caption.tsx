// The line under the wheel: 'Spinning...', the focused segment or, on a wheel without labels, the option at the pointer.
// For the winner there is the moment (results/WinnerMoment.tsx); the caption names it for screen readers, as part of the
// wheel's description.

import type { WheelPicture } from '../../picture/picture'
import { useApp } from '../../store/app'
import { segmentUnderPointer } from '../../wheel/geometry'
import { hasLabels } from '../../wheel/labelRoom'
import { activeSegments } from '../../wheel/segment'
import { messages } from './messages'
import styles from './Stage.module.css'

export function Caption({ picture }: { readonly picture: WheelPicture }) {
  const phase = useApp((state) => state.phase)
  const result = useApp((state) => state.lastResult)
  const { segments: drawn, metrics, restRotation } = picture
  const active = activeSegments(useApp((state) => state.wheel.segments))
  const focusedId = useApp((state) => state.focusedId)
  const focused = active.find((segment) => segment.id === focusedId)
  if (phase === 'spinning') {
    return (
      <span className={styles.badge} data-part="badge">
        {messages.spinning}
      </span>
    )
  }
  if (focused) {
    return (
      <>
        <span className={styles.badge} data-part="badge">
          {messages.segmentFocused(active.indexOf(focused) + 1)}
        </span>
        <bdi className={styles.name}>{focused.text}</bdi>
      </>
    )
  }
  if (result) return <bdi className={styles.spoken}>{result.winner.text}</bdi>
  // With very many options, the labels would be too small to draw.
  const isUnlabeled = !hasLabels(metrics, drawn.length)
  const atPointer = drawn[segmentUnderPointer(restRotation, drawn.length)]
  return isUnlabeled && atPointer && <bdi className={styles.name}>{atPointer.text}</bdi>
}
