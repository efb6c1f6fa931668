// A small picture of a wheel: its colors, clockwise from the top. SVG, because the content security policy forbids
// inline styles.

import styles from './Library.module.css'

export function WheelThumbnail({ colors }: { readonly colors: readonly string[] }) {
  return (
    <svg className={styles.thumbnail} viewBox="-16 -16 32 32" aria-hidden="true">
      {colors.length < 2 ? (
        <circle r="14.5" fill={colors[0] ?? 'none'} />
      ) : (
        colors.map((color, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sectors have no other identity
          <path key={index} d={sector(index, colors.length)} fill={color} />
        ))
      )}
      <circle className={styles.rim} r="14.5" fill="none" />
      <circle className={styles.hub} r="3" />
    </svg>
  )
}

function sector(index: number, count: number): string {
  const at = (turn: number) => {
    const angle = turn * 2 * Math.PI
    return `${(14.5 * Math.sin(angle)).toFixed(2)} ${(-14.5 * Math.cos(angle)).toFixed(2)}`
  }
  const isLong = count < 2 ? 1 : 0
  return `M0 0 ${at(index / count)}A14.5 14.5 0 ${isLong} 1 ${at((index + 1) / count)}Z`
}
