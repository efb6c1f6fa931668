// Compares the draw with what a witness was given before it.

import { type FormEvent, useId, useRef, useState } from 'react'
import { compression } from '../../platform/compression'
import { pickFile } from '../../platform/textFile'
import { Mark } from '../Mark'
import page from '../page.module.css'
import report from '../report.module.css'
import { type Comparison, compare, compareText, type Held } from './compare'
import { Fingerprint } from './Fingerprint'
import { FILE_TYPES, readGivenFile } from './given'
import { messages } from './messages'
import { dueMsOf } from './reading'
import styles from './VerifyPage.module.css'

interface CompareProps {
  readonly held: Held
  /** Whether the draw was made of an announcement that the visitor had opened. */
  readonly isOpened: boolean
}

export function Compare({ held, isOpened }: CompareProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [found, setFound] = useState<Comparison | 'opened' | 'empty' | null>(
    isOpened ? 'opened' : null,
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value ?? ''
    if (text.trim() === '') {
      setFound('empty')
      field.current?.focus()
    } else {
      setFound(await compareText(text, held, compression))
    }
  }
  async function pick() {
    const file = await pickFile(FILE_TYPES)
    if (file) setFound(compare(await readGivenFile(file, compression), held))
  }

  return (
    <section className={styles.compare} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{messages.compareTitle}</h2>
      <p>{messages.compareNote}</p>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor={id}>{messages.compareField}</label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}found`}
        />
        <p className={styles.actions}>
          <button type="submit" className={page.button} data-main>
            {messages.compareButton}
          </button>
          <button type="button" className={page.button} onClick={() => void pick()}>
            {messages.compareFile}
          </button>
        </p>
      </form>
      <div id={`${id}found`} role="status">
        {found && <Found found={found} held={held} />}
      </div>
      <Fingerprint fingerprint={held.fingerprint} label={messages.fingerprint} />
    </section>
  )
}

interface FoundProps {
  readonly found: Comparison | 'opened' | 'empty'
  readonly held: Held
}

function Found({ found, held }: FoundProps) {
  if (found === 'empty') return <p className={report.status}>{messages.compareEmpty}</p>
  const isOpened = found === 'opened'
  const isSame = isOpened || found.kind === 'same'
  const state = isSame ? 'passed' : found.kind === 'different' ? 'failed' : 'open'
  return (
    <p className={styles.found} data-state={state}>
      <Mark state={state} />
      <span>
        {isOpened
          ? messages.openedAnnouncement
          : messages.compared(found, dueMsOf(held.announcement))}
      </span>
    </p>
  )
}
