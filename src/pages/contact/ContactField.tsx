// One field of the contact form with its label and what is wrong with it.

import { type ReactNode, useId } from 'react'
import styles from './ContactPage.module.css'
import type { ContactField } from './contactRules'

interface FieldProps {
  readonly name: ContactField
  readonly label: string
  readonly fault: string | undefined
  /** Draws the control with what makes it this field. */
  children(field: {
    readonly id: string
    readonly name: ContactField
    readonly required: true
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }): ReactNode
}

export function Field({ name, label, fault, children }: FieldProps) {
  const id = useId()
  const faultId = `${id}fault`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        'aria-invalid': fault !== undefined || undefined,
        'aria-describedby': fault && faultId,
      })}
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
