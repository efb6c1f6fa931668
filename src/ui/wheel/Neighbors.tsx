// The names on either side of the winner, where the wheel itself does not show them well: in a presentation, and where
// its labels are small.

import { useApp } from '../../store/app'
import { areLabelsSmall } from '../../wheel/labelRoom'
import type { WheelMetrics } from '../../wheel/metrics'
import { activeSegments, neighborsOf } from '../../wheel/segment'
import { isolated } from '../../wheel/text'
import { useIsPresenting } from '../presentation/presentation'
import { messages } from './messages'
import styles from './Neighbors.module.css'

export function Neighbors({ metrics }: { readonly metrics: WheelMetrics }) {
  const isPresenting = useIsPresenting()
  const result = useApp((state) => state.lastResult)
  const hasFocus = useApp((state) => state.focusedId !== null)
  const segments = useApp((state) => state.wheel.segments)
  // The caption names the focused segment instead.
  if (!result || hasFocus) return null
  if (!isPresenting && !areLabelsSmall(metrics, activeSegments(segments).length)) return null
  const neighbors = neighborsOf(segments, result.winner.id)
  if (!neighbors) return null
  const [before, after] = neighbors
  return (
    <p className={styles.neighbors} data-part="neighbors" aria-hidden="true">
      {messages.between(isolated(before.text), isolated(after.text))}
    </p>
  )
}
