// What a file of all wheels brings, before anything is written.

import { useEffect, useRef, useState } from 'react'
import { app } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import { type Choice, firstChoice, planOf } from '../../store/library/libraryFile'
import row from '../kit/buttonRow.module.css'
import styles from './Library.module.css'
import type { ComparedFile } from './libraryFiles'
import { messages } from './messages'

const { shelf } = browserLibrary()
const CHOICES: readonly Choice[] = ['here', 'file', 'both']
/** More would make a page of questions; the others follow the rule that the first choice has. */
const MOST_QUESTIONS = 200

interface FilePreviewProps {
  readonly file: ComparedFile
  onDone(): void
}

export function FilePreview({ file, onDone }: FilePreviewProps) {
  const { reconciled, unreadable } = file
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const head = useRef<HTMLParagraphElement>(null)
  useEffect(() => head.current?.focus(), [])
  const conflicts = reconciled.flatMap((one) =>
    one.kind === 'newerHere' || one.kind === 'newerInFile' ? one : [],
  )
  const counts = { new: 0, same: 0, newerHere: 0, newerInFile: 0 }
  for (const { kind } of reconciled) counts[kind] += 1
  const plan = planOf(reconciled, choices, (own) => own)
  const count = plan.added.length + plan.replaced.length

  async function takeIn() {
    if (isBusy || count === 0 || app.store.getState().phase === 'spinning') return
    setBusy(true)
    const isIn = await shelf.takeIn(planOf(reconciled, choices, shelf.copyWithNewId))
    setBusy(false)
    if (isIn) onDone()
  }

  return (
    <>
      <p ref={head} tabIndex={-1} className={styles.summary} role="status">
        {messages.fileSummary(reconciled.length + unreadable, { ...counts, unreadable })}
      </p>
      {conflicts.length > 0 && (
        <ul className={styles.conflicts}>
          {conflicts.slice(0, MOST_QUESTIONS).map((one) => {
            const { id, name, segments } = one.found.own.wheel
            return (
              <li key={id}>
                <label>
                  <span>
                    <bdi className={styles.name}>{name}</bdi>
                    <span className={styles.about}>
                      {messages.versions(one.kind, segments.length)}
                    </span>
                  </span>
                  <select
                    value={choices.get(id) ?? firstChoice(one)}
                    onChange={(event) =>
                      setChoices(new Map(choices).set(id, event.target.value as Choice))
                    }
                  >
                    {CHOICES.map((choice) => (
                      <option key={choice} value={choice}>
                        {messages.choices[choice]}
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            )
          })}
        </ul>
      )}
      <div className={row.row}>
        <button type="button" onClick={onDone}>
          {messages.cancel}
        </button>
        <button type="button" data-main aria-disabled={isBusy || count === 0} onClick={takeIn}>
          {count === 0 ? messages.nothingToAdd : messages.takeIn(count)}
        </button>
      </div>
    </>
  )
}
