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

/** A number of two parts or more, such as a ticket's 0-4711, in which a browser would end a line. */
const JOINED_NUMBER = /\p{Nd}[-–/]|[-–/]\p{Nd}/u
/** What is longer is no ticket's number, and fits no narrow line. */
const LONGEST_NUMBER = 24

/** A visitor's text. Its numbers stay whole: only one that is longer than the line is broken. */
export function WholeNumbers({ text }: { readonly text: string }) {
  if (!JOINED_NUMBER.test(text)) return text
  return text.split(/(\s+)/).map((part, index) =>
    part.length <= LONGEST_NUMBER && JOINED_NUMBER.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be there twice
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

export function Kbd({ children }: Words) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
