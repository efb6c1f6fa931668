import { type FormEvent, type RefObject, useId, useState } from 'react'
import { compression } from '../../platform/compression'
import { Button, ButtonRow } from '../../ui/kit/Button'
import { Card } from '../../ui/kit/Card'
import { CodeField } from '../CodeField'
import { pickDrawFile } from '../drawFile'
import { Mark } from '../Mark'
import page from '../page.module.css'
import styles from './CheckPage.module.css'
import {
  type Comparison,
  compare,
  compareText,
  type Decisive,
  type Held,
  isDecisive,
} from './compare'
import { compareMessages as messages } from './compareMessages'
import { dueMsOf } from './proofFacts'
import { readInputFile } from './readInput'

interface CompareProps {
  readonly held: Held
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** What the draw was compared with before this: nothing, the announcement it was made of, or something else. */
  readonly before: 'opened' | Decisive | null
  /** What is too short, or no announcement, takes nothing back. */
  onCompared?(comparison: Decisive): void
}

type Answer = Comparison | 'opened' | 'empty'

export function Compare({ held, field, before, onCompared }: CompareProps) {
  const id = useId()
  const [found, setFound] = useState<Answer | null>(before)
  function answer(comparison: Comparison) {
    setFound(comparison)
    if (isDecisive(comparison)) onCompared?.(comparison)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value ?? ''
    if (text.trim() === '') {
      setFound('empty')
      field.current?.focus()
    } else {
      answer(await compareText(text, held, compression))
    }
  }
  async function pick() {
    const file = await pickDrawFile()
    if (file) answer(compare(await readInputFile(file, compression), held))
  }

  return (
    <section aria-labelledby={`${id}title`}>
      <Card className={styles.compare}>
        <h2 id={`${id}title`}>{messages.title}</h2>
        <p className={styles.note}>{messages.note}</p>
        <form onSubmit={(event) => void submit(event)}>
          <CodeField label={messages.field} ref={field} aria-describedby={`${id}found`} />
          <ButtonRow>
            <Button type="submit" kind="primary">
              {messages.button}
            </Button>
            <Button onClick={() => void pick()}>{messages.file}</Button>
          </ButtonRow>
        </form>
        <div id={`${id}found`} role="status">
          {found && <Found found={found} held={held} />}
        </div>
      </Card>
    </section>
  )
}

interface FoundProps {
  readonly found: Answer
  readonly held: Held
}

function Found({ found, held }: FoundProps) {
  if (found === 'empty') return <p>{messages.empty}</p>
  const isOpened = found === 'opened'
  const dueMs = dueMsOf(held.announcement)
  const isSame = isOpened || found.kind === 'same'
  const state = isSame ? 'passed' : found.kind === 'different' ? 'failed' : 'open'
  return (
    <p className={`${page.box} ${styles.found}`} data-state={state}>
      <Mark state={state} />
      <span>{isOpened ? messages.opened(dueMs) : messages.compared(found, dueMs)}</span>
    </p>
  )
}
