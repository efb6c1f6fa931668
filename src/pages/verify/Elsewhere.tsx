// How to check a proof without this page.

import type { Proof } from '../../proof/proof'
import { operator } from '../../site'
import { checkMessages as messages } from './checkMessages'
import { proofFileName } from './keeping'
import { LongText } from './LongText'
import styles from './VerifyPage.module.css'

export function Elsewhere({ proof }: { readonly proof: Proof }) {
  const command = messages.command(proofFileName(proof))
  return (
    <details className={styles.elsewhere}>
      <summary>{messages.elsewhere}</summary>
      <p>{messages.elsewhereText}</p>
      <LongText label={messages.commandLabel} text={command} />
      {operator.repository !== '' && (
        <p>
          {messages.documented} <a href={operator.repository}>{messages.sourceCode}</a>.
        </p>
      )}
    </details>
  )
}
