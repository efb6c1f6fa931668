// The names on either side of the winner, where the wheel itself does not show them well: in a presentation, and where
// its labels are small.

import type { WheelPicture } from '../../render/picture'
import { useApp } from '../../store/app'
import { leastWidth } from '../../wheel/geometry'
import { areLabelsSmall } from '../../wheel/labels/labelRoom'
import { neighborsOf } from '../../wheel/segment'
import { isolated } from '../../wheel/text'
import { useIsPresenting } from '../presentation/presentation'
import { messages } from './messages'
import styles from './Neighbors.module.css'

export function Neighbors({ picture }: { readonly picture: WheelPicture }) {
  const isPresenting = useIsPresenting()
  const result = useApp((state) => state.lastResult)
  const hasFocus = useApp((state) => state.focusedId !== null)
  const segments = useApp((state) => state.wheel.segments)
  // The caption names the focused segment instead.
  if (!result || hasFocus) return null
  const { metrics, arcs } = picture
  if (!isPresenting && !areLabelsSmall(metrics, 1 / leastWidth(arcs))) return null
  const neighbors = neighborsOf(segments, result.winner.id)
  if (!neighbors) return null
  const [before, after] = neighbors
  return (
    <p className={styles.neighbors} data-part="neighbors" aria-hidden="true">
      {messages.between(isolated(before.text), isolated(after.text))}
    </p>
  )
}
