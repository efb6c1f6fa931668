// The wheel at rest as SVG, for pages rendered without a browser: the main screen before its scripts run, where wheel2d
// draws the same a moment later, and the info pages. Screen readers skip it: the text beside it says the same.

import { useId } from 'react'
import { inkOn } from '../../wheel/colors/color'
import type { LabelLayout, MeasureText } from '../../wheel/labels/labelLines'
import { layoutWheel } from '../../wheel/labels/wheelLabels'
import { DEFAULT_LOOK as LOOK } from '../../wheel/look'
import {
  LINE_SHARE,
  lineHalfWidth,
  pegCount,
  pointerPath,
  WHEEL_SIZE,
  wheelMetrics,
} from '../../wheel/metrics'
import type { Segment } from '../../wheel/segment'
import { directionOf, estimatedWidth } from '../../wheel/text'

const METRICS = wheelMetrics(WHEEL_SIZE)
const REACH = METRICS.size / 2 + METRICS.bleed
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif'
const estimate = (text: string) => ({ width: estimatedWidth(text), ascent: 0.76, descent: 0.2 })

interface FlatWheelProps {
  /** The first has its middle under the pointer. */
  readonly segments: readonly Segment[]
  readonly className?: string | undefined
  /** An estimate, as there is no browser to measure it. */
  readonly measure?: MeasureText
}

export function FlatWheel({ segments, className, measure = estimate }: FlatWheelProps) {
  const { radius, rimWidth, hubRadius } = METRICS
  const id = useId()
  const [rim, cap, shadow] = [`${id}rim`, `${id}cap`, `${id}shadow`]
  const count = segments.length
  const step = 360 / count
  const texts = segments.map(({ text }) => text)
  const { layouts } = layoutWheel(texts, count, () => null, METRICS, measure)
  const pegs = Array.from({ length: pegCount(count) }, (_, index) => index)
  return (
    <svg
      className={className}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      fontFamily={FONT}
      fontWeight="700"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={rim} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius + rimWidth}>
          <stop offset={shareOfRim(0)} stopColor={LOOK.rim.dark} />
          <stop offset={shareOfRim(0.5)} stopColor={LOOK.rim.light} />
          <stop offset="1" stopColor={LOOK.rim.dark} />
        </radialGradient>
        <radialGradient
          id={cap}
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r={rounded(1.1 * hubRadius)}
          fx={rounded(-0.3 * hubRadius)}
          fy={rounded(-0.4 * hubRadius)}
        >
          <stop stopColor={LOOK.cap.light} />
          <stop offset="1" stopColor={LOOK.cap.flat} />
        </radialGradient>
        <Shadow id={shadow} blur={0.5 * hubRadius} />
        <Shadow id={`${shadow}2`} blur={0.5 * METRICS.pointerHeadRadius} />
      </defs>
      <circle r={radius + rimWidth} fill={`url(#${rim})`} />
      <g data-part="disc" transform={`rotate(${rounded(-step / 2)})`}>
        {segments.map((segment, index) => (
          <path
            key={segment.id}
            d={sector(step)}
            fill={segment.color}
            transform={`rotate(${rounded(index * step)})`}
          />
        ))}
        <path d={lines(count)} fill="#fff" opacity={LOOK.lineOpacity} />
        {segments.map((segment, index) => (
          <g
            key={segment.id}
            transform={`rotate(${rounded((index + 0.5) * step - 90)})`}
            fill={inkOn(segment.color)}
          >
            {layouts[index]?.map((layout) => (
              <Label key={layout.lines.join(' ')} layout={layout} />
            ))}
          </g>
        ))}
        {pegs.map((peg) => (
          <circle
            key={peg}
            r={LOOK.pegRadius * rimWidth}
            cy={-(radius + rimWidth / 2)}
            transform={`rotate(${rounded((peg * 360) / pegs.length)})`}
            fill={LOOK.peg.flat}
          />
        ))}
      </g>
      <circle r={hubRadius} fill={LOOK.ring.flat} filter={`url(#${shadow})`} />
      <circle r={LOOK.hubCap * hubRadius} fill={`url(#${cap})`} />
      <circle r={LOOK.hubPin * hubRadius} fill={LOOK.pin.flat} />
      <Pointer shadow={`url(#${shadow}2)`} />
    </svg>
  )
}

/** Distance from the center of a place across the rim, in percent. */
function shareOfRim(across: number): string {
  const { radius, rimWidth } = METRICS
  return `${rounded((100 * (radius + across * rimWidth)) / (radius + rimWidth))}%`
}

/** @param blur as of a canvas: twice the standard deviation */
function Shadow({ id, blur }: { readonly id: string; readonly blur: number }) {
  return (
    <filter id={id} x="-1" y="-1" width="3" height="3" colorInterpolationFilters="sRGB">
      <feDropShadow
        dx="0"
        dy={rounded(0.4 * blur)}
        stdDeviation={rounded(blur / 2)}
        floodColor={LOOK.castShadow}
      />
    </filter>
  )
}

function Label({ layout }: { readonly layout: LabelLayout }) {
  const { lines, font, stretch, end, turn, baseline, lineDistance } = layout
  const turned = ((turn ?? 0) * 180) / Math.PI
  const direction = directionOf(lines.join(' '))
  // Where it ends is its start, from right to left.
  const outer = direction === 'rtl' ? 'start' : 'end'
  return (
    <g transform={`translate(${rounded(end)})rotate(${rounded(turned)})scale(${stretch} 1)`}>
      {lines.map((line, index) => (
        <text
          key={line}
          y={rounded(baseline + index * lineDistance)}
          fontSize={rounded(font)}
          direction={direction}
          textAnchor={turn === null ? outer : 'middle'}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

function Pointer({ shadow }: { readonly shadow: string }) {
  const { radius, pointerReach, pointerLength, pointerHeadRadius } = METRICS
  const drop = pointerPath(METRICS)
  return (
    <g transform={`translate(0 ${pointerReach - radius - pointerLength})`}>
      <path d={drop} fill={LOOK.pointer.flat} filter={shadow} />
      <path
        d={drop}
        fill="none"
        stroke={LOOK.outline.flat}
        strokeWidth={LOOK.pointerOutline * pointerHeadRadius}
        strokeLinejoin="round"
      />
      <circle r={LOOK.pointerSetting * pointerHeadRadius} fill={LOOK.outline.flat} />
      <circle r={LOOK.pointerJewel * pointerHeadRadius} fill={LOOK.jewel.flat} />
    </g>
  )
}

/** @param degrees clockwise from the top */
function sector(degrees: number): string {
  const { radius } = METRICS
  return `M0 0V${-radius}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${at(degrees, radius)}Z`
}

/** Each line widens evenly from the center until it has its full width. */
function lines(count: number): string {
  const { radius } = METRICS
  const half = lineHalfWidth(METRICS, count, radius)
  const full = Math.min(radius, (half * count) / (LINE_SHARE * Math.PI))
  return Array.from({ length: half > 0 ? count : 0 }, (_, index) => {
    const angle = (index * 360) / count
    const [one, other] = [full, radius].map((distance) => at(angle, distance, -half))
    const [two, twoOther] = [full, radius].map((distance) => at(angle, distance, half))
    return `M0 0L${one}L${other}L${twoOther}L${two}Z`
  }).join('')
}

/** @param degrees clockwise from the top. @param aside a quarter turn clockwise of that */
function at(degrees: number, distance: number, aside = 0): string {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return `${rounded(distance * sin + aside * cos)} ${rounded(-distance * cos + aside * sin)}`
}

const rounded = (value: number) => Number(value.toFixed(2))
