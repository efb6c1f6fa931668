// Keeping the wheel of a link, the way back to the visitor's own wheel, and what is dropped or pasted on the page.

import { useEffect } from 'react'
import { app, useApp } from '../../store/app'
import { isOwn } from '../../store/sharedState'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { acceptImports } from '../import/acceptImports'
import { messages } from './messages'
import styles from './WheelFiles.module.css'

export function WheelFiles() {
  const hasOwn = useApp((state) => state.ownWheels.length > 0)
  useEffect(() => acceptImports(app), [])
  const isOfLink = useApp((state) => state.link?.isOpened === true && !isOwn(state))
  return (
    <>
      {isOfLink && <KeepButton />}
      {hasOwn && <CommandButton command={COMMANDS.ownWheel} className={styles['own-wheel']} />}
    </>
  )
}

function KeepButton() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <button
      type="button"
      className={styles['own-wheel']}
      aria-disabled={isSpinning}
      onClick={() => app.actions.keepWheel()}
    >
      {messages.keepWheel}
    </button>
  )
}
