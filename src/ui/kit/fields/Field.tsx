// What is typed into, one line or several, and a color to choose.

import { type ComponentProps, type ReactNode, useId } from 'react'
import { Note } from '../text'
import styles from './Field.module.css'

/** A field whose name is said elsewhere: `aria-label`, or a label of its own. */
export function Input({ className = '', ...native }: ComponentProps<'input'>) {
  return (
    <input type="text" autoComplete="off" {...native} className={`${styles.input} ${className}`} />
  )
}

export function TextArea({ className = '', ...native }: ComponentProps<'textarea'>) {
  return (
    <textarea
      autoComplete="off"
      {...native}
      className={`${styles.input} ${styles.area} ${className}`}
    />
  )
}

/** A color, which the browser's own picker changes. */
export function Swatch(props: ComponentProps<'input'>) {
  return <input {...props} type="color" className={styles.swatch} />
}

interface FieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode
  /** Below the field. It is spoken when it changes. */
  readonly note?: ReactNode
}

/** A field below its label. */
export function Field({ label, note, className = '', ...native }: FieldProps) {
  const id = useId()
  const noteId = `${id}note`
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} aria-describedby={note === undefined ? undefined : noteId} {...native} />
      {note !== undefined && (
        <Note id={noteId} role="status">
          {note}
        </Note>
      )}
    </div>
  )
}
