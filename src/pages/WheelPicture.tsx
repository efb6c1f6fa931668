// A small decorative picture of a wheel: the product's colors, labels and pointer, drawn flat. The text beside it says
// the same, so screen readers skip it.

import type { LabelLayout } from '../wheel/labelLines'
import { LOOKS } from '../wheel/look'
import { lineWidth, pegCount, WHEEL_SIZE, wheelMetrics } from '../wheel/metrics'
import { inkOn } from '../wheel/palette'
import { pointerPath } from '../wheel/pointerPath'
import type { Segment } from '../wheel/segment'
import { layoutWheel } from '../wheel/wheelLabels'
import styles from './WheelPicture.module.css'

const METRICS = wheelMetrics(WHEEL_SIZE)
const LOOK = LOOKS.default
const REACH = METRICS.size / 2 + METRICS.bleed
/** Pages are rendered without a browser that could measure. In font sizes; most letters are narrower. */
const LETTER = { width: 0.6, ascent: 0.76, descent: 0.2 }
const estimate = (text: string) => ({ ...LETTER, width: LETTER.width * text.length })

export function WheelPicture({ segments }: { readonly segments: readonly Segment[] }) {
  const { radius, rimWidth, hubRadius } = METRICS
  const step = 360 / segments.length
  const texts = segments.map(({ text }) => text)
  const { layouts } = layoutWheel(texts, () => null, METRICS, estimate)
  const pegs = Array.from({ length: pegCount(segments.length) }, (_, index) => index)
  return (
    <svg
      className={styles.wheel}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      aria-hidden="true"
    >
      <circle r={radius + rimWidth} fill={LOOK.rim.dark} />
      {segments.map(({ id, color }, index) => (
        // Clockwise, as on the real wheel, with the middle of the first under the pointer.
        <g key={id} transform={`rotate(${(index - 0.5) * step})`}>
          <path
            d={sector(step)}
            fill={color}
            className={styles.sector}
            strokeWidth={lineWidth(METRICS, segments.length)}
          />
          <g transform={`rotate(${step / 2 - 90})`} fill={inkOn(color)}>
            {layouts[index]?.map((layout) => (
              <Label key={layout.lines.join(' ')} layout={layout} />
            ))}
          </g>
        </g>
      ))}
      <circle
        r={radius + rimWidth / 2}
        fill="none"
        stroke={LOOK.rim.light}
        strokeWidth={0.6 * rimWidth}
      />
      {pegs.map((peg) => (
        <circle
          key={peg}
          r={LOOK.pegRadius * rimWidth}
          cy={-(radius + rimWidth / 2)}
          transform={`rotate(${(peg * 360) / pegs.length - step / 2})`}
          fill={LOOK.peg.flat}
        />
      ))}
      <circle r={hubRadius} fill={LOOK.ring.flat} />
      <circle r={LOOK.hubCap * hubRadius} fill={LOOK.cap.light} />
      <circle r={LOOK.hubPin * hubRadius} fill={LOOK.pin.flat} />
      <Pointer />
    </svg>
  )
}

function Label({ layout }: { readonly layout: LabelLayout }) {
  const { lines, font, stretch, end, turn, baseline, lineDistance } = layout
  const turned = ((turn ?? 0) * 180) / Math.PI
  return (
    <g transform={`translate(${end})rotate(${turned})scale(${stretch} 1)`}>
      {lines.map((line, index) => (
        <text
          key={line}
          y={(baseline + index * lineDistance).toFixed(1)}
          fontSize={font.toFixed(1)}
          textAnchor={turn === null ? 'end' : 'middle'}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

function Pointer() {
  const { radius, pointerReach, pointerLength, pointerHeadRadius } = METRICS
  return (
    <g transform={`translate(0 ${pointerReach - radius - pointerLength})`}>
      <path
        d={pointerPath(METRICS)}
        fill={LOOK.pointer.flat}
        stroke={LOOK.outline.flat}
        strokeWidth={LOOK.pointerOutline * pointerHeadRadius}
        strokeLinejoin="round"
      />
      <circle r={0.5 * pointerHeadRadius} fill={LOOK.outline.flat} />
      <circle r={LOOK.pointerJewel * pointerHeadRadius} fill={LOOK.jewel.flat} />
    </g>
  )
}

/** The outline of a sector that spans `degrees` clockwise from the top. */
function sector(degrees: number): string {
  const { radius } = METRICS
  const angle = (degrees * Math.PI) / 180
  const x = (radius * Math.sin(angle)).toFixed(2)
  const y = (-radius * Math.cos(angle)).toFixed(2)
  return `M0 0V${-radius}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}Z`
}
