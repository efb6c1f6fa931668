import { type RefObject, useId, useMemo } from 'react'
import type { Proof } from '../../raffle/proof/proof'
import { Note } from '../../ui/kit/text'
import page from '../page.module.css'
import { Sentences } from '../Report'
import styles from './CheckPage.module.css'
import { Checks, Elsewhere } from './Checks'
import { Compare } from './Compare'
import type { Decisive } from './compare'
import { FrozenList, ListWarnings } from './FrozenList'
import { messages } from './messages'
import { dueMsOf, factsOf, heldBy } from './proofFacts'
import type { ShownProof } from './useCheck'
import { Winners } from './Winners'

interface ProofViewProps {
  readonly shown: ShownProof
  readonly proof: Proof
  /** Whether it is of the draw that the visitor knows of, as far as that was compared. */
  readonly isWanted: boolean
  readonly comparison: Decisive | null
  readonly field: RefObject<HTMLTextAreaElement | null>
  onCompared(comparison: Decisive): void
}

export function ProofView(props: ProofViewProps) {
  const { shown, proof, isWanted, comparison, field, onCompared } = props
  const { announcement } = proof
  const held = useMemo(() => heldBy(announcement), [announcement])
  const { isProven } = shown.report
  return (
    <>
      <div className={`${page.split} ${styles.proof}`}>
        <section aria-labelledby="won">
          <h2 id="won">{isProven && isWanted ? messages.whoWon : messages.whoWouldHaveWon}</h2>
          <Note>{messages.drawnFrom(announcement.name, announcement.entries.length)}</Note>
          {!isProven && <p className={page.warning}>{messages.namedUnproven}</p>}
          <ListWarnings announcement={announcement} />
          <Winners proof={proof} assignment={isProven ? shown.report.assignment : null} />
        </section>
        <div className={styles.aside}>
          <Compare
            held={held}
            field={field}
            before={shown.isInTime ? 'opened' : comparison}
            onCompared={onCompared}
          />
          <Meaning
            isProven={isProven}
            inTime={notInTime(shown, comparison, dueMsOf(announcement))}
          />
        </div>
        <div className={styles.rest}>
          <FrozenList
            announcement={announcement}
            facts={factsOf(announcement, isProven, false)}
            fingerprint={held.fingerprint}
          />
          <Checks shown={shown} />
        </div>
      </div>
      {isProven && <Elsewhere proof={proof} />}
    </>
  )
}

function notInTime(shown: ShownProof, comparison: Decisive | null, dueMs: number | null): string {
  const { opened, matched, open } = messages.notInTime
  if (shown.isInTime) return opened
  return comparison?.kind === 'same' ? matched(dueMs) : open
}

interface MeaningProps {
  readonly isProven: boolean
  /** What is not proven of the time of the list. */
  readonly inTime: string
}

function Meaning({ isProven, inTime }: MeaningProps) {
  const id = useId()
  return (
    <div className={page.text}>
      {isProven && (
        <section aria-labelledby={`${id}not`}>
          <h2 id={`${id}not`}>{messages.provesNot}</h2>
          <Sentences texts={[inTime, ...messages.provesNotList]} />
        </section>
      )}
      <section aria-labelledby={`${id}proves`}>
        <h2 id={`${id}proves`}>{isProven ? messages.proves : messages.means}</h2>
        <Sentences texts={isProven ? messages.provesList : messages.unprovenList} />
      </section>
    </div>
  )
}
