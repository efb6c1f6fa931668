// Names, a line for each. They are there to look somebody up; ten thousand would take long to render.

import { useState } from 'react'
import { Disclosure } from '../../ui/kit/Disclosure'
import { WholeNumbers } from '../../ui/kit/text'
import { messages } from './messages'
import styles from './RaffleDesk.module.css'

/** The others are in a file. */
export const MOST_NAMES = 200

interface NamesProps {
  readonly texts: readonly string[]
  /** In large letters, without a scroller of their own. */
  readonly isFew?: boolean
}

export function Names({ texts, isFew = false }: NamesProps) {
  const rest = texts.length - MOST_NAMES
  return (
    <ol className={isFew ? styles.few : styles.names}>
      {texts.slice(0, MOST_NAMES).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several can have the same name
        <li key={index}>
          <bdi>
            <WholeNumbers text={text} />
          </bdi>
        </li>
      ))}
      {rest > 0 && <li>{messages.more(rest)}</li>}
    </ol>
  )
}

interface FoldedNamesProps extends NamesProps {
  readonly summary: string
}

export function FoldedNames({ summary, texts }: FoldedNamesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={summary}
      className={styles.more}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <Names texts={texts} />}
    </Disclosure>
  )
}
