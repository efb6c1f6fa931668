// A text that may be megabytes long, in a field that scrolls: what a browser can lay out at once is shown, and all of it
// is copied.

import { useId } from 'react'
import { CopyButton } from './CopyButton'
import { messages } from './messages'
import styles from './VerifyPage.module.css'

/** UTF-16 code units. */
const MAX_SHOWN = 20_000
const MAX_ROWS = 6
/** Letters of a row on a phone. */
const NARROW = 36

interface LongTextProps {
  readonly label: string
  readonly text: string
}

export function LongText({ label, text }: LongTextProps) {
  const id = useId()
  const isCut = text.length > MAX_SHOWN
  return (
    <div className={styles.long}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        readOnly
        rows={Math.min(MAX_ROWS, Math.ceil(text.length / NARROW))}
        dir="ltr"
        spellCheck={false}
        value={isCut ? text.slice(0, MAX_SHOWN) : text}
      />
      {isCut && <p className={styles.soft}>{messages.cut(MAX_SHOWN, text.length)}</p>}
      <CopyButton text={text} what={label} />
    </div>
  )
}
