// Small pieces of text.

import type { ComponentProps, ReactNode } from 'react'
import styles from './text.module.css'

interface Words {
  readonly children: ReactNode
}

/** Only for screen readers. */
export function VisuallyHidden({ className = '', ...native }: ComponentProps<'span'>) {
  return <span {...native} className={`${styles.hidden} ${className}`} />
}

/** What explains something, in small, soft letters. */
export function Note({ className = '', ...native }: ComponentProps<'p'>) {
  return <p {...native} className={`${styles.note} ${className}`} />
}

/** A word in a box, after what it is about. */
export function Tag({ className = '', ...native }: ComponentProps<'span'>) {
  return <span {...native} className={`${styles.tag} ${className}`} />
}

export function Kbd({ children }: Words) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
