// What a streamer holds: a narrow panel of OBS, or a small window. It is another tab of the same wheel, without the wheel.

import { useEffect } from 'react'
import { Announcer } from '../../feedback/Feedback'
import { showDrawsUnderWay } from '../../raffle/ui/deskOpen'
import { app, useApp } from '../../store/app'
import { COMMANDS } from '../../ui/commands/commands'
import { useKeyboardHighlight, useShortcuts } from '../../ui/commands/useShortcuts'
import { Disclosure } from '../../ui/kit/Disclosure'
import { useRequested } from '../../ui/kit/loading'
import { type PanelProps, panelId } from '../../ui/kit/Panel'
import { VisuallyHidden } from '../../ui/kit/text'
import { keepLibrary } from '../../ui/library/keepLibrary'
import { Controls } from '../../ui/options/Controls'
import { toggle } from '../../ui/settings/messages'
import { SettingsPanel } from '../../ui/settings/Settings'
import { WheelName } from '../../ui/stage/WheelName'
import { Toasts } from '../../ui/Toasts'
import { ChatPanel } from '../chat/ChatPanel'
import { followNews } from '../latestResult'
import { messages } from '../messages'
import styles from './Dock.module.css'
import { Moment } from './Moment'
import { OpenWheel } from './OpenWheel'
import { OverlayChoices, OverlayToggle } from './Overlay'
import { SpinButton } from './SpinButton'

const loadDialogs = () => import('../../app/Dialogs').then((file) => file.Dialogs)
const loadDesk = () => import('../../raffle/ui/RaffleDesk').then((file) => file.RaffleDesk)

/** The others are about a wheel that is seen, or leave the dock. */
const SHORTCUTS = [
  COMMANDS.spin,
  COMMANDS.quickAdd,
  COMMANDS.undo,
  COMMANDS.redo,
  COMMANDS.elimination,
  COMMANDS.sound,
]

export function Dock() {
  const isDialogOpen = useApp((state) => state.dialog !== null)
  const Dialogs = useRequested(isDialogOpen && loadDialogs, app.actions.closeDialog)
  useShortcuts(SHORTCUTS)
  useKeyboardHighlight()
  useRest()
  useEffect(() => followNews(app), [])
  useEffect(keepLibrary, [])
  useEffect(() => showDrawsUnderWay(app), [])
  return (
    <div className={styles.dock}>
      <header className={styles.head}>
        <VisuallyHidden role="heading" aria-level={1}>
          {messages.dockTitle}
        </VisuallyHidden>
        <WheelName />
        <OverlayToggle />
      </header>
      <main>
        <SpinButton />
        <Moment />
        <Controls loadDesk={loadDesk} frame={OptionsOfDock} />
        <ChatPanel className={styles.section} />
        <OverlayChoices />
        <OpenWheel />
        <Disclosure summary={toggle.title} className={styles.section}>
          <SettingsPanel />
        </Disclosure>
      </main>
      {!isDialogOpen && (
        <div className={styles.toasts}>
          <Toasts />
        </div>
      )}
      {isDialogOpen && Dialogs && <Dialogs />}
      <Announcer />
    </div>
  )
}

/** Always open, in the flow of the page. */
function OptionsOfDock({ name, label, className = '', children }: PanelProps) {
  return (
    <section
      id={panelId(name)}
      data-panel={name}
      aria-label={label}
      className={`${styles.options} ${className}`}
    >
      {children}
    </section>
  )
}

/** A tab that shows the wheel reports its rest within some frames, and is the first to know. */
const PATIENCE_MS = 100

/** Settles spins as they come to rest: no renderer here reports it. */
function useRest(): void {
  const spin = useApp((state) => state.activeSpin)
  useEffect(() => {
    // What does not turn is settled by the store.
    if (!spin?.launch.durationMs) return
    const { launch, startedAtMs, outcome } = spin
    const leftMs = startedAtMs + launch.durationMs - performance.now()
    const timer = setTimeout(() => app.actions.settleSpin(outcome.id), leftMs + PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [spin])
}
