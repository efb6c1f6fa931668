// A whole fingerprint, in groups that can be read out and compared.

import type { Hash } from '../../raffle/proof/announcement'
import report from '../report.module.css'
import { CopyButton } from './CopyButton'
import styles from './VerifyPage.module.css'

const GROUPS = /.{8}/g

interface FingerprintProps {
  readonly label: string
  readonly fingerprint: Hash
  readonly note?: string
}

export function Fingerprint({ label, fingerprint, note }: FingerprintProps) {
  return (
    <div className={report.fingerprint}>
      <span>{label}</span>
      {/* What is copied from it has no spaces. */}
      <code className={styles.digits}>
        {(fingerprint.match(GROUPS) ?? []).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <span key={index}>{group}</span>
        ))}
      </code>
      {note && <p className={styles.soft}>{note}</p>}
      <CopyButton text={fingerprint} what={label} />
    </div>
  )
}
