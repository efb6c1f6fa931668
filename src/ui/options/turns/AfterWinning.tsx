// What a win does to later chances: chosen below the modes, where every spin counts, and reset with one press.

import { useRef, useState } from 'react'
import { app, useApp } from '../../../store/app'
import { halvedBeyondAll, spinsAside } from '../../../wheel/cooldown'
import { AFTER_WIN, type AfterWin, ASIDE_SPINS } from '../../../wheel/settings/settings'
import wayBack from '../out/wayBack.module.css'
import styles from './AfterWinning.module.css'
import { messages } from './messages'

export function AfterWinning() {
  const rule = useApp((state) => state.settings.afterWin)
  const isLocked = useApp((state) => state.phase === 'spinning')
  const isReduced = useApp(
    ({ wheel, settings }) =>
      wheel.segments.some(({ aside }) => aside) || halvedBeyondAll(wheel, settings).size > 0,
  )
  return (
    <div className={styles.after} data-after-winning>
      <label className={styles.select}>
        {messages.afterWinning}
        <select
          value={rule}
          aria-disabled={isLocked || undefined}
          onChange={(event) => app.actions.chooseAfterWin(event.target.value as AfterWin)}
        >
          {AFTER_WIN.map((value) => (
            <option key={value} value={value}>
              {messages.rules[value]}
            </option>
          ))}
        </select>
      </label>
      {rule === 'aside' && <Spins isLocked={isLocked} />}
      {rule === 'halved' && <p className={styles.note}>{messages.halvedNote}</p>}
      {isReduced && <ResetChances />}
      {rule === 'aside' && <AtMost />}
    </div>
  )
}

/** Where so many cannot sit out. */
function AtMost() {
  const spins = useApp((state) => state.settings.asideSpins)
  const most = useApp(({ wheel, settings }) => spinsAside(wheel.segments, settings))
  return most < spins && <p className={styles.line}>{messages.atMost(most)}</p>
}

function Spins({ isLocked }: { readonly isLocked: boolean }) {
  const spins = useApp((state) => state.settings.asideSpins)
  // What is typed, which need not be a number of spins yet.
  const [draft, setDraft] = useState<string | null>(null)

  function typed(text: string) {
    if (isLocked) return
    setDraft(text)
    const asideSpins = Number(text)
    const { min, max } = ASIDE_SPINS
    if (!Number.isInteger(asideSpins) || asideSpins < min || asideSpins > max) return
    app.actions.changeSettings((settings) => ({ ...settings, asideSpins }))
  }

  return (
    <label className={styles.spins}>
      {messages.spins}
      <input
        type="number"
        inputMode="numeric"
        autoComplete="off"
        {...ASIDE_SPINS}
        value={draft ?? spins}
        readOnly={isLocked}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => setDraft(null)}
      />
    </label>
  )
}

/** Forgets who has won for the chances of the spins to come. */
function ResetChances() {
  const isLocked = useApp((state) => state.phase === 'spinning')
  const button = useRef<HTMLButtonElement>(null)

  function reset() {
    // The button goes with what it resets: the focus stays beside it.
    const select = button.current?.parentElement?.querySelector('select')
    if (!isLocked && app.actions.resetChances()) select?.focus()
  }

  return (
    <button
      type="button"
      ref={button}
      className={wayBack.back}
      aria-disabled={isLocked}
      onClick={reset}
    >
      {messages.resetChances}
    </button>
  )
}
