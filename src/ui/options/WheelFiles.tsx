// Keeping the wheel of a link, the way back to the visitor's own wheel, and files dropped on the page.

import { useEffect } from 'react'
import { app, useApp } from '../../store/app'
import { isOwn } from '../../store/sharedState'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { acceptDroppedFiles } from '../share/wheelFile'
import styles from './WheelFiles.module.css'

export function WheelFiles() {
  const hasOwn = useApp((state) => state.ownWheels.length > 0)
  useEffect(() => acceptDroppedFiles(app), [])
  const isOfLink = useApp((state) => state.link?.isOpened === true && !isOwn(state))
  return (
    <>
      {isOfLink && <CommandButton command={COMMANDS.keepWheel} className={styles['own-wheel']} />}
      {hasOwn && <CommandButton command={COMMANDS.ownWheel} className={styles['own-wheel']} />}
    </>
  )
}
