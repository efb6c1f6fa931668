// A whole fingerprint, in groups that can be read out and compared, and a text that may be megabytes long.

import { useEffect, useState } from 'react'
import { copyText } from '../../platform/clipboard'
import type { Hash } from '../../raffle/proof/announcement'
import { Button } from '../../ui/kit/Button'
import { Note } from '../../ui/kit/text'
import { CodeField } from '../CodeField'
import page from '../page.module.css'
import report from '../report.module.css'
import styles from './CheckPage.module.css'
import { messages } from './messages'

const GROUPS = /.{8}/g

interface FingerprintProps {
  readonly label: string
  readonly fingerprint: Hash
  readonly note?: string
}

export function Fingerprint({ label, fingerprint, note }: FingerprintProps) {
  return (
    <div className={`${page.box} ${report.fingerprint}`}>
      <span>{label}</span>
      {/* What is copied from it has no spaces. */}
      <code className={styles.digits}>
        {(fingerprint.match(GROUPS) ?? []).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <span key={index}>{group}</span>
        ))}
      </code>
      {note && <Note>{note}</Note>}
      <CopyButton text={fingerprint} what={label} />
    </div>
  )
}

/** UTF-16 code units. */
const MAX_SHOWN = 20_000
const MAX_ROWS = 6
/** Letters of a row on a phone. */
const NARROW = 36

interface LongTextProps {
  readonly label: string
  readonly text: string
}

/** What a browser can lay out at once is shown, in a field that scrolls, and all of it is copied. */
export function LongText({ label, text }: LongTextProps) {
  const isCut = text.length > MAX_SHOWN
  return (
    <div className={styles.long}>
      <CodeField
        label={label}
        readOnly
        rows={Math.min(MAX_ROWS, Math.ceil(text.length / NARROW))}
        value={isCut ? text.slice(0, MAX_SHOWN) : text}
      />
      {isCut && <Note>{messages.cut(MAX_SHOWN, text.length)}</Note>}
      <CopyButton text={text} what={label} />
    </div>
  )
}

const SAID_MS = 3000

interface CopyButtonProps {
  readonly text: string
  /** What is copied: for those who do not see what the button belongs to. */
  readonly what: string
}

function CopyButton({ text, what }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  async function copy() {
    try {
      await copyText(text)
      setSaid(messages.copied)
    } catch (cause) {
      console.info('Failed to copy', cause)
      setSaid(messages.notCopied)
    }
  }
  return (
    <p className={styles.copy}>
      <Button isSmall aria-label={messages.copyWhat(what)} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      <small role="status">{said}</small>
    </p>
  )
}
