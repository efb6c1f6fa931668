// What a text file was read as that does not say how it was saved, with lines that show whether it was right.

import { type RefObject, useId, useMemo, useRef, useState } from 'react'
import { listMessages } from '../../lists/messages'
import { ENCODINGS, type Encoding, type ReadAs as How } from '../../lists/source'
import { app } from '../../store/app'
import type { ReadList } from '../../store/state'
import { foreignLines } from './foreignLines'
import styles from './Import.module.css'
import { openReading } from './importing'
import { messages } from './messages'
import { read } from './reading'

interface ReadAsProps {
  readonly list: ReadList
  readonly file: File
  readonly how: How
  readonly select: RefObject<HTMLSelectElement | null>
}

export function ReadAs({ list, file, how, select }: ReadAsProps) {
  const id = useId()
  const asked = useRef(0)
  const [chosen, setChosen] = useState(how.encoding)
  const [problem, setProblem] = useState('')
  const { lines, unreadable } = useMemo(() => foreignLines(list.source), [list.source])

  async function choose(encoding: Encoding) {
    asked.current += 1
    const number = asked.current
    setChosen(encoding)
    setProblem('')
    const reading = await read({ file, encoding })
    // Another one is chosen, or the dialog shows something else.
    if (asked.current !== number || app.store.getState().readList !== list) return
    const reason = await openReading(app, reading, file)
    if (reason) setProblem(messages.notReadAs(reason))
  }

  return (
    <section className={styles.encoding} aria-label={messages.readAs}>
      <label>
        {messages.readAs}
        <select
          ref={select}
          value={chosen}
          aria-describedby={id}
          onChange={(event) => void choose(event.target.value as Encoding)}
        >
          {ENCODINGS.map((encoding) => (
            <option key={encoding} value={encoding}>
              {listMessages.encodings[encoding]}
            </option>
          ))}
        </select>
      </label>
      <p id={id} className={styles.soft}>
        {unreadable > 0 && messages.unreadable(unreadable)} {messages.readAsNote}
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={messages.foreignLines}>
          {lines.map(({ row, text }) => (
            <li key={row}>
              <span className={styles.soft}>{messages.row(row)}</span>{' '}
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </section>
  )
}
