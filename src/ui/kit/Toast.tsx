// A short message over the page, with what can be done about it.

import type { ComponentProps } from 'react'
import { IconButton } from './Button'
import { CrossIcon } from './icons'
import { messages } from './messages'
import styles from './Toast.module.css'

interface ToastProps extends ComponentProps<'div'> {
  readonly kind: 'success' | 'error' | 'warning' | 'info'
  /** Whether it is about to disappear. */
  readonly isLeaving?: boolean
  /** Without it there is no button to close it. */
  onClose?(): void
  /** Where it is not in the language of the page. */
  readonly closeLabel?: string | undefined
}

export function Toast(props: ToastProps) {
  const {
    kind,
    isLeaving = false,
    className = '',
    onClose,
    closeLabel,
    children,
    ...native
  } = props
  return (
    <div
      {...native}
      className={`${styles.toast} ${className}`}
      data-kind={kind}
      data-leaving={isLeaving || undefined}
    >
      {children}
      {onClose && (
        <IconButton
          className={styles.close}
          icon={<CrossIcon />}
          label={closeLabel ?? messages.dismiss}
          onClick={onClose}
        />
      )}
    </div>
  )
}

/** Its words, which take the room that its buttons leave. */
export function ToastText({ className = '', ...native }: ComponentProps<'div'>) {
  return <div {...native} className={`${styles.text} ${className}`} />
}
