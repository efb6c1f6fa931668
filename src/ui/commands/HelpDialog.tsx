import { app, useApp } from '../../store/app'
import { Section } from '../kit/Card'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { Switch } from '../kit/fields/Switch'
import { Kbd, Note } from '../kit/text'
import { COMMANDS, type Command } from './commands'
import styles from './HelpDialog.module.css'
import { messages } from './messages'
import { keyName, keysOf, PAGE_SHORTCUTS, PRESENTING_SHORTCUTS } from './shortcuts'
import { TouchGestures } from './TouchGestures'

export function HelpDialog({ toasts }: DialogSlots) {
  const { areShortcutsOn } = useApp((state) => state.preferences)
  return (
    <Dialog title={COMMANDS.help.name} toasts={toasts} onClose={app.actions.closeDialog}>
      <Section>
        <TouchGestures />
        <dl className={styles.shortcuts}>
          {PAGE_SHORTCUTS.map(line)}
          {/* Not a shortcut of the page: it works while the wheel has the focus. */}
          <div>
            <dt>{messages.wheelMenu}</dt>
            <dd>
              <Kbd>{keyName('Shift+F10')}</Kbd>
            </dd>
          </div>
        </dl>
      </Section>
      <Section>
        <h3>{messages.inFullscreen}</h3>
        <Note>{messages.inFullscreenNote}</Note>
        <dl className={styles.shortcuts}>{PRESENTING_SHORTCUTS.map(line)}</dl>
      </Section>
      <Section>
        <Switch
          label={messages.shortcuts}
          note={messages.shortcutsNote}
          isOn={areShortcutsOn}
          onSwitch={(isOn) => app.actions.changePreferences({ areShortcutsOn: isOn })}
        />
      </Section>
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
          <Kbd key={key}>{keyName(key)}</Kbd>
        ))}
      </dd>
    </div>
  )
}
