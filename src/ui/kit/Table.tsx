// A table. Where it is wider than its place, it scrolls by itself.

import type { ComponentProps } from 'react'
import styles from './Table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Its accessible name. */
  readonly label: string
}

export function Table({ label, className = '', ...native }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller has to be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={`${styles.frame} ${className}`}>
      <table {...native} className={styles.table} />
    </section>
  )
}
