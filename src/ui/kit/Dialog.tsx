// A modal dialog with a title and a close button. Escape, a press outside and the button close it;
// the browser then returns the focus to where it was.
// `closedby="any"` would do the press outside; our oldest browsers do not know it yet.

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from './Button'
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
  /** For content in two columns. */
  readonly isWide?: boolean
  /** For what a presentation shows on the whole screen. */
  readonly isFull?: boolean
  readonly children: ReactNode
  onClose(): void
  /** While there is something to lose: what Escape does instead. Only its buttons close it then. */
  onEscape?: (() => void) | undefined
}

export function Dialog(props: DialogProps) {
  const { title, isWide, isFull, toasts, children, onClose, onEscape } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const hasPressBegunOutside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it leaves the page; otherwise the focus would be lost with it.
    return () => element?.close()
  }, [])

  function pressBegan(event: MouseEvent<HTMLDialogElement>) {
    hasPressBegunOutside.current = isOnBackdrop(event)
  }

  /** A drag that only ends outside, as one that selects text does, closes nothing. */
  function pressEnded(event: MouseEvent<HTMLDialogElement>) {
    if (hasPressBegunOutside.current && isOnBackdrop(event) && !onEscape) onClose()
  }

  /** Closes at once: the element's own close event comes a frame later, when it may be open again. */
  function canceled(event: SyntheticEvent) {
    event.preventDefault()
    ;(onEscape ?? onClose)()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      data-full={isFull || undefined}
      aria-labelledby={titleId}
      onCancel={canceled}
      onClose={onClose}
      onPointerDown={pressBegan}
      onClick={pressEnded}
    >
      <div className={styles.body}>
        {/* Not a header element: outside of sections that is the banner of the page, which has one. */}
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={<CrossIcon />} label={messages.close} onClick={onClose} />
        </div>
        {children}
      </div>
      {toasts}
    </dialog>
  )
}

/** The backdrop is part of the dialog element, and outside of its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isInBox
}
