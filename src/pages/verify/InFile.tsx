// A fingerprint, alone or in the link to a proof that is too long for a link: its proof is asked for.

import { pickFile } from '../../platform/textFile'
import type { TakenIn } from '../Intake'
import page from '../page.module.css'
import { Fingerprint } from './Fingerprint'
import { FILE_TYPES } from './given'
import { messages } from './messages'
import type { Expected } from './useVerify'
import styles from './VerifyPage.module.css'

interface InFileProps extends Expected {
  onRead(taken: TakenIn): void
}

export function InFile({ fingerprint, isLink, onRead }: InFileProps) {
  async function pick() {
    const file = await pickFile(FILE_TYPES)
    if (file) onRead({ file })
  }
  const texts = isLink ? messages.inFile.link : messages.inFile.bare
  return (
    <section className={styles.card} aria-labelledby="in-file">
      <h2 id="in-file" tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <p className={page.buttons}>
        <button type="button" className={page.button} data-main onClick={() => void pick()}>
          {messages.inFile.choose}
        </button>
      </p>
      <Fingerprint fingerprint={fingerprint} label={texts.fingerprint} />
    </section>
  )
}
