// Every button, and every link that looks like one.

import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'

/** `primary`: what most people press next, one at a time; `danger`: ends or deletes something; `text`: beside a heading. */
type Kind = 'plain' | 'primary' | 'danger' | 'text'

interface Look {
  readonly kind?: Kind
  readonly isSmall?: boolean
  /** Before the words. */
  readonly icon?: ReactNode
}

function classOf({ kind = 'plain', isSmall = false }: Look, className = ''): string {
  return `${styles.button} ${styles[kind]} ${isSmall ? styles.small : ''} ${className}`
}

/** Whether it may need a row to itself, where others share one. */
const isLong = (label: ReactNode) => (typeof label === 'string' && label.length > 21) || undefined

/** `aria-disabled` instead of `disabled` keeps the focus where it is. */
export function Button(props: Look & ComponentProps<'button'>) {
  const { kind, isSmall, icon, className, children, ...native } = props
  return (
    <button
      type="button"
      data-long={isLong(children)}
      {...native}
      className={classOf(props, className)}
    >
      {icon}
      {children}
    </button>
  )
}

export function ButtonLink(props: Look & ComponentProps<'a'>) {
  const { kind, isSmall, icon, className, children, ...native } = props
  return (
    <a data-long={isLong(children)} {...native} className={classOf(props, className)}>
      {icon}
      {children}
    </a>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: ReactNode
  /** Its accessible name. */
  readonly label: string
}

export function IconButton({ icon, label, className = '', ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      aria-label={label}
      className={`${styles.button} ${styles.icon} ${className}`}
    >
      {icon}
    </button>
  )
}

/** Buttons that answer one question. They wrap, and each grows to fill its line. */
export function ButtonRow({ className = '', ...native }: ComponentProps<'div'>) {
  return <div {...native} className={`${styles.row} ${className}`} />
}
