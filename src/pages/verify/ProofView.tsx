// A proof that can be read: who won, the comparison, each check, and what all this proves and does not.

import { useId, useMemo } from 'react'
import type { Proof } from '../../proof/proof'
import report from '../report.module.css'
import { Checks } from './Checks'
import { Compare } from './Compare'
import { Elsewhere } from './Elsewhere'
import { FrozenList } from './FrozenList'
import { messages } from './messages'
import { factsOf } from './proofSheet'
import { heldBy } from './reading'
import type { ShownProof } from './useVerify'
import styles from './VerifyPage.module.css'
import { verdictOf } from './verdict'
import { Winners } from './Winners'

interface ProofViewProps {
  readonly shown: ShownProof
  readonly proof: Proof
}

export function ProofView({ shown, proof }: ProofViewProps) {
  const { announcement } = proof
  const held = useMemo(() => heldBy(announcement), [announcement])
  const isProven = verdictOf(shown)?.state === 'passed'
  return (
    <>
      <div className={styles.proof}>
        <section aria-labelledby="won">
          <h2 id="won">{isProven ? messages.whoWon : messages.whoWouldHaveWon}</h2>
          <p className={styles.of}>
            {messages.drawnFrom(announcement.name, announcement.entries.length)}
          </p>
          {!isProven && <p className={report.warning}>{messages.namedUnproven}</p>}
          <Winners proof={proof} assignment={isProven ? shown.report.assignment : null} />
        </section>
        <div className={styles.aside}>
          <Compare held={held} isOpened={shown.isMade} />
          <Meaning isProven={isProven} />
        </div>
        <div className={styles.rest}>
          <FrozenList announcement={announcement} facts={factsOf(announcement, isProven)} />
          <Checks shown={shown} />
        </div>
      </div>
      {isProven && <Elsewhere proof={proof} />}
    </>
  )
}

function Meaning({ isProven }: { readonly isProven: boolean }) {
  const id = useId()
  return (
    <div className={report.meaning}>
      <section aria-labelledby={`${id}proves`}>
        <h2 id={`${id}proves`}>{isProven ? messages.proves : messages.means}</h2>
        <Sentences texts={isProven ? messages.provesList : messages.unprovenList} />
      </section>
      {isProven && (
        <section aria-labelledby={`${id}not`}>
          <h2 id={`${id}not`}>{messages.provesNot}</h2>
          <Sentences texts={messages.provesNotList} />
        </section>
      )}
    </div>
  )
}

function Sentences({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
