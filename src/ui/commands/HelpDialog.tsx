// Every shortcut, read from the actions themselves, and the switch that turns them off.

import { app, useApp } from '../../store/app'
import { Dialog } from '../controls/Dialog'
import { Switch } from '../controls/Switch'
import styles from './HelpDialog.module.css'
import { ACTIONS } from './moreActions'
import { keyName } from './shortcuts'

const WITH_KEYS = ACTIONS.filter(({ keys }) => keys.length > 0)

export function HelpDialog() {
  const { areShortcutsOn } = useApp((state) => state.preferences)
  return (
    <Dialog title="Keyboard Help" onClose={app.actions.closeDialog}>
      <dl className={styles.shortcuts}>
        {WITH_KEYS.map(({ name, keys }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>Wheel Options</dt>
          <dd>
            <kbd>Shift F10</kbd>
          </dd>
        </div>
      </dl>
      <div className={styles.switch}>
        <Switch
          label="Single-Key Shortcuts"
          note="Off, only the wheel itself still answers Enter, Space, arrows and Delete"
          isOn={areShortcutsOn}
          onSwitch={(isOn) => app.actions.changePreferences({ areShortcutsOn: isOn })}
        />
      </div>
    </Dialog>
  )
}
