// A button for a command. Disabled it keeps the focus, which a natively disabled button would lose.

import type { ReactNode } from 'react'
import { app, useApp } from '../../store/app'
import { type Command, runIfEnabled } from './commands'

interface CommandButtonProps {
  readonly command: Command
  readonly className?: string | undefined
  /** Shown instead of the command's label. */
  readonly children?: ReactNode
  /** The accessible name, where the children say less than the command's label. */
  readonly name?: string
  /** Whether the name shows below the pointer. */
  readonly hasTip?: boolean
}

export function CommandButton({ command, className, children, name, hasTip }: CommandButtonProps) {
  const isEnabled = useApp(command.isEnabled)
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={hasTip ? name : undefined}
      aria-disabled={!isEnabled}
      onClick={() => runIfEnabled(command, app)}
    >
      {children ?? command.label}
    </button>
  )
}
