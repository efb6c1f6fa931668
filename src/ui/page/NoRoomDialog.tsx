// Asked before a wheel is opened that there is no room to store beside the visitor's own.

import { app, useApp } from '../../store/app'
import { FILE_COMMANDS } from '../commands/fileCommands'
import { Dialog, type DialogSlots } from '../controls/Dialog'
import styles from './NoRoomDialog.module.css'

export function NoRoomDialog({ toasts }: DialogSlots) {
  const name = useApp((state) => state.blockedWheel?.wheel.name)
  const { closeDialog, openBlockedWheel } = app.actions
  return (
    <Dialog title="No Room to Save Another Wheel" toasts={toasts} onClose={closeDialog}>
      <p>
        This browser has no room left to save <bdi>“{name}”</bdi> beside your own wheel.
      </p>
      <p>
        If you open it anyway, your own wheel stays saved. What you do on the new one is lost when
        you close the page.
      </p>
      <div className={styles.ways}>
        <button type="button" data-main onClick={closeDialog}>
          Keep My Wheel
        </button>
        <button type="button" onClick={openBlockedWheel}>
          Open Anyway
        </button>
        <button type="button" onClick={() => FILE_COMMANDS.save.run(app)}>
          Save My Wheel to a File
        </button>
      </div>
    </Dialog>
  )
}
