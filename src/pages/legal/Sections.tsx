// A long text in numbered sections, with a list of them to jump from.

import type { ReactNode } from 'react'
import page from '../page.module.css'
import styles from './Sections.module.css'

export interface Section {
  /** What an address ends in to lead here, after `#`. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface SectionsProps {
  /** What matters most of it, for those who read no further. */
  readonly summary: ReactNode
  readonly sections: readonly Section[]
}

export function Sections({ summary, sections }: SectionsProps) {
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
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
          <h2 id="summary">In short</h2>
          {summary}
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
