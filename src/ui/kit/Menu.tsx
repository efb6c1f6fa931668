// A button that opens a few others below it. A press outside, Escape, leaving it and choosing one of them close it.

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Disclosure } from './Disclosure'
import disclosure from './Disclosure.module.css'
import styles from './Menu.module.css'

interface MenuProps {
  readonly label: ReactNode
  /** Where the label is no word. */
  readonly name?: string
  /** Instead of that of a text button. */
  readonly className?: string | undefined
  /** For a few short items, one below the other, where the row is not narrow itself. */
  readonly isNarrow?: boolean
  /** Below its own button instead of the row, aligned with its start or its end; or above the row. */
  readonly place?: 'start' | 'end' | 'above'
  /** When it has been opened or closed. */
  onToggle?(isOpen: boolean): void
  readonly children: ReactNode
}

interface MenuGroupProps {
  readonly heading: ReactNode
  /** Whether the heading opens it. */
  readonly isFolded?: boolean
  /** When it has been opened or closed. */
  onToggle?(event: ToggleEvent<HTMLDetailsElement>): void
  readonly children: ReactNode
}

/** Some of the items, under a heading. */
export function MenuGroup({ heading, isFolded = false, onToggle, children }: MenuGroupProps) {
  const id = useId()
  if (isFolded) {
    return (
      <Disclosure summary={heading} className={styles.folded} {...(onToggle && { onToggle })}>
        <div className={styles.unfolded}>{children}</div>
      </Disclosure>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{heading}</h3>
      {children}
    </div>
  )
}

export function Menu({ label, name, className, isNarrow, place, onToggle, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const pressed = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false
    }
    document.addEventListener('pointerdown', pressed, true)
    return () => document.removeEventListener('pointerdown', pressed, true)
  }, [])

  function close() {
    if (menu.current) menu.current.open = false
  }

  function closeAndFocus() {
    // First the focus: what has it is about to be hidden.
    menu.current?.querySelector('summary')?.focus()
    close()
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.preventDefault()
    event.stopPropagation()
    closeAndFocus()
  }

  function left({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close()
  }

  // Before what was pressed acts, which may move the focus on.
  function chosen({ target }: MouseEvent) {
    const item = (target as Element).closest('button, a')
    if (item && item.ariaDisabled !== 'true') closeAndFocus()
  }

  return (
    <details
      ref={menu}
      className={styles.menu}
      data-place={place}
      onKeyDown={keyPressed}
      onBlur={left}
      onToggle={({ currentTarget }) => {
        currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })
        onToggle?.(currentTarget.open)
      }}
    >
      <summary
        className={`${disclosure.arrow} ${className ?? `${disclosure.toggle} ${styles.toggle}`}`}
        aria-label={name}
      >
        {label}
      </summary>
      <div className={styles.items} data-narrow={isNarrow || undefined} onClickCapture={chosen}>
        {children}
      </div>
    </details>
  )
}
