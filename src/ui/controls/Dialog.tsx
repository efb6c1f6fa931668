// A modal dialog with a title and a close button. Escape, a press outside and the button close it;
// the browser then returns the focus to where it was.

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import card from '../card.module.css'
import styles from './Dialog.module.css'
import { CrossIcon } from './icons'
import { messages } from './messages'

/** What every dialog is given from outside. */
export interface DialogSlots {
  /** Shown inside: everything outside a modal dialog is out of reach, for screen readers too. */
  readonly toasts: ReactNode
}

interface DialogProps extends DialogSlots {
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

export function Dialog({ title, toasts, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it leaves the page; otherwise the focus would be lost with it.
    return () => element?.close()
  }, [])

  /** The backdrop belongs to the dialog element itself; everything inside is in the body. */
  function pressed(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose()
  }

  /** Closes at once: the element's own close event comes a frame later, when it may be open again. */
  function canceled(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={canceled}
      onClose={onClose}
      onClick={pressed}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={card['icon-button']}
            aria-label={messages.close}
            onClick={onClose}
          >
            <CrossIcon />
          </button>
        </header>
        {children}
      </div>
      {toasts}
    </dialog>
  )
}
