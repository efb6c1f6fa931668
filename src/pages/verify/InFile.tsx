// A link to a proof that is too long for a link: its file is asked for.

import { pickFile } from '../../platform/textFile'
import type { Hash } from '../../proof/announcement'
import type { TakenIn } from '../Intake'
import page from '../page.module.css'
import { Fingerprint } from './Fingerprint'
import { FILE_TYPES } from './given'
import { messages } from './messages'
import styles from './VerifyPage.module.css'

interface InFileProps {
  readonly fingerprint: Hash
  onRead(taken: TakenIn): void
}

export function InFile({ fingerprint, onRead }: InFileProps) {
  async function pick() {
    const file = await pickFile(FILE_TYPES)
    if (file) onRead({ file })
  }
  return (
    <section className={styles.card} aria-labelledby="in-file">
      <h2 id="in-file" tabIndex={-1}>
        {messages.inFile.title}
      </h2>
      <p>{messages.inFile.text}</p>
      <p className={page.buttons}>
        <button type="button" className={page.button} data-main onClick={() => void pick()}>
          {messages.inFile.choose}
        </button>
      </p>
      <Fingerprint fingerprint={fingerprint} label={messages.inFile.fingerprint} />
    </section>
  )
}
