// The checks behind a line that says what came of them: each in a sentence, with its mathematics one press further.

import { type ReactNode, useState } from 'react'
import { Mark } from '../Mark'
import report from '../report.module.css'
import { checkMessages, checkText } from './checkMessages'
import { Mathematics } from './Mathematics'
import type { ShownProof } from './useVerify'
import styles from './VerifyPage.module.css'

export function Checks({ shown }: { readonly shown: ShownProof }) {
  const { checks } = shown.report
  const failed = checks.filter(({ status }) => status === 'failed').length
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">{checkMessages.title}</h2>
      <details className={styles.checks} open={failed > 0}>
        <summary>
          <Mark state={failed > 0 ? 'failed' : 'passed'} />
          {failed > 0
            ? checkMessages.someFailed(failed, checks.length)
            : checkMessages.allPassed(checks.length)}
        </summary>
        <ul className={report.checks}>
          {checks.map((check) => {
            const { label, state, text } = checkText(check, shown.report)
            return (
              <li key={check.code} data-state={state}>
                <Mark state={state} />
                <div className={styles.check}>
                  <h3 className={report.label}>{label}</h3>
                  <p>
                    <span className={report.heard}>{checkMessages.states[state]}</span> {text}
                  </p>
                  <OnRequest label={label}>
                    {() => <Mathematics code={check.code} shown={shown} />}
                  </OnRequest>
                </div>
              </li>
            )
          })}
        </ul>
      </details>
    </section>
  )
}

interface OnRequestProps {
  readonly label: string
  /** Renders what is not made before it is asked for. */
  readonly children: () => ReactNode
}

function OnRequest({ label, children }: OnRequestProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.mathematics} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={checkMessages.mathematicsOf(label)}>{checkMessages.mathematics}</summary>
      {isOpen && children()}
    </details>
  )
}
