// On a phone, docked within reach of the thumb, with the panel bar.

import type { ReactNode } from 'react'
import { useApp } from '../../store/app'
import type { PanelName } from '../../store/state'
import { activeSegments } from '../../wheel/segment'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { PrizeIcon, SettingsIcon, ShareIcon } from '../kit/icons'
import { usePanelButton } from '../kit/Panel'
import presentation from '../presentation/Presentation.module.css'
import styles from './Dock.module.css'
import { messages } from './messages'

export function Dock() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  // A countdown is in the place of the button: there is nothing to press.
  const spoken = useApp(({ raffle }) => raffle.desk?.spoken)
  return (
    <div
      className={`${styles.dock} ${presentation.fading}`}
      data-part="dock"
      data-awaits={spoken !== undefined || undefined}
    >
      <CommandButton
        command={COMMANDS.spin}
        className={styles.spin}
        {...(spoken !== undefined && !isSpinning && { name: spoken })}
      >
        <SpinLabel />
      </CommandButton>
      <PanelBar />
    </div>
  )
}

/** What the big button says. */
export function SpinLabel() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  // The words of a draw, which knows what a press is about.
  const draws = useApp(({ raffle }) => raffle.desk?.label)
  if (isSpinning) return messages.spinning
  if (draws === undefined) return COMMANDS.spin.label
  return (
    // In two lines of smaller letters.
    <span className={styles.draw} data-long={draws.length > 24 || undefined}>
      {draws}
    </span>
  )
}

function PanelBar() {
  const options = useApp((state) => activeSegments(state.wheel.segments).length)
  const results = useApp((state) => state.wheel.statistics.totalSpins)
  const isDeskOpen = useApp((state) => state.isDeskOpen)
  const { panels } = messages
  return (
    <nav className={styles.bar} aria-label={panels.label} data-part="panels">
      <PanelButton name="options" label={isDeskOpen ? panels.draw : panels.options}>
        {isDeskOpen ? <PrizeIcon /> : <b>{options}</b>}
      </PanelButton>
      <PanelButton name="results" label={panels.results}>
        <b>{results}</b>
      </PanelButton>
      <CommandButton command={COMMANDS.share} className={styles.button} name={COMMANDS.share.label}>
        <ShareIcon />
        {panels.share}
      </CommandButton>
      <PanelButton name="settings" label={panels.settings}>
        <SettingsIcon />
      </PanelButton>
    </nav>
  )
}

interface PanelButtonProps {
  readonly name: PanelName
  readonly label: string
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
