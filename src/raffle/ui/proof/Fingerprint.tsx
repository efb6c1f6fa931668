// The whole fingerprint of a draw, in groups that can be compared by eye.

import { useMemo } from 'react'
import card from '../../../ui/kit/card.module.css'
import { type Announcement, announcementText, fingerprintOf } from '../../proof/announcement'
import { copyAndSay } from './copying'
import { messages } from './messages'
import styles from './Proof.module.css'

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
