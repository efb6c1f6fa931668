// The mathematics of a check, for whoever wants to follow it.

import { announcementText } from '../../raffle/proof/announcement'
import { chainOf } from '../../raffle/proof/chain'
import type { ProofCheck } from '../../raffle/proof/proof'
import { checkMessages as messages } from './checkMessages'
import { Documented } from './Documented'
import { LongText } from './LongText'
import { momentText } from './messages'
import type { ShownProof } from './useVerify'
import styles from './VerifyPage.module.css'

interface MathematicsProps {
  readonly code: ProofCheck['code']
  readonly shown: ShownProof
}

export function Mathematics({ code, shown: { report, text } }: MathematicsProps) {
  const { proof, randomness } = report
  if (!proof) return null
  const { announcement, signature } = proof
  const chain = chainOf(announcement.chain)
  switch (code) {
    case 'format':
      return (
        <>
          <p>{messages.format}</p>
          <LongText label={messages.proofText} text={text} />
        </>
      )
    case 'chain':
      return (
        <>
          <p>{messages.chain}</p>
          <Figures
            figures={[
              [messages.chainHash, announcement.chain],
              [messages.scheme, messages.schemeName],
              [messages.publicKey, chain?.publicKey],
            ]}
          />
        </>
      )
    case 'fingerprint':
      return (
        <>
          <p>{messages.fingerprint}</p>
          <LongText label={messages.announcementText} text={announcementText(announcement)} />
        </>
      )
    case 'round':
      return (
        <>
          <p>{messages.round(announcement.round)}</p>
          {chain && <p>{messages.rounds(momentText(chain.genesisS * 1000), chain.periodS)}</p>}
        </>
      )
    case 'signature':
      return (
        <>
          <p>{messages.signature}</p>
          <Figures
            figures={[
              [messages.signatureLabel, signature],
              [messages.randomness, randomness],
            ]}
          />
        </>
      )
    case 'results':
      return (
        <>
          <ol className={styles.steps}>
            {messages.steps(announcement.weights !== null, announcement.again).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Documented />
        </>
      )
  }
}

interface FiguresProps {
  readonly figures: readonly (readonly [label: string, value: string | null | undefined])[]
}

function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
