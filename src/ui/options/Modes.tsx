import { useId, useState } from 'react'
import { app, useApp } from '../../store/app'
import { halvedBeyondAll, spinsAside } from '../../wheel/cooldown'
import { AFTER_WIN, ASIDE_SPINS, modeOf } from '../../wheel/settings/settings'
import { COMMANDS } from '../commands/commands'
import { Button } from '../kit/Button'
import { Input } from '../kit/fields/Field'
import { Segmented } from '../kit/fields/Segmented'
import { Select } from '../kit/fields/Select'
import { Menu } from '../kit/Menu'
import { Kbd, Note, VisuallyHidden } from '../kit/text'
import controls from './Controls.module.css'
import styles from './Modes.module.css'
import { afterWinMessages, messages } from './messages'

const MODES = [
  {
    value: 'everySpin',
    label: messages.everySpinCounts,
    note: messages.everySpinCountsNote,
  },
  { value: 'noRepeats', label: messages.noRepeats, note: messages.noRepeatsNote },
  { value: 'elimination', label: messages.elimination, note: messages.eliminationNote },
] as const

/** One question and its answer, which open the choice. */
export function AfterEachSpin() {
  const mode = useApp((state) => modeOf(state.settings))
  const rule = useApp((state) => state.settings.afterWin)
  const isRuled = mode === 'everySpin' && rule !== 'same'
  return (
    <div className={controls.line}>
      <Menu
        place="above"
        className={controls.more}
        label={
          <>
            <span className={styles.question}>{messages.mode}</span>
            <span className={styles.answer}>
              {isRuled
                ? afterWinMessages.rules[rule]
                : MODES.find(({ value }) => value === mode)?.label}
            </span>
          </>
        }
      >
        <Modes />
      </Menu>
    </div>
  )
}

function Modes() {
  const isEnabled = useApp(COMMANDS.elimination.isEnabled)
  const mode = useApp((state) => modeOf(state.settings))
  const hasKeys = useApp((state) => state.preferences.areShortcutsOn)
  return (
    <div className={styles.modes}>
      <Segmented
        // What the choice is about is plain to see beside it.
        legend={<VisuallyHidden>{messages.mode}</VisuallyHidden>}
        options={MODES}
        value={mode}
        isDisabled={!isEnabled}
        className={styles.choice}
        onChoose={app.actions.chooseMode}
      />
      <Note className={styles.note}>
        {MODES.find(({ value }) => value === mode)?.note}
        {hasKeys && (
          <span className={styles.key} aria-hidden="true">
            <Kbd>{COMMANDS.elimination.keys[0]}</Kbd>
          </span>
        )}
      </Note>
      {mode === 'everySpin' && (
        <div className={styles.rule}>
          <AfterWinning />
        </div>
      )}
    </div>
  )
}

function AfterWinning() {
  const rule = useApp((state) => state.settings.afterWin)
  const isLocked = useApp((state) => state.phase === 'spinning')
  const isReduced = useApp(
    ({ wheel, settings }) =>
      wheel.segments.some(({ aside }) => aside) || halvedBeyondAll(wheel, settings).size > 0,
  )
  return (
    <div className={styles.after} data-after-winning>
      <Select
        label={afterWinMessages.afterWinning}
        values={AFTER_WIN}
        names={afterWinMessages.rules}
        value={rule}
        isDisabled={isLocked}
        className={styles.line}
        onChoose={app.actions.chooseAfterWin}
      />
      {rule === 'aside' && <Spins isLocked={isLocked} />}
      {rule === 'halved' && <Note className={styles.explained}>{afterWinMessages.halvedNote}</Note>}
      {isReduced && <ResetChances />}
      {rule === 'aside' && <AtMost />}
    </div>
  )
}

function AtMost() {
  const spins = useApp((state) => state.settings.asideSpins)
  const most = useApp(({ wheel, settings }) => spinsAside(wheel.segments, settings))
  return most < spins && <Note className={styles.line}>{afterWinMessages.atMost(most)}</Note>
}

function Spins({ isLocked }: { readonly isLocked: boolean }) {
  const id = useId()
  const spins = useApp((state) => state.settings.asideSpins)
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
    <div className={styles.spins}>
      <label htmlFor={id}>{afterWinMessages.spins}</label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        {...ASIDE_SPINS}
        value={draft ?? spins}
        readOnly={isLocked}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => setDraft(null)}
      />
    </div>
  )
}

function ResetChances() {
  const isLocked = useApp((state) => state.phase === 'spinning')
  return (
    <Button isSmall aria-disabled={isLocked} onClick={() => isLocked || app.actions.resetChances()}>
      {afterWinMessages.resetChances}
    </Button>
  )
}
