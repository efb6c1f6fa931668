// How to check a proof without this page: by a program that anybody can read.

import { type ToggleEvent, useState } from 'react'
import type { Proof } from '../../raffle/proof/proof'
import { checkMessages as messages } from './checkMessages'
import { Documented } from './Documented'
import { proofFileName } from './keeping'
import { LongText } from './LongText'
import { messages as pageMessages } from './messages'
import styles from './VerifyPage.module.css'

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
      setProblem(pageMessages.notLoaded)
    }
  }

  return (
    <details className={styles.elsewhere} onToggle={(event) => void load(event)}>
      <summary>{messages.elsewhere}</summary>
      <p>{messages.elsewhereText}</p>
      <p role="status">{problem}</p>
      {program && <LongText label={messages.program} text={program} />}
      <p>{messages.commandText}</p>
      <LongText label={messages.command} text={messages.commandFor(proofFileName(proof))} />
      <Documented />
    </details>
  )
}
