// Parts shared by the pages that check draws.

import type { ReactNode, RefObject } from 'react'
import { Card } from '../ui/kit/Card'
import { VisuallyHidden } from '../ui/kit/text'
import { Mark, type MarkState } from './Mark'
import page from './page.module.css'
import styles from './report.module.css'

interface ExplainedProps {
  readonly about: readonly { readonly title: string; readonly text: string }[]
}

/** Before there is something to check. */
export function Explained({ about }: ExplainedProps) {
  return (
    <div className={`${page.columns} ${styles.explained}`}>
      {about.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}

interface VerdictCardProps {
  readonly title: string
  readonly state?: MarkState
  readonly className?: string | undefined
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

export function VerdictCard({ title, state, className = '', heading, children }: VerdictCardProps) {
  return (
    <section aria-labelledby="verdict">
      <Card className={`${styles.verdict} ${className}`} data-state={state}>
        {state && <Mark state={state} />}
        <div>
          <h2 id="verdict" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
      </Card>
    </section>
  )
}

interface CheckProps {
  readonly label: string
  readonly state: MarkState
  /** The state in words, for those who do not see the mark. */
  readonly said: string
  readonly text: ReactNode
  readonly children?: ReactNode
}

export function Check({ label, state, said, text, children }: CheckProps) {
  return (
    <li data-state={state}>
      <Mark state={state} />
      <div>
        <h3>{label}</h3>
        <p>
          <VisuallyHidden>{said}</VisuallyHidden> {text}
        </p>
        {children}
      </div>
    </li>
  )
}

export function Sentences({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={`${page.columns} ${styles.facts}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
