// The line under the wheel: what it is doing, where the keyboard is, who won, or, where labels are too small, who is up.
// In a presentation the winner stands across the wheel, in letters that the back row reads.

import { useApp, useDrawnSegments } from '../../store/app'
import { segmentUnderPointer } from '../../wheel/geometry'
import { hasLabels } from '../../wheel/labelRoom'
import type { WheelMetrics } from '../../wheel/metrics'
import { activeSegments } from '../../wheel/segment'
import { headline, wordLength } from '../results/resultWords'
import styles from './Stage.module.css'

export function Caption({ metrics }: { readonly metrics: WheelMetrics }) {
  const phase = useApp((state) => state.phase)
  const result = useApp((state) => state.lastResult)
  const rotation = useApp((state) => state.restRotation)
  const drawn = useDrawnSegments()
  const active = activeSegments(useApp((state) => state.wheel.segments))
  const focusedId = useApp((state) => state.focusedId)
  const focused = active.find((segment) => segment.id === focusedId)
  if (phase === 'spinning') {
    return (
      <p className={styles.caption} data-part="caption">
        <span className={styles.badge} data-part="badge">
          Spinning...
        </span>
      </p>
    )
  }
  const isUnlabelled = !hasLabels(metrics, drawn.length)
  if (focused) {
    return (
      <p className={styles.caption} data-part="caption">
        <span className={styles.badge} data-part="badge">
          Segment {active.indexOf(focused) + 1} focused
        </span>
        <bdi className={styles.name}>{focused.text}</bdi>
      </p>
    )
  }
  if (result) {
    return (
      <p className={styles.caption} data-part="caption">
        <strong
          className={styles.winner}
          data-part="winner"
          data-word={wordLength(result.winner.text)}
        >
          <span className={styles.headline} data-part="headline">
            {headline(result)}
          </span>
          <bdi className={styles.name}>{result.winner.text}</bdi>
        </strong>
      </p>
    )
  }
  const atPointer = drawn[segmentUnderPointer(rotation, drawn.length)]
  return (
    <p className={styles.caption} data-part="caption">
      {isUnlabelled && atPointer && <bdi className={styles.name}>{atPointer.text}</bdi>}
    </p>
  )
}
