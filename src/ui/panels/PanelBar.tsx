// Below the spin button on a phone: opens the options, the results and the settings as sheets, and the share dialog.

import type { ReactNode } from 'react'
import { useApp } from '../../store/app'
import type { PanelName } from '../../store/state'
import { activeSegments } from '../../wheel/segment'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { SettingsIcon, ShareIcon } from '../kit/icons'
import { messages } from './messages'
import { usePanelButton } from './Panel'
import styles from './PanelBar.module.css'

export function PanelBar() {
  const options = useApp((state) => activeSegments(state.wheel.segments).length)
  const results = useApp((state) => state.wheel.statistics.totalSpins)
  return (
    <nav className={styles.bar} aria-label={messages.bar} data-part="panels">
      <PanelButton name="options" label={messages.options}>
        <b>{options}</b>
      </PanelButton>
      <PanelButton name="results" label={messages.results}>
        <b>{results}</b>
      </PanelButton>
      <CommandButton command={COMMANDS.share} className={styles.button} name={COMMANDS.share.label}>
        <ShareIcon />
        {messages.share}
      </CommandButton>
      <PanelButton name="settings" label={messages.settings}>
        <SettingsIcon />
      </PanelButton>
    </nav>
  )
}

interface PanelButtonProps {
  readonly name: PanelName
  readonly label: string
  /** An icon or a figure. */
  readonly children: ReactNode
}

function PanelButton({ name, label, children }: PanelButtonProps) {
  return (
    <button type="button" className={styles.button} {...usePanelButton(name)}>
      {children}
      {label}
    </button>
  )
}
