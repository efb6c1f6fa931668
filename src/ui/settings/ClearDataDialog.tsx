// Says what clearing removes, and asks.

import { app } from '../../store/app'
import { Dialog, type DialogSlots } from '../controls/Dialog'
import styles from './ClearDataDialog.module.css'
import { messages } from './clearDataMessages'

export function ClearDataDialog({ toasts }: DialogSlots) {
  const { closeDialog, clearSavedData } = app.actions
  return (
    <Dialog title={messages.title} toasts={toasts} onClose={closeDialog}>
      <p>{messages.removes}</p>
      <ul className={styles.list}>
        {messages.removed.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{messages.stays}</p>
      <p>{messages.wayBack}</p>
      <div className={styles.answers}>
        <button type="button" data-main onClick={closeDialog}>
          {messages.keep}
        </button>
        <button type="button" data-danger onClick={clearSavedData}>
          {messages.clear}
        </button>
      </div>
    </Dialog>
  )
}
