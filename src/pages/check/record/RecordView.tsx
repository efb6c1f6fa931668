import { useId } from 'react'
import { inSequence } from '../../../text/sentences'
import page from '../../page.module.css'
import { Check, Sentences } from '../../Report'
import styles from '../../report.module.css'
import { checkText } from './checkMessages'
import { DrawnPrintout } from './DrawnPrintout'
import { messages } from './messages'
import type { RecordReport } from './report'

export function RecordView({ report }: { readonly report: RecordReport }) {
  const id = useId()
  const { isSound, checks, notShown, lastHash, drawn } = report
  return (
    <>
      {drawn && <DrawnPrintout outcome={drawn.outcome} isSound={isSound} />}
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
                  text={inSequence([text, where ?? ''])}
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
