// What is opened by its heading. The arrow turns over when it is open.

import type { ComponentProps, ReactNode } from 'react'
import styles from './Disclosure.module.css'

interface DisclosureProps extends ComponentProps<'details'> {
  readonly summary: ReactNode
}

export function Disclosure({ summary, children, ...native }: DisclosureProps) {
  return (
    <details {...native}>
      <summary className={`${styles.toggle} ${styles.arrow}`}>{summary}</summary>
      {children}
    </details>
  )
}

/** The same heading for what is elsewhere on the page, or leaves it when it is closed. */
export function DisclosureButton({ className = '', ...native }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...native}
      className={`${styles.toggle} ${styles.arrow} ${styles.button} ${className}`}
    />
  )
}
