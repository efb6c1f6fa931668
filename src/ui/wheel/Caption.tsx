// The line under the wheel: 'Spinning...', the focused segment, the winner or, on a wheel without labels, the option at
// the pointer. A presentation shows the winner across the wheel, large enough for the back row.

import type { WheelPicture } from '../../picture/picture'
import { useApp } from '../../store/app'
import { segmentUnderPointer } from '../../wheel/geometry'
import { hasLabels } from '../../wheel/labelRoom'
import { activeSegments } from '../../wheel/segment'
import { headline } from '../results/messages'
import { wordLength } from '../results/wordLength'
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
  if (result) {
    return (
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
    )
  }
  // With very many options, the labels would be too small to draw.
  const isUnlabeled = !hasLabels(metrics, drawn.length)
  const atPointer = drawn[segmentUnderPointer(restRotation, drawn.length)]
  return isUnlabeled && atPointer && <bdi className={styles.name}>{atPointer.text}</bdi>
}
