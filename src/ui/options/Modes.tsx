// What a spin does with its winner, in one control above the list.

import { app, useApp } from '../../store/app'
import { modeOf } from '../../wheel/settings/settings'
import { COMMANDS } from '../commands/commands'
import { Choice } from '../kit/Choice'
import styles from './Modes.module.css'
import { messages } from './messages'
import { AfterWinning } from './turns/AfterWinning'

const MODES = [
  {
    value: 'everySpin',
    label: messages.everySpinCounts,
    note: messages.everySpinCountsNote,
  },
  { value: 'noRepeats', label: messages.noRepeats, note: messages.noRepeatsNote },
  { value: 'elimination', label: messages.elimination, note: messages.eliminationNote },
] as const

export function Modes() {
  const isEnabled = useApp(COMMANDS.elimination.isEnabled)
  const mode = useApp((state) => modeOf(state.settings))
  const hasKeys = useApp((state) => state.preferences.areShortcutsOn)
  return (
    <div className={styles.modes}>
      <Choice
        legend={messages.mode}
        options={MODES}
        value={mode}
        isDisabled={!isEnabled}
        className={styles.choice}
        onChoose={app.actions.chooseMode}
      />
      <p className={styles.note}>
        {MODES.find(({ value }) => value === mode)?.note}
        {hasKeys && (
          <span className={styles.key} aria-hidden="true">
            <kbd>{COMMANDS.elimination.keys[0]}</kbd>
          </span>
        )}
      </p>
      {mode === 'everySpin' && (
        <div className={styles.rule}>
          <AfterWinning />
        </div>
      )}
    </div>
  )
}
