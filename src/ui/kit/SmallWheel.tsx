// A wheel as large as a letter, in a menu or above a name. It says nothing.

import { useLayoutEffect, useRef } from 'react'
import styles from './SmallWheel.module.css'

interface SmallWheelProps {
  /** `#rrggbb`, clockwise. */
  readonly colors: readonly string[]
  readonly isLarge?: boolean
}

export function SmallWheel({ colors, isLarge = false }: SmallWheelProps) {
  const wheel = useRef<HTMLSpanElement>(null)
  const slices = slicesOf(colors)
  useLayoutEffect(() => wheel.current?.style.setProperty('--slices', slices), [slices])
  return <span ref={wheel} className={`${styles.wheel} ${isLarge ? styles.large : ''}`} />
}

/** The colors of a conic gradient. */
function slicesOf(colors: readonly string[]): string {
  const turn = (index: number) => `${(index / colors.length).toFixed(4)}turn`
  return colors.map((color, index) => `${color} ${turn(index)} ${turn(index + 1)}`).join()
}
