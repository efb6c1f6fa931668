// Takes the beacon's number from somebody who has looked it up elsewhere. It is verified like any other.

import { type FormEvent, useId, useState } from 'react'
import row from '../../../ui/kit/buttonRow.module.css'
import card from '../../../ui/kit/card.module.css'
import { verifyRound } from '../../beacon/beacon'
import { RELAYS } from '../../beacon/relayOrigins'
import type { Announcement } from '../../proof/announcement'
import { signatureIn } from '../../proof/chain'
import { messages } from './messages'
import styles from './Proof.module.css'

interface ByHandProps {
  readonly announcement: Announcement
  onSignature(signature: string): void
}

export function ByHand({ announcement: { chain, round }, onSignature }: ByHandProps) {
  const id = useId()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const signature = signatureIn(String(new FormData(event.currentTarget).get('signature')))
    if (signature === null) return setSaid(messages.signatureShape)
    setBusy(true)
    setSaid(messages.checking)
    const isGenuine = await verifyRound(chain, round, signature).catch(() => null)
    setBusy(false)
    setSaid(isGenuine === null ? messages.notChecked : isGenuine ? '' : messages.signatureWrong)
    if (isGenuine) onSignature(signature)
  }

  return (
    <details className={styles.more}>
      <summary className={card.disclosure}>{messages.byHand}</summary>
      <form className={styles.form} onSubmit={(event) => void take(event)}>
        <p className={styles.note}>{messages.byHandNote}</p>
        {RELAYS[0] && (
          <p className={styles.address} translate="no">
            {`${RELAYS[0]}/${chain}/public/${round}`}
          </p>
        )}
        <label htmlFor={id}>{messages.signature}</label>
        <textarea
          id={id}
          name="signature"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}said`}
        />
        <p id={`${id}said`} className={styles.problem} role="status">
          {said}
        </p>
        <div className={row.row}>
          <button type="submit" aria-disabled={isBusy}>
            {messages.use}
          </button>
        </div>
      </form>
    </details>
  )
}
