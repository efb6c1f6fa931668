// A field for what no person writes: links, hashes, records, programs.

import { type ComponentProps, useId } from 'react'
import { TextArea } from '../ui/kit/fields/Field'
import page from './page.module.css'
import styles from './report.module.css'

interface CodeFieldProps extends ComponentProps<'textarea'> {
  readonly label: string
}

export function CodeField({ label, ...native }: CodeFieldProps) {
  const id = useId()
  return (
    <div className={page.field}>
      <label htmlFor={id}>{label}</label>
      <TextArea id={id} className={styles.code} rows={2} dir="ltr" spellCheck={false} {...native} />
    </div>
  )
}
