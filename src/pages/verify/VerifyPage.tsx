// Verifies a draw on the visitor's own device: from its link, its file or its text. Nothing is fetched but a round's
// random number, and that only where the visitor asks for it.

import { useEffect, useRef, useState } from 'react'
import { pickFile } from '../../platform/textFile'
import { SITE_LINKS } from '../../ui/siteLinks'
import { FileOrPaste, type TakenIn } from '../FileOrPaste'
import { Mark } from '../Mark'
import page from '../page.module.css'
import report from '../report.module.css'
import { Fingerprint } from './Copyable'
import { compareMessages } from './compareMessages'
import { Frozen } from './frozen/Frozen'
import { messages } from './messages'
import { ProofView } from './ProofView'
import { copyProofLink, printProof, saveProof } from './proofOut'
import { FILE_TYPES, IS_FOR_VERIFYING, type Refused } from './readInput'
import { type Expected, type Shown, type ShownProof, useVerify } from './useVerify'
import styles from './VerifyPage.module.css'
import { type Verdict, verdictOf } from './verdict'

export default function VerifyPage() {
  const { shown, run, refused, isChecking, isAsked, comparison, ...verify } = useVerify()
  const { take, showMade, setComparison } = verify
  const isNothing = shown.kind === 'nothing'
  const verdict = verdictOf(shown, comparison)
  const field = useRef<HTMLTextAreaElement>(null)
  const content = useFocusOnHeading(run, isAsked)
  const fileOrPaste = (
    <>
      <FileOrPaste
        texts={messages.fileOrPaste}
        wanted={IS_FOR_VERIFYING}
        isChecking={isChecking}
        first="text"
        refusal={refused && refusalText(refused)}
        onRead={take}
      />
      <MoreOnRefusal refused={refused} />
    </>
  )
  return (
    <div className={styles.page} data-shown={!isNothing || undefined}>
      <p className={report.heard} role="status">
        {verdict && `${verdict.title}. ${verdict.text}`}
      </p>
      {isNothing && fileOrPaste}
      {/* At first as tall as a window, so that nothing below it moves when something is shown. */}
      <div key={run} ref={content} className={isNothing ? report.below : undefined}>
        {isNothing && <About />}
        {shown.kind === 'frozen' && <Frozen {...shown} onMade={(text) => showMade(text, shown)} />}
        {shown.kind === 'inFile' && <InFile {...shown} onRead={take} />}
        {verdict && (
          <VerdictCard
            verdict={verdict}
            proof={shown.kind === 'proof' ? shown : null}
            onCompare={() => field.current?.focus()}
          />
        )}
        {shown.kind === 'proof' && shown.report.proof && (
          <ProofView
            shown={shown}
            proof={shown.report.proof}
            isWanted={verdict?.state === 'passed'}
            comparison={comparison}
            field={field}
            onCompared={setComparison}
          />
        )}
      </div>
      {!isNothing && (
        <section className={styles.another} aria-labelledby="another">
          <h2 id="another">{anotherTitle(shown)}</h2>
          {fileOrPaste}
        </section>
      )}
    </div>
  )
}

function anotherTitle(shown: Shown): string {
  if (shown.kind !== 'inFile') return messages.another
  return (shown.isLink ? messages.inFile.link : messages.inFile.bare).open
}

/** The control that was pressed is gone: its place is what came of it. */
function useFocusOnHeading(run: number, isAsked: boolean) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (run > 0 && isAsked) content.current?.querySelector('h2')?.focus()
  }, [run, isAsked])
  return content
}

function refusalText({ why, field }: Refused): string {
  const isNamed = field !== undefined && field !== 'format'
  return isNamed ? messages.unreadableField(field) : messages.refused[why]
}

function MoreOnRefusal({ refused }: { readonly refused: Refused | null }) {
  if (refused?.why !== 'record') return null
  return (
    <p className={page.buttons}>
      <a className={page.button} href={SITE_LINKS.check.href}>
        {messages.checkRecord}
      </a>
    </p>
  )
}

function About() {
  return (
    <div className={report.about}>
      {messages.about.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}

interface InFileProps extends Expected {
  onRead(taken: TakenIn): void
}

/** A fingerprint, alone or in the link to a proof that is too long for a link: its proof is asked for. */
function InFile({ fingerprint, isLink, onRead }: InFileProps) {
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

interface VerdictCardProps {
  readonly verdict: Verdict
  readonly proof: ShownProof | null
  /** Leads to the comparison. */
  onCompare(): void
}

/** The verdict, the question it leaves open, and what can be done with a proof that has passed. */
function VerdictCard({ verdict, proof, onCompare }: VerdictCardProps) {
  const { state, title, text, isOpen } = verdict
  return (
    <section className={report.verdict} data-state={state} aria-labelledby="verdict">
      <Mark state={state} />
      <div>
        <h2 id="verdict" tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.finding}>{text}</p>
        {isOpen && (
          <p className={styles.question}>
            {compareMessages.question}{' '}
            {/* No link: another hash would take the place of the proof in the address. */}
            <button type="button" onClick={onCompare}>
              {compareMessages.invitation}
            </button>
          </p>
        )}
        {proof?.fileName && (
          <p className={report.soft}>
            <bdi>{proof.fileName}</bdi>
          </p>
        )}
        {proof && state === 'passed' && <SaveOrShare proof={proof} />}
      </div>
    </section>
  )
}

function SaveOrShare({ proof: { report: checked, text } }: { readonly proof: ShownProof }) {
  const [said, setSaid] = useState('')
  const { proof } = checked
  if (!proof) return null
  return (
    <>
      <p className={page.buttons}>
        <button
          type="button"
          className={page.button}
          onClick={async () => setSaid(await copyProofLink(proof))}
        >
          {messages.copyLink}
        </button>
        <button type="button" className={page.button} onClick={() => saveProof(proof, text)}>
          {messages.save}
        </button>
        <button
          type="button"
          className={page.button}
          onClick={async () => setSaid(await printProof(proof))}
        >
          {messages.print}
        </button>
      </p>
      <p className={report.status} role="status">
        {said}
      </p>
    </>
  )
}
