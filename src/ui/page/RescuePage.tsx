// The page of last resort: what happened, another try, what is kept as a file, and a fresh start.
// Stands in a tree of its own and uses nothing that may have failed: no store, no dialog, no toast.

import { useEffect, useId, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { clearOwnStorage, readOwnStorage } from '../../platform/ownStorage'
import { downloadText } from '../../platform/textFile'
import styles from './RescuePage.module.css'
import { rescueFile } from './rescueFile'

const FILE_NAME = 'rescued.wheel.json'

interface RescuePageProps {
  readonly cause: unknown
  /** The state in memory, where the page has one. */
  readonly recall?: (() => unknown) | undefined
}

let isShown = false

/** Puts it in the place of the whole page, once. */
export function showRescue(
  cause: unknown,
  recall: RescuePageProps['recall'],
  onFailed: (cause: unknown) => void,
): void {
  if (isShown) return
  isShown = true
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  createRoot(place, { onUncaughtError: onFailed }).render(
    <RescuePage cause={cause} recall={recall} />,
  )
}

function RescuePage({ cause, recall }: RescuePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const reset = useRef<HTMLButtonElement>(null)
  const [isKept] = useState(() => readOwnStorage() !== null)
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')

  useEffect(() => heading.current?.focus(), [])

  function declined() {
    setAsking(false)
    reset.current?.focus()
  }

  function save() {
    try {
      setSaid(saveEverything(recall))
    } catch (failure) {
      console.error(failure)
      setSaid('The file could not be created. Your data is still stored in this browser.')
    }
  }

  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          Something went wrong
        </h1>
        <p role="alert">
          This page has failed and cannot go on. That is not your fault.{' '}
          {isKept
            ? 'Your wheel and its results are still kept in this browser.'
            : 'This browser keeps nothing for this site, so save your wheel to a file first.'}
        </p>
        <div className={styles.ways}>
          <button type="button" data-main onClick={() => location.reload()}>
            Try Again
          </button>
          <button type="button" onClick={save}>
            Save My Data to a File
          </button>
          <button
            ref={reset}
            type="button"
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            Reset
          </button>
        </div>
        {isAsking && <Confirmation onCancelled={declined} />}
        <p role="status">{said}</p>
        <details>
          <summary>Error details</summary>
          {/* Long lines scroll, so it can be reached by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <pre tabIndex={0}>{reportOf(cause)}</pre>
        </details>
      </div>
    </main>
  )
}

function Confirmation({ onCancelled }: { onCancelled(): void }) {
  const question = useId()
  const safeWay = useRef<HTMLButtonElement>(null)
  useEffect(() => safeWay.current?.focus(), [])
  return (
    <fieldset className={styles.question} aria-labelledby={question}>
      <p id={question}>
        This deletes the wheel, its results and your settings from this browser. It cannot be
        undone.
      </p>
      <div className={styles.ways}>
        <button ref={safeWay} type="button" onClick={onCancelled}>
          Keep Everything
        </button>
        <button type="button" data-danger onClick={startAnew}>
          Delete and Start Anew
        </button>
      </div>
    </fieldset>
  )
}

/** Hands everything that can be had to the visitor; says what came of it. */
function saveEverything(recall: RescuePageProps['recall']): string {
  const file = rescueFile(readOwnStorage(), recall?.() ?? null, Date.now())
  if (file === null) return 'There is nothing to save: no wheel is stored in this browser.'
  downloadText(FILE_NAME, file.text, 'application/json')
  return file.hasWheel
    ? 'Saved to a file. Use “Open File” to get the wheel back.'
    : 'Saved to a file. It contains all the data that was left, but no wheel that can be opened.'
}

function startAnew(): void {
  clearOwnStorage()
  // What is still running may keep something once more.
  addEventListener('pagehide', clearOwnStorage)
  // The wheel in the address may be what failed.
  history.replaceState(null, '', location.pathname)
  location.reload()
}

function reportOf(cause: unknown): string {
  const words = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  return `${words}\n${location.origin}${location.pathname}\n${navigator.userAgent}`
}
