// The way back to the visitor's own wheel, and lists and files that are dropped or pasted on the page.

import { useEffect } from 'react'
import { app, useApp } from '../../store/app'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { acceptImports } from '../import/acceptImports'
import styles from './WheelFiles.module.css'

export function WheelFiles() {
  const hasOwn = useApp((state) => state.ownWheels.length > 0)
  useEffect(() => acceptImports(app), [])
  return hasOwn && <CommandButton command={COMMANDS.ownWheel} className={styles['own-wheel']} />
}
