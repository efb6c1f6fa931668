// A wheel as a small picture, drawn from its data alone: decoration beside the words that say the same.

import { inkOn } from '../wheel/palette'
import type { Segment } from '../wheel/segment'
import styles from './WheelPicture.module.css'

const RADIUS = 100
/** Where labels end, inside the rim. */
const LABEL_END = 92
const RIM = 6

export function WheelPicture({ segments }: { readonly segments: readonly Segment[] }) {
  const turn = 360 / segments.length
  const reach = RADIUS + RIM + 10
  return (
    <svg
      className={styles.wheel}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
    >
      <circle r={RADIUS + RIM} className={styles.rim} />
      {segments.map(({ id, text, color }, index) => (
        // Upright is 0 degrees, and segments run clockwise from there, as on the wheel itself.
        <g key={id} transform={`rotate(${index * turn})`}>
          <path d={sector(turn)} fill={color} className={styles.sector} />
          <text
            transform={`rotate(${turn / 2 - 90})`}
            x={LABEL_END}
            dy="0.35em"
            textAnchor="end"
            fill={inkOn(color)}
          >
            {text}
          </text>
        </g>
      ))}
      <circle r="13" className={styles.hub} />
      <path d="M0 -94 -10 -116 H10 Z" className={styles.pointer} />
    </svg>
  )
}

/** The outline of a sector from straight up over `degrees` clockwise. */
function sector(degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  const x = (RADIUS * Math.sin(radians)).toFixed(2)
  const y = (-RADIUS * Math.cos(radians)).toFixed(2)
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}Z`
}
