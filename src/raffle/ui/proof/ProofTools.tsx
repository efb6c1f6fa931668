import { useEffect, useMemo } from 'react'
import { app } from '../../../store/app'
import type { ToSay } from '../../../text/say'
import { Button, ButtonLink, ButtonRow } from '../../../ui/kit/Button'
import { Section } from '../../../ui/kit/Card'
import { Disclosure } from '../../../ui/kit/Disclosure'
import { Note } from '../../../ui/kit/text'
import { type Announcement, announcementText, fingerprintOf } from '../../proof/announcement'
import type { Proof } from '../../proof/proof'
import desk from '../RaffleDesk.module.css'
import { copyAndSay, copyFingerprint, saveProof, useProofLink } from './links'
import { messages } from './messages'
import styles from './Proof.module.css'

const NEWS_MS = 10_000

interface ProofToolsProps {
  readonly proof: Proof
  /** What has just been seen; `null` where it is no news. On a phone this is out of sight then. */
  readonly news?: ToSay | null
  readonly hasReplaced?: boolean
}

export function ProofTools({ proof, news = null, hasReplaced = false }: ProofToolsProps) {
  const { url, isWhole } = useProofLink(proof)
  const hasProof = isWhole && url !== ''
  useEffect(() => {
    if (!news || !hasProof) return
    app.actions.showToast(messages.proven(news), 'success', {
      durationMs: NEWS_MS,
      action: {
        label: messages.checkShort,
        perform: () => void open(url, '_blank', 'noreferrer'),
      },
    })
  }, [news, hasProof, url])
  return (
    <Section aria-label={messages.proof}>
      <h3>{messages.proof}</h3>
      <Note>{isWhole ? messages.proofNote : messages.proofTooLong}</Note>
      {hasReplaced && <Note>{messages.firstDrawn}</Note>}
      <ButtonRow>
        {hasProof && (
          <ButtonLink href={url} target="_blank" rel="noreferrer" kind="primary">
            {messages.check}
          </ButtonLink>
        )}
        <Button
          aria-disabled={url === ''}
          onClick={() => url !== '' && void copyAndSay(url, messages.proofCopied)}
        >
          {messages.copyProof}
        </Button>
        <Button onClick={() => saveProof(proof)}>{messages.saveProof}</Button>
      </ButtonRow>
    </Section>
  )
}

export function Fingerprint({ announcement }: { readonly announcement: Announcement }) {
  const fingerprint = useMemo(() => fingerprintOf(announcementText(announcement)), [announcement])
  return (
    <Disclosure summary={messages.fingerprint} className={desk.more}>
      <p className={styles.fingerprint} translate="no">
        {fingerprint.match(/.{8}/g)?.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in this order
          <span key={at}>{group} </span>
        ))}
      </p>
      <Note>{messages.fingerprintNote}</Note>
      <Button
        kind="text"
        className={styles.copy}
        onClick={() => void copyFingerprint(announcement)}
      >
        {messages.copyFingerprint}
      </Button>
    </Disclosure>
  )
}
