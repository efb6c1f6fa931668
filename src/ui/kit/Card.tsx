// A card, the row of its heading, and its parts with a line between them.

import type { ComponentProps, ReactNode } from 'react'
import styles from './Card.module.css'
import { Note } from './text'

export function Card({ className = '', ...native }: ComponentProps<'div'>) {
  return <div {...native} className={`${styles.card} ${className}`} />
}

interface CardHeadProps {
  readonly title: ReactNode
  /** Of the heading, such as `tabIndex`. */
  readonly heading?: ComponentProps<'h2'>
  /** Small, below the heading. */
  readonly note?: ReactNode
  /** At the end of the row: a figure, or a text button. */
  readonly aside?: ReactNode
  /** In a sheet it stays in view, beside the button that closes the sheet. */
  readonly isOfSheet?: boolean
}

export function CardHead({ title, heading, note, aside, isOfSheet = false }: CardHeadProps) {
  return (
    <div className={`${styles.head} ${isOfSheet ? styles.sheet : ''}`}>
      <div>
        <h2 {...heading}>{title}</h2>
        {note !== undefined && <Note>{note}</Note>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

/** Some of what a card holds, with a line before it if something comes before. */
export function Section({ className = '', ...native }: ComponentProps<'section'>) {
  return <section {...native} className={`${styles.section} ${className}`} />
}
