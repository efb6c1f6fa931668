import { useEffect, useState } from 'react'
import { copyText } from '../../platform/clipboard'
import { messages } from './messages'
import styles from './VerifyPage.module.css'

/** How long the button says what it has done. */
const SAID_MS = 3000

interface CopyButtonProps {
  readonly text: string
  /** What is copied: for those who do not see what the button belongs to. */
  readonly what: string
}

export function CopyButton({ text, what }: CopyButtonProps) {
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
      <button type="button" aria-label={messages.copyWhat(what)} onClick={() => void copy()}>
        {messages.copy}
      </button>
      <span role="status">{said}</span>
    </p>
  )
}
