// The verdict, the question it leaves open, and what can be done with a proof that has passed.

import { useState } from 'react'
import { Mark } from '../Mark'
import page from '../page.module.css'
import report from '../report.module.css'
import { compareMessages } from './compareMessages'
import { messages } from './messages'
import { copyProofLink, printProof, saveProof } from './proofOut'
import type { ShownProof } from './useVerify'
import styles from './VerifyPage.module.css'
import type { Verdict } from './verdict'

interface VerdictCardProps {
  readonly verdict: Verdict
  readonly proof: ShownProof | null
  /** Leads to the comparison. */
  onCompare(): void
}

export function VerdictCard({ verdict, proof, onCompare }: VerdictCardProps) {
  const { state, title, text, isOpen } = verdict
  return (
    <section className={report.verdict} data-state={state} aria-labelledby="verdict">
      <Mark state={state} />
      <div>
        <h2 id="verdict" tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.finding}>{text}</p>
        {isOpen && (
          <p className={styles.question}>
            {compareMessages.question}{' '}
            {/* No link: another hash would take the place of the proof in the address. */}
            <button type="button" onClick={onCompare}>
              {compareMessages.invitation}
            </button>
          </p>
        )}
        {proof?.fileName && (
          <p className={report.soft}>
            <bdi>{proof.fileName}</bdi>
          </p>
        )}
        {proof && state === 'passed' && <Keeping proof={proof} />}
      </div>
    </section>
  )
}

function Keeping({ proof: { report: checked, text } }: { readonly proof: ShownProof }) {
  const [said, setSaid] = useState('')
  const { proof } = checked
  if (!proof) return null
  return (
    <>
      <p className={page.buttons}>
        <button
          type="button"
          className={page.button}
          onClick={async () => setSaid(await copyProofLink(proof))}
        >
          {messages.copyLink}
        </button>
        <button type="button" className={page.button} onClick={() => saveProof(proof, text)}>
          {messages.save}
        </button>
        <button
          type="button"
          className={page.button}
          onClick={async () => setSaid(await printProof(proof))}
        >
          {messages.print}
        </button>
      </p>
      <p className={report.status} role="status">
        {said}
      </p>
    </>
  )
}
