// The bottom of Wheel Controls: back to the visitor's own wheel, save the wheel to a file, open one from a file.

import { useEffect } from 'react'
import { app, useApp } from '../../store/app'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { FILE_COMMANDS } from '../commands/fileCommands'
import { acceptDroppedFiles } from '../share/wheelFile'
import styles from './WheelFiles.module.css'

export function WheelFiles() {
  const hasOwn = useApp((state) => state.ownWheels.length > 0)
  useEffect(() => acceptDroppedFiles(app), [])
  return (
    <div className={styles.files}>
      {hasOwn && <CommandButton command={COMMANDS.ownWheel} className={styles['own-wheel']} />}
      <CommandButton command={FILE_COMMANDS.save} className={styles.file} />
      <CommandButton command={FILE_COMMANDS.open} className={styles.file} />
    </div>
  )
}
