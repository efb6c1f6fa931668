// A small picture of a wheel: its colors, clockwise from the top. SVG, because the content security policy forbids
// inline styles.

import styles from './Library.module.css'

export function WheelThumbnail({ colors }: { readonly colors: readonly string[] }) {
  // Neighbors of one color are one sector: between two, a seam would be seen.
  const starts = colors.flatMap((color, index) => (color === colors[index - 1] ? [] : [index]))
  return (
    <svg className={styles.thumbnail} viewBox="-16 -16 32 32" aria-hidden="true">
      {starts.length < 2 ? (
        <circle r="14.5" fill={colors[0] ?? 'none'} />
      ) : (
        starts.map((start, index) => {
          const end = starts[index + 1] ?? colors.length
          const path = sector(start / colors.length, end / colors.length)
          return <path key={start} d={path} fill={colors[start]} />
        })
      )}
      <circle className={styles.rim} r="14.5" fill="none" />
      <circle className={styles.hub} r="3" />
    </svg>
  )
}

/** @param from turns, clockwise from the top; as is `to` */
function sector(from: number, to: number): string {
  const at = (turn: number) => {
    const angle = turn * 2 * Math.PI
    return `${(14.5 * Math.sin(angle)).toFixed(2)} ${(-14.5 * Math.cos(angle)).toFixed(2)}`
  }
  return `M0 0 ${at(from)}A14.5 14.5 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`
}
