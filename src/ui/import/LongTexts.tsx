// Texts that are too long for an option: each is shortened, edited or left out.

import { useState } from 'react'
import type { LongDecision } from '../../lists/importPlan'
import { MAX_OPTION_TEXT } from '../../wheel/segment'
import { isBlank, limitText } from '../../wheel/text'
import { Choice } from '../kit/Choice'
import { useLimitedText } from '../kit/limitedText'
import { Capped } from './Capped'
import type { DetailsProps } from './detailsProps'
import styles from './Import.module.css'
import { messages } from './messages'

export function LongTexts({ choices, plan, onChange }: DetailsProps) {
  const { longDefault, longTexts } = choices
  const lines = plan.lines.filter(({ isLong }) => isLong)

  function decideAll(longDefault: 'shorten' | 'leaveOut') {
    // What was written by hand stays.
    const written = [...longTexts].filter(([, decision]) => typeof decision === 'object')
    onChange({ longDefault, longTexts: new Map(written) })
  }

  const decide = (row: number, decision: LongDecision) =>
    onChange({ longTexts: new Map(longTexts).set(row, decision) })

  return (
    <>
      <Choice
        legend={messages.allDuplicates}
        isInline
        options={[
          { value: 'shorten', label: messages.shortenAll },
          { value: 'leaveOut', label: messages.removeAll },
        ]}
        value={longDefault}
        onChoose={decideAll}
      />
      <Capped items={lines}>
        {({ row, text }) => (
          <LongText
            key={row}
            row={row}
            text={text}
            decision={longTexts.get(row) ?? longDefault}
            onDecide={(decision) => decide(row, decision)}
          />
        )}
      </Capped>
    </>
  )
}

interface LongTextProps {
  readonly row: number
  readonly text: string
  readonly decision: LongDecision
  onDecide(decision: LongDecision): void
}

function LongText({ row, text, decision, onDecide }: LongTextProps) {
  const short = limitText(text, MAX_OPTION_TEXT).trim()
  const [typed, setTyped] = useState(typeof decision === 'object' ? decision.text : short)
  const { handlers } = useLimitedText((value) => {
    setTyped(value)
    // Without a text it stays what it was.
    if (!isBlank(value)) onDecide(value === short ? 'shorten' : { text: value })
  })
  const isLeftOut = decision === 'leaveOut'
  return (
    <li className={styles.long}>
      <p dir="auto">{text}</p>
      <div>
        <input
          type="text"
          dir="auto"
          value={typed}
          disabled={isLeftOut}
          aria-label={messages.textOf(row)}
          autoComplete="off"
          {...handlers}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isLeftOut}
            onChange={(event) =>
              onDecide(
                event.target.checked
                  ? 'leaveOut'
                  : typed === short || isBlank(typed)
                    ? 'shorten'
                    : { text: typed },
              )
            }
          />
          {messages.leaveOut}
        </label>
      </div>
    </li>
  )
}
