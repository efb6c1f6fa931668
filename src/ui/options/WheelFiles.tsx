// The way back to the visitor's own wheel, and files dropped on the page.

import { useEffect } from 'react'
import { app, useApp } from '../../store/app'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { acceptDroppedFiles } from '../share/wheelFile'
import styles from './WheelFiles.module.css'

export function WheelFiles() {
  const hasOwn = useApp((state) => state.ownWheels.length > 0)
  useEffect(() => acceptDroppedFiles(app), [])
  return hasOwn && <CommandButton command={COMMANDS.ownWheel} className={styles['own-wheel']} />
}
