// A modal dialog with a title and a close button. Escape, a press beside it and the button close it;
// the keyboard then returns to where it was, which the browser does by itself.

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import card from '../card.module.css'
import { Toasts } from '../Toasts'
import styles from './Dialog.module.css'
import { CrossIcon } from './icons'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it leaves the page; otherwise the keyboard would be lost with it.
    return () => element?.close()
  }, [])

  /** The backdrop is part of the dialog element itself; everything inside is in the body. */
  function pressed(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose()
  }

  /** At once: the element's own close event comes a frame later, when it may have been opened again. */
  function cancelled(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={cancelled}
      onClose={onClose}
      onClick={pressed}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={card['icon-button']}
            aria-label="Close"
            onClick={onClose}
          >
            <CrossIcon />
          </button>
        </header>
        {children}
      </div>
      {/* Everything outside a modal dialog is out of reach, for screen readers too. */}
      <Toasts />
    </dialog>
  )
}
