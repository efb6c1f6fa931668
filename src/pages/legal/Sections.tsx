// A long text in numbered sections, with a summary and a table of contents.

import type { ReactNode } from 'react'
import page from '../page.module.css'
import { messages } from './messages'
import styles from './Sections.module.css'

export interface Section {
  /** The fragment of the section's address, after `#`. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface SectionsProps {
  readonly summary: readonly string[]
  readonly sections: readonly Section[]
}

export function Sections({ summary, sections }: SectionsProps) {
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{messages.contents}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={page.text}>
        <section className={styles.summary} aria-labelledby="summary">
          <h2 id="summary">{messages.summary}</h2>
          <ul>
            {summary.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              <span className={styles.number}>{index + 1}</span> {title}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  )
}
