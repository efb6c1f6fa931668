// A button for an action: its label, its enabledness and what it does come from the action itself.
// Disabled it keeps the keyboard, which a natively disabled one would lose to the page.

import type { ReactNode } from 'react'
import { useApp } from '../../store/app'
import { type Action, runIfEnabled } from './actions'

interface ActionButtonProps {
  readonly action: Action
  readonly className?: string | undefined
  /** Shown instead of the action's label. */
  readonly children?: ReactNode
}

export function ActionButton({ action, className, children }: ActionButtonProps) {
  const isEnabled = useApp(action.isEnabled)
  return (
    <button
      type="button"
      className={className}
      aria-disabled={!isEnabled}
      onClick={() => runIfEnabled(action)}
    >
      {children ?? action.label}
    </button>
  )
}
