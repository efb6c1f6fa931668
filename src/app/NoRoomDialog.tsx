// Asks before opening a wheel for which there is no storage left beside the visitor's own.

import { app, useApp } from '../store/app'
import { FILE_COMMANDS } from '../ui/commands/fileCommands'
import { Dialog, type DialogSlots } from '../ui/kit/Dialog'
import { isolated } from '../wheel/text'
import { messages } from './messages'
import styles from './NoRoomDialog.module.css'

export function NoRoomDialog({ toasts }: DialogSlots) {
  const name = useApp((state) => state.blockedWheel?.wheel.name ?? '')
  const { closeDialog, openBlockedWheel } = app.actions
  return (
    <Dialog title={messages.noRoom} toasts={toasts} onClose={closeDialog}>
      <p>{messages.noRoomFor(isolated(name))}</p>
      <p>{messages.openingWithoutRoom}</p>
      <div className={styles.answers}>
        <button type="button" data-main onClick={closeDialog}>
          {messages.keepOwnWheel}
        </button>
        <button type="button" onClick={openBlockedWheel}>
          {messages.openAnyway}
        </button>
        <button type="button" onClick={() => FILE_COMMANDS.save.run(app)}>
          {messages.saveOwnWheel}
        </button>
      </div>
    </Dialog>
  )
}
