// The keyboard shortcuts, and the switch that turns them off.

import { app, useApp } from '../../store/app'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { Switch } from '../kit/Switch'
import { COMMANDS, type Command } from './commands'
import styles from './HelpDialog.module.css'
import { messages } from './messages'
import { keyName, keysOf, PAGE_SHORTCUTS, PRESENTING_SHORTCUTS } from './shortcuts'

export function HelpDialog({ toasts }: DialogSlots) {
  const { areShortcutsOn } = useApp((state) => state.preferences)
  return (
    <Dialog title={COMMANDS.help.name} toasts={toasts} onClose={app.actions.closeDialog}>
      <dl className={styles.shortcuts}>
        {PAGE_SHORTCUTS.map(line)}
        {/* Not a shortcut of the page: the wheel's menu opens by it while the wheel has the focus. */}
        <div>
          <dt>{messages.wheelMenu}</dt>
          <dd>
            <kbd>Shift F10</kbd>
          </dd>
        </div>
      </dl>
      <div className={styles.mode}>
        <h3>{messages.inFullscreen}</h3>
        <p>{messages.inFullscreenNote}</p>
      </div>
      <dl className={styles.shortcuts}>{PRESENTING_SHORTCUTS.map(line)}</dl>
      <div className={styles.switch}>
        <Switch
          label={messages.shortcuts}
          note={messages.shortcutsNote}
          isOn={areShortcutsOn}
          onSwitch={(isOn) => app.actions.changePreferences({ areShortcutsOn: isOn })}
        />
      </div>
    </Dialog>
  )
}

function line(command: Command) {
  const { name } = command
  return (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {keysOf(command).map((key) => (
          <kbd key={key}>{keyName(key)}</kbd>
        ))}
      </dd>
    </div>
  )
}
