// Checks a draw on the visitor's own device: a record, an announcement or a proof, whichever it is given. Nothing is
// fetched but a round's random number, and only on request.

import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/kit/Button'
import { Card } from '../../ui/kit/Card'
import { Note, VisuallyHidden } from '../../ui/kit/text'
import { pickDrawFile } from '../drawFile'
import { FileOrPaste, type TakenIn } from '../FileOrPaste'
import page from '../page.module.css'
import { Explained, VerdictCard } from '../Report'
import report from '../report.module.css'
import styles from './CheckPage.module.css'
import { Fingerprint } from './Copyable'
import { compareMessages } from './compareMessages'
import { Frozen } from './frozen/Frozen'
import { messages } from './messages'
import { ProofView } from './ProofView'
import { copyProofLink, printProof, saveProof } from './proofOut'
import { MAY_BE_DRAW, type Refused } from './readInput'
import { RecordView } from './record/RecordView'
import { type Expected, type Shown, type ShownProof, useCheck } from './useCheck'
import { type Verdict, verdictOf } from './verdict'

export default function CheckPage() {
  const { shown, run, refused, isChecking, isAsked, comparison, ...check } = useCheck()
  const { take, showMade, setComparison } = check
  const isNothing = shown.kind === 'nothing'
  const verdict = verdictOf(shown, comparison)
  const field = useRef<HTMLTextAreaElement>(null)
  const content = useFocusOnHeading(run, isAsked)
  const fileOrPaste = (
    <FileOrPaste
      texts={messages.fileOrPaste}
      wanted={MAY_BE_DRAW}
      isChecking={isChecking}
      refusal={refused && refusalText(refused)}
      onRead={take}
    />
  )
  return (
    <div className={`${report.page} ${styles.page}`} data-shown={!isNothing || undefined}>
      <VisuallyHidden role="status">
        {verdict && messages.verdictSaid(verdict.title, verdict.text)}
      </VisuallyHidden>
      {isNothing && fileOrPaste}
      {/* At first as tall as a window, so that nothing below it moves when something is shown. */}
      <div key={run} ref={content} className={isNothing ? report.below : undefined}>
        {isNothing && <Explained about={messages.about} />}
        {shown.kind === 'frozen' && <Frozen {...shown} onMade={(text) => showMade(text, shown)} />}
        {shown.kind === 'inFile' && <InFile {...shown} onRead={take} />}
        {verdict && (
          <Found verdict={verdict} shown={shown} onCompare={() => field.current?.focus()} />
        )}
        {shown.kind === 'record' && shown.report.kind === 'record' && (
          <RecordView report={shown.report} />
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

interface InFileProps extends Expected {
  onRead(taken: TakenIn): void
}

/** A fingerprint, alone or in the link to a proof that is too long for a link: its proof is asked for. */
function InFile({ fingerprint, isLink, onRead }: InFileProps) {
  async function pick() {
    const file = await pickDrawFile()
    if (file) onRead({ file })
  }
  const texts = isLink ? messages.inFile.link : messages.inFile.bare
  return (
    <section aria-labelledby="in-file">
      <Card>
        <h2 id="in-file" tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{texts.text}</p>
        <p className={page.buttons}>
          <Button kind="primary" onClick={() => void pick()}>
            {messages.inFile.choose}
          </Button>
        </p>
        <Fingerprint fingerprint={fingerprint} label={texts.fingerprint} />
      </Card>
    </section>
  )
}

interface FoundProps {
  readonly verdict: Verdict
  readonly shown: Shown
  onCompare(): void
}

function Found({ verdict, shown, onCompare }: FoundProps) {
  const { state, title, text, isOpen } = verdict
  const fileName = 'fileName' in shown && shown.fileName
  return (
    <VerdictCard title={title} state={state}>
      <p className={styles.finding}>{text}</p>
      {isOpen && (
        <p className={styles.question}>
          {compareMessages.question}{' '}
          {/* No link: another hash would take the place of the proof in the address. */}
          <Button kind="text" onClick={onCompare}>
            {compareMessages.invitation}
          </Button>
        </p>
      )}
      {fileName && (
        <Note>
          <bdi>{fileName}</bdi>
        </Note>
      )}
      {shown.kind === 'proof' && state === 'passed' && <SaveOrShare proof={shown} />}
    </VerdictCard>
  )
}

function SaveOrShare({ proof: { report: checked, text } }: { readonly proof: ShownProof }) {
  const [said, setSaid] = useState('')
  const { proof } = checked
  if (!proof) return null
  return (
    <>
      <p className={page.buttons}>
        <Button onClick={async () => setSaid(await copyProofLink(proof))}>
          {messages.copyLink}
        </Button>
        <Button onClick={() => saveProof(proof, text)}>{messages.save}</Button>
        <Button onClick={async () => setSaid(await printProof(proof))}>{messages.print}</Button>
      </p>
      <p role="status">{said}</p>
    </>
  )
}
