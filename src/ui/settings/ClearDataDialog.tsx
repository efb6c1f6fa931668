import { useEffect, useState } from 'react'
import { app } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import { rowsOf } from '../../store/library/wheelCommands'
import { Button, ButtonRow } from '../kit/Button'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { messages } from './clearDataMessages'
import styles from './Settings.module.css'

const { library } = browserLibrary()

export function ClearDataDialog({ toasts }: DialogSlots) {
  const { closeDialog } = app.actions
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => void countWheels().then(setCount), [])
  return (
    <Dialog title={messages.title} toasts={toasts} onClose={closeDialog}>
      <p>{messages.removes}</p>
      <ul className={styles.cleared}>
        <li>{messages.wheels(count)}</li>
        {messages.removed.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{messages.stays}</p>
      <p>{messages.otherTabs}</p>
      <p>{messages.wayBack}</p>
      <ButtonRow>
        <Button kind="primary" onClick={closeDialog}>
          {messages.keep}
        </Button>
        <Button kind="danger" onClick={clearEverything}>
          {messages.clear}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}

/** `null` where the library cannot be read. */
async function countWheels(): Promise<number | null> {
  const listed = await library.wheels.list()
  if (listed.fault !== null) return null
  return rowsOf(app.store.getState(), listed.value, Date.now()).length
}

/** The library is copied first: the other tabs clear it as soon as they see that the rest is cleared. */
async function clearEverything(): Promise<void> {
  const { clearSavedData, showToast } = app.actions
  const copied = await library.copyToPutBack()
  if (!clearSavedData()) return library.forgetCopy()
  const cleared = await library.followClearing()
  // Where the browser has no database for this page, there is nothing in it.
  const isLeft = copied.fault === null && cleared.fault !== null
  if (isLeft) showToast(messages.libraryNotCleared, 'warning', { durationMs: 10_000 })
}
