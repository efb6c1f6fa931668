import { app, useApp } from '../store/app'
import { COMMANDS } from '../ui/commands/commands'
import { Button } from '../ui/kit/Button'
import { shownName } from '../wheel/messages'
import { ChatPanel } from './chat/ChatPanel'
import styles from './Dock.module.css'
import { messages } from './messages'

export function Dock() {
  const name = useApp((state) => shownName(state.wheel.name))
  const isEnabled = useApp(COMMANDS.spin.isEnabled)
  return (
    <main className={styles.dock} aria-label={messages.dockTitle}>
      <h1 dir="auto">{name}</h1>
      <Button kind="primary" aria-disabled={!isEnabled} onClick={() => COMMANDS.spin.run(app)}>
        {COMMANDS.spin.label}
      </Button>
      <ChatPanel />
    </main>
  )
}
