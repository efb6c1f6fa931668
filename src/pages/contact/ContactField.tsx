// One field of the contact form, with its label and its error.

import { type ReactNode, useId } from 'react'
import styles from './ContactPage.module.css'
import type { ContactField } from './contactRules'

interface FieldProps {
  readonly name: ContactField
  readonly label: string
  readonly error: string | undefined
  /** Renders the control with these attributes. */
  children(field: {
    readonly id: string
    readonly name: ContactField
    readonly required: true
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }): ReactNode
}

export function Field({ name, label, error, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': error && errorId,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
