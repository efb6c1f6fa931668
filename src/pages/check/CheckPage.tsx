// Checks the record of a draw, which never leaves the device.

import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Note } from '../../ui/kit/text'
import { FileOrPaste, type TakenIn } from '../FileOrPaste'
import type { MarkState } from '../Mark'
import page from '../page.module.css'
import { Check, Explained, Sentences, VerdictCard } from '../Report'
import styles from '../report.module.css'
import { checkInWorker } from '../workers'
import { checkText } from './checkMessages'
import { DrawnPrintout } from './DrawnPrintout'
import { messages } from './messages'
import type { CheckReport, RecordReport } from './report'

const A_RECORD = /^\s*\{/

interface Checked {
  readonly report: CheckReport
  readonly fileName: string
  readonly run: number
}

export default function CheckPage() {
  const { checked, isChecking, check } = useCheck()
  return (
    <div className={styles.page}>
      <FileOrPaste
        texts={messages.fileOrPaste}
        wanted={A_RECORD}
        isChecking={isChecking}
        first="file"
        onRead={check}
      />
      {/* As tall as a window, so that nothing below it moves when the report comes. */}
      <div className={styles.below}>
        {checked ? (
          <Report key={checked.run} report={checked.report} fileName={checked.fileName} />
        ) : (
          <Explained about={messages.about} />
        )}
      </div>
    </div>
  )
}

/** The last record that was asked for wins. */
function useCheck() {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isChecking, setChecking] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const check = useCallback(async (taken: TakenIn) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setChecking(true)
    const report = await checkInWorker(taken, controller.signal)
    if (controller.signal.aborted) return
    setChecking(false)
    const fileName = taken.file?.name ?? messages.pasted
    setChecked((last) => ({ report, fileName, run: (last?.run ?? 0) + 1 }))
  }, [])
  return { checked, isChecking, check }
}

interface ReportProps {
  readonly report: CheckReport
  readonly fileName: string
}

/** Takes the focus as it comes, and so is read aloud. */
function Report({ report, fileName }: ReportProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const { title, text, state } = verdictOf(report)
  return (
    <>
      <VerdictCard title={title} state={state} heading={heading}>
        <p>{text}</p>
        <Note>
          <bdi>{fileName}</bdi>
        </Note>
      </VerdictCard>
      {report.kind === 'record' && <RecordDetails report={report} />}
    </>
  )
}

function verdictOf(report: CheckReport): { title: string; text: string; state: MarkState } {
  const { verdicts, unreadable, notChecked } = messages
  switch (report.kind) {
    case 'notChecked':
      return { title: verdicts.notChecked, text: notChecked[report.why], state: 'open' }
    case 'noRecord':
      return { title: verdicts.noRecord, text: unreadable[report.why], state: 'failed' }
    case 'record': {
      if (!report.isSound) {
        return { title: verdicts.unsound, text: messages.someFailed(report), state: 'failed' }
      }
      return { title: verdicts.sound, text: messages.allPassed(report), state: 'passed' }
    }
  }
}

function RecordDetails({ report }: { readonly report: RecordReport }) {
  const id = useId()
  const { isSound, checks, notShown, lastHash, drawn } = report
  return (
    <>
      <div className={`${page.split} ${styles.details}`}>
        <section aria-labelledby={`${id}checks`}>
          <h2 id={`${id}checks`}>{messages.checks}</h2>
          <ul className={styles.checks}>
            {checks.map((check) => {
              const { label, text, where } = checkText(check, report)
              return (
                <Check
                  key={check.code}
                  label={label}
                  state={check.state === 'none' ? 'open' : check.state}
                  said={messages.states[check.state]}
                  text={
                    <>
                      {text} {where}
                    </>
                  }
                />
              )
            })}
          </ul>
        </section>
        <div className={page.text}>
          <section aria-labelledby={`${id}shows`}>
            <h2 id={`${id}shows`}>{messages.shows}</h2>
            <Sentences texts={isSound ? soundShows(report) : messages.unsoundShows} />
          </section>
          {isSound && (
            <section aria-labelledby={`${id}not`}>
              <h2 id={`${id}not`}>{messages.showsNot}</h2>
              <Sentences texts={notShown.map((code) => messages.notShown[code])} />
              {drawn?.proven && (
                <Fingerprint label={messages.announcementHash} hash={drawn.proven.fingerprint} />
              )}
              {lastHash !== null && <Fingerprint label={messages.recordHash} hash={lastHash} />}
            </section>
          )}
        </div>
      </div>
      {drawn && <DrawnPrintout sheet={drawn.sheet} isSound={isSound} />}
    </>
  )
}

function soundShows({ drawn }: RecordReport): readonly string[] {
  const { chain = null, round = 0, isSigned = false } = drawn?.proven ?? {}
  if (chain === null || !isSigned) return messages.soundShows
  return [messages.provenShows(round, chain), ...messages.soundShows]
}

function Fingerprint({ label, hash }: { readonly label: string; readonly hash: string }) {
  return (
    <p className={`${page.box} ${styles.fingerprint}`}>
      <span>{label}</span>
      <code>{hash}</code>
    </p>
  )
}
