// A wheel as a small picture, drawn from its data alone: decoration beside the words that say the same.

import { inkOn } from '../wheel/palette'
import type { Segment } from '../wheel/segment'
import styles from './WheelPicture.module.css'

const RADIUS = 100
/** Where labels end, inside the rim, and how far they reach towards the hub. */
const LABEL_END = 92
const LABEL_LENGTH = 72
const LABEL_SIZE = 15
const LABEL_MIN_SIZE = 11
/** Of a letter, in ems; the display type's are narrower on average. */
const LETTER_WIDTH = 0.54
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
            fontSize={Math.max(
              LABEL_MIN_SIZE,
              Math.min(LABEL_SIZE, LABEL_LENGTH / (LETTER_WIDTH * text.length)),
            ).toFixed(1)}
            textAnchor="end"
            fill={inkOn(color)}
          >
            {shortened(text)}
          </text>
        </g>
      ))}
      <circle r="13" className={styles.hub} />
      <path d="M0 -94 -10 -116 H10 Z" className={styles.pointer} />
    </svg>
  )
}

/** What fits of a label in its smallest size, letter by letter as a person counts. */
function shortened(text: string): string {
  const letters = Array.from(text)
  const most = Math.floor(LABEL_LENGTH / (LETTER_WIDTH * LABEL_MIN_SIZE))
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** The outline of a sector from straight up over `degrees` clockwise. */
function sector(degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  const x = (RADIUS * Math.sin(radians)).toFixed(2)
  const y = (-RADIUS * Math.cos(radians)).toFixed(2)
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}Z`
}
