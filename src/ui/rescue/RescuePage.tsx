// Has its own React root and uses nothing that may have caused the crash: no store, no dialogs, no toasts.

import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { readOwnStorage, safeStorage } from '../../platform/storage'
import { downloadText, WHEEL_EXTENSION, WHEEL_TYPE } from '../../platform/textFile'
import { clearSavedData } from '../../store/persistence/schema'
import { Button, ButtonRow } from '../kit/Button'
import { Card } from '../kit/Card'
import { Disclosure } from '../kit/Disclosure'
import { Question } from '../kit/Question'
import { messages } from './messages'
import styles from './RescuePage.module.css'
import { rescueFile } from './rescueFile'

const FILE_NAME = `rescued${WHEEL_EXTENSION}`

interface RescuePageProps {
  readonly cause: unknown
  readonly recall?: (() => unknown) | undefined
}

let isShown = false

export function showRescue(
  cause: unknown,
  recall: RescuePageProps['recall'],
  onFailed: (cause: unknown) => void,
): void {
  if (isShown) return
  isShown = true
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  createRoot(container, { onUncaughtError: onFailed }).render(
    <RescuePage cause={cause} recall={recall} />,
  )
}

function RescuePage({ cause, recall }: RescuePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const reset = useRef<HTMLButtonElement>(null)
  const [hasSavedData] = useState(() => readOwnStorage() !== null)
  const [isAsking, setAsking] = useState(false)
  const [status, setStatus] = useState('')

  useEffect(() => heading.current?.focus(), [])

  function cancel() {
    setAsking(false)
    reset.current?.focus()
  }

  function save() {
    try {
      setStatus(saveEverything(recall))
    } catch (failure) {
      console.error(failure)
      setStatus(messages.saveFailed)
    }
  }

  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.crashed}
        </h1>
        <p role="alert">
          {hasSavedData ? messages.crashedWithSavedData : messages.crashedWithoutSavedData}
        </p>
        <ButtonRow>
          <Button kind="primary" onClick={() => location.reload()}>
            {messages.tryAgain}
          </Button>
          <Button onClick={save}>{messages.saveData}</Button>
          <Button ref={reset} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {messages.reset}
          </Button>
        </ButtonRow>
        {isAsking && (
          <Question
            text={messages.confirmReset}
            no={messages.cancelReset}
            yes={messages.reallyReset}
            isDanger
            onNo={cancel}
            onYes={deleteSavedData}
          />
        )}
        <p role="status">{status}</p>
        <Disclosure summary={messages.errorDetails}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too */}
          <pre tabIndex={0}>{reportOf(cause)}</pre>
        </Disclosure>
      </Card>
    </main>
  )
}

/** Returns a message about the outcome. */
function saveEverything(recall: RescuePageProps['recall']): string {
  const file = rescueFile(readOwnStorage(), recall?.() ?? null, Date.now())
  if (file === null) return messages.nothingToSave
  downloadText(FILE_NAME, file.text, WHEEL_TYPE)
  return file.hasWheel ? messages.savedWheel : messages.savedRemains
}

function deleteSavedData(): void {
  const clear = () =>
    clearSavedData(
      safeStorage(() => localStorage),
      `${Date.now()}`,
    )
  clear()
  // Code that is still running may save once more before the page goes away.
  addEventListener('pagehide', clear)
  // The crash may have been caused by the wheel in the address.
  history.replaceState(null, '', location.pathname)
  location.reload()
}

function reportOf(cause: unknown): string {
  const description = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  return `${description}\n${location.origin}${location.pathname}\n${navigator.userAgent}`
}
