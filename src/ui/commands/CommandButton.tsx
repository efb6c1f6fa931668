// Disabled, it keeps the focus, which a natively disabled button would lose.

import type { ComponentProps, ReactNode } from 'react'
import { app, useApp } from '../../store/app'
import { Button } from '../kit/Button'
import { type Command, runIfEnabled } from './commands'

type ButtonProps = ComponentProps<typeof Button>

interface CommandButtonProps extends Pick<ButtonProps, 'kind' | 'isSmall' | 'icon' | 'className'> {
  readonly command: Command
  readonly children?: ReactNode
  /** The accessible name, where the children say less than the command's label. */
  readonly name?: string
  readonly hasTip?: boolean
}

/** Without a kind it has no look but its class. */
export function CommandButton(props: CommandButtonProps) {
  const { command, kind, isSmall = false, icon, className, children, name, hasTip } = props
  const isEnabled = useApp(command.isEnabled)
  const native: ComponentProps<'button'> = {
    className,
    'aria-label': name,
    title: hasTip ? name : undefined,
    'aria-disabled': !isEnabled,
    onClick: () => runIfEnabled(command, app),
    children: children ?? command.label,
  }
  if (!kind) return <button type="button" {...native} />
  return <Button {...native} kind={kind} isSmall={isSmall} icon={icon} />
}
