// Checks the record of a draw, which is picked, dropped or pasted. It never leaves the device.

import { useCallback, useEffect, useRef, useState } from 'react'
import { Intake } from '../Intake'
import styles from '../report.module.css'
import { checkInWorker } from './checking'
import { messages } from './messages'
import { Report } from './Report'
import type { CheckReport, CheckRequest } from './report'

/** Of what is pasted: JSON. */
const A_RECORD = /^\s*\{/

interface Checked {
  readonly report: CheckReport
  /** Of the file. */
  readonly name: string
  /** A number of its own. */
  readonly run: number
}

export default function CheckPage() {
  const { checked, isChecking, check } = useCheck()
  return (
    <>
      <Intake
        texts={messages.intake}
        wanted={A_RECORD}
        isChecking={isChecking}
        first="file"
        onRead={check}
      />
      {/* As tall as a window, so that nothing below it moves when the report comes. */}
      <div className={styles.below}>
        {checked ? (
          <Report key={checked.run} report={checked.report} name={checked.name} />
        ) : (
          <About />
        )}
      </div>
    </>
  )
}

/** The last record that was asked for wins. */
function useCheck() {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isChecking, setChecking] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const check = useCallback(async (request: CheckRequest) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setChecking(true)
    const report = await checkInWorker(request, controller.signal)
    if (controller.signal.aborted) return
    setChecking(false)
    const name = request.file?.name ?? messages.pasted
    setChecked((last) => ({ report, name, run: (last?.run ?? 0) + 1 }))
  }, [])
  return { checked, isChecking, check }
}

function About() {
  return (
    <div className={styles.about}>
      {messages.about.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
