// What a spin does with its winner, in one control above the list.

import { app, useApp } from '../../store/app'
import { COMMANDS, runIfEnabled } from '../commands/commands'
import { Choice } from '../controls/Choice'
import styles from './Modes.module.css'
import { messages } from './messages'

const MODES = [
  {
    value: 'everySpin',
    label: messages.everySpinCounts,
    note: messages.everySpinCountsNote,
  },
  { value: 'elimination', label: messages.elimination, note: messages.eliminationNote },
] as const

export function Modes() {
  const isEnabled = useApp(COMMANDS.elimination.isEnabled)
  const isElimination = useApp((state) => state.settings.eliminationMode)
  const hasKeys = useApp((state) => state.preferences.areShortcutsOn)
  const mode = isElimination ? 'elimination' : 'everySpin'
  return (
    <div className={styles.modes}>
      <Choice
        legend={messages.mode}
        options={MODES}
        value={mode}
        isDisabled={!isEnabled}
        className={styles.choice}
        onChoose={(chosen) => {
          if (chosen !== mode) runIfEnabled(COMMANDS.elimination, app)
        }}
      />
      <p className={styles.note}>
        {MODES.find(({ value }) => value === mode)?.note}
        {hasKeys && (
          <span className={styles.key} aria-hidden="true">
            <kbd>{COMMANDS.elimination.keys[0]}</kbd>
          </span>
        )}
      </p>
    </div>
  )
}
