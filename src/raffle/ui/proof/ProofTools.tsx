// What can be done with the proof of a draw.

import { useEffect, useMemo } from 'react'
import { app } from '../../../store/app'
import row from '../../../ui/kit/buttonRow.module.css'
import card from '../../../ui/kit/card.module.css'
import { type Announcement, announcementText, fingerprintOf } from '../../proof/announcement'
import type { Proof } from '../../proof/proof'
import { copyAndSay, saveProof, useProofLink } from './links'
import { messages } from './messages'
import styles from './Proof.module.css'

const NEWS_MS = 10_000

interface ProofToolsProps {
  readonly proof: Proof
  /** What has just been seen; empty where it is no news. On a phone this is out of sight then. */
  readonly news?: string
  /** Whether somebody has stepped in for a winner. */
  readonly hasReplaced?: boolean
}

export function ProofTools({ proof, news = '', hasReplaced = false }: ProofToolsProps) {
  const { url, isWhole } = useProofLink(proof)
  const hasProof = isWhole && url !== ''
  useEffect(() => {
    if (news === '' || !hasProof) return
    app.actions.showToast(messages.proven(news), 'success', {
      durationMs: NEWS_MS,
      action: {
        label: messages.verifyShort,
        perform: () => void open(url, '_blank', 'noreferrer'),
      },
    })
  }, [news, hasProof, url])
  return (
    <section className={styles.part} aria-label={messages.proof}>
      <h3>{messages.proof}</h3>
      <p className={styles.note}>{isWhole ? messages.proofNote : messages.proofTooLong}</p>
      {hasReplaced && <p className={styles.note}>{messages.firstDrawn}</p>}
      <div className={row.row}>
        {hasProof && (
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

/** The whole fingerprint of a draw, in groups that can be compared by eye. */
export function Fingerprint({ announcement }: { readonly announcement: Announcement }) {
  const fingerprint = useMemo(() => fingerprintOf(announcementText(announcement)), [announcement])
  return (
    <details className={styles.more}>
      <summary className={card.disclosure}>{messages.fingerprint}</summary>
      <p className={styles.fingerprint} translate="no">
        {fingerprint.match(/.{8}/g)?.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in this order
          <span key={at}>{group} </span>
        ))}
      </p>
      <p className={styles.note}>{messages.fingerprintNote}</p>
      <button
        type="button"
        className={card['text-button']}
        onClick={() => void copyAndSay(fingerprint, messages.fingerprintCopied)}
      >
        {messages.copyFingerprint}
      </button>
    </details>
  )
}
