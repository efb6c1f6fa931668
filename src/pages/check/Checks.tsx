// The checks of a proof with their mathematics, and how to check it without this page.

import { type ReactNode, type ToggleEvent, useState } from 'react'
import { announcementText } from '../../raffle/proof/announcement'
import { chainOf } from '../../raffle/proof/chain'
import type { Proof, ProofCheck } from '../../raffle/proof/proof'
import { momentText } from '../../text/moment'
import { operator } from '../../text/site'
import { Disclosure } from '../../ui/kit/Disclosure'
import { VisuallyHidden } from '../../ui/kit/text'
import { Mark } from '../Mark'
import { messages } from '../messages'
import page from '../page.module.css'
import { Check, Facts } from '../Report'
import report from '../report.module.css'
import styles from './CheckPage.module.css'
import { LongText } from './Copyable'
import { checkMessages, checkText } from './checkMessages'
import { proofFileName } from './proofOut'
import type { ShownProof } from './useCheck'

export function Checks({ shown }: { readonly shown: ShownProof }) {
  const { checks } = shown.report
  const failed = checks.filter(({ status }) => status === 'failed').length
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">{checkMessages.title}</h2>
      <Disclosure
        className={styles.checks}
        open={failed > 0}
        summary={
          <span className={styles.summary}>
            <Mark state={failed > 0 ? 'failed' : 'passed'} />
            {failed > 0
              ? checkMessages.someFailed(failed, checks.length)
              : checkMessages.allPassed(checks.length)}
          </span>
        }
      >
        <ul className={report.checks}>
          {checks.map((check) => {
            const { label, state, text } = checkText(check, shown.report)
            return (
              <Check
                key={check.code}
                label={label}
                state={state}
                said={checkMessages.states[state]}
                text={text}
              >
                <OnRequest label={label}>
                  {() => <Mathematics code={check.code} shown={shown} />}
                </OnRequest>
              </Check>
            )
          })}
        </ul>
      </Disclosure>
    </section>
  )
}

interface OnRequestProps {
  readonly label: string
  /** Renders what is not made before it is asked for. */
  readonly children: () => ReactNode
}

function OnRequest({ label, children }: OnRequestProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden="true">{checkMessages.mathematics}</span>
          <VisuallyHidden>{checkMessages.mathematicsOf(label)}</VisuallyHidden>
        </>
      }
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && children()}
    </Disclosure>
  )
}

interface MathematicsProps {
  readonly code: ProofCheck['code']
  readonly shown: ShownProof
}

function Mathematics({ code, shown: { report, text } }: MathematicsProps) {
  const { proof, randomness } = report
  if (!proof) return null
  const { announcement, signature } = proof
  const chain = chainOf(announcement.chain)
  switch (code) {
    case 'format':
      return (
        <>
          <p>{checkMessages.format}</p>
          <LongText label={checkMessages.proofText} text={text} />
        </>
      )
    case 'chain':
      return (
        <>
          <p>{checkMessages.chain}</p>
          <Figures
            figures={[
              [checkMessages.chainHash, announcement.chain],
              [checkMessages.scheme, checkMessages.schemeName],
              [checkMessages.publicKey, chain?.publicKey],
            ]}
          />
        </>
      )
    case 'fingerprint':
      return (
        <>
          <p>{checkMessages.fingerprint}</p>
          <LongText label={checkMessages.announcementText} text={announcementText(announcement)} />
        </>
      )
    case 'round':
      return (
        <>
          <p>{checkMessages.round(announcement.round)}</p>
          {chain && <p>{checkMessages.rounds(momentText(chain.genesisS * 1000), chain.periodS)}</p>}
        </>
      )
    case 'signature':
      return (
        <>
          <p>{checkMessages.signature}</p>
          <Figures
            figures={[
              [checkMessages.signatureLabel, signature],
              [checkMessages.randomness, randomness],
            ]}
          />
        </>
      )
    case 'results':
      return (
        <>
          <div className={page.text}>
            <ol>
              {checkMessages
                .steps(announcement.weights !== null, announcement.again)
                .map((step) => (
                  <li key={step}>{step}</li>
                ))}
            </ol>
          </div>
          <Documented />
        </>
      )
  }
}

interface FiguresProps {
  readonly figures: readonly (readonly [label: string, value: string | null | undefined])[]
}

function Figures({ figures }: FiguresProps) {
  const known = figures.filter(([, value]) => value)
  return <Facts facts={known.map(([label, value]) => ({ label, value: <code>{value}</code> }))} />
}

export function Elsewhere({ proof }: { readonly proof: Proof }) {
  const [program, setProgram] = useState('')
  const [problem, setProblem] = useState('')

  async function load({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || program !== '') return
    try {
      const { default: text } = await import('../../../docs/proof-check.mjs?raw')
      setProgram(text)
      setProblem('')
    } catch (cause) {
      console.warn('Failed to load the program', cause)
      setProblem(messages.notLoaded)
    }
  }

  return (
    <Disclosure
      className={styles.elsewhere}
      summary={checkMessages.elsewhere}
      onToggle={(event) => void load(event)}
    >
      <p>{checkMessages.elsewhereText}</p>
      <p role="status">{problem}</p>
      {program && <LongText label={checkMessages.program} text={program} />}
      <p>{checkMessages.commandText}</p>
      <LongText
        label={checkMessages.command}
        text={checkMessages.commandFor(proofFileName(proof))}
      />
      <Documented />
    </Disclosure>
  )
}

function Documented() {
  if (operator.repository === '') return null
  return (
    <p>
      {checkMessages.documented((inside) => (
        <a href={operator.repository}>{inside}</a>
      ))}
    </p>
  )
}
