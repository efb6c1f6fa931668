// A small decorative picture of a wheel. The text beside it says the same, so screen readers skip it.

import { inkOn } from '../wheel/palette'
import type { Segment } from '../wheel/segment'
import styles from './WheelPicture.module.css'

const RADIUS = 100
/** The outer end of a label, just inside the rim, and its length toward the hub. */
const LABEL_END = 92
const LABEL_LENGTH = 72
const LABEL_SIZE = 15
const LABEL_MIN_SIZE = 11
/** Ems; most letters of the display font are narrower. */
const LETTER_WIDTH = 0.54
const RIM = 6

export function WheelPicture({ segments }: { readonly segments: readonly Segment[] }) {
  const step = 360 / segments.length
  const reach = RADIUS + RIM + 10
  return (
    <svg
      className={styles.wheel}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
    >
      <circle r={RADIUS + RIM} className={styles.rim} />
      {segments.map(({ id, text, color }, index) => (
        // Clockwise from the top, as on the real wheel.
        <g key={id} transform={`rotate(${index * step})`}>
          <path d={sector(step)} fill={color} className={styles.sector} />
          <text
            transform={`rotate(${step / 2 - 90})`}
            x={LABEL_END}
            dy="0.35em"
            fontSize={Math.max(
              LABEL_MIN_SIZE,
              Math.min(LABEL_SIZE, LABEL_LENGTH / (LETTER_WIDTH * text.length)),
            ).toFixed(1)}
            textAnchor="end"
            fill={inkOn(color)}
          >
            {shorten(text)}
          </text>
        </g>
      ))}
      <circle r="13" className={styles.hub} />
      <path d="M0 -94 -10 -116 H10 Z" className={styles.pointer} />
    </svg>
  )
}

/** The label, with an ellipsis if it does not fit at the smallest size. */
function shorten(text: string): string {
  const letters = Array.from(text)
  const maxLetters = Math.floor(LABEL_LENGTH / (LETTER_WIDTH * LABEL_MIN_SIZE))
  return letters.length > maxLetters
    ? `${letters
        .slice(0, maxLetters - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** The outline of a sector that spans `degrees` clockwise from the top. */
function sector(degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  const x = (RADIUS * Math.sin(radians)).toFixed(2)
  const y = (-RADIUS * Math.cos(radians)).toFixed(2)
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}Z`
}
