// What can be done with the proof of a draw.

import type { Proof } from '../../proof/proof'
import row from '../controls/buttonRow.module.css'
import { copyAndSay } from './copying'
import { saveProof, useProofLink } from './links'
import { messages } from './messages'
import styles from './Proof.module.css'

export function ProofTools({ proof }: { readonly proof: Proof }) {
  const { url, isWhole } = useProofLink(proof)
  return (
    <section className={styles.part} aria-label={messages.proof}>
      <h3>{messages.proof}</h3>
      <p className={styles.note}>{isWhole ? messages.proofNote : messages.proofTooLong}</p>
      <div className={row.row}>
        {isWhole && url !== '' && (
          <a href={url} target="_blank" rel="noreferrer" data-main>
            {messages.verify}
          </a>
        )}
        <button
          type="button"
          aria-disabled={url === ''}
          onClick={() => url !== '' && void copyAndSay(url, messages.proofCopied)}
        >
          {messages.copyProof}
        </button>
        <button type="button" onClick={() => saveProof(proof)}>
          {messages.saveProof}
        </button>
      </div>
    </section>
  )
}
