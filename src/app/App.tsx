// The renderers, the raffle, the feedback and the UI do not know one another: here they meet.

import { type ComponentType, useEffect } from 'react'
import { Feedback } from '../feedback/Feedback'
import { showDrawsUnderWay } from '../raffle/ui/deskOpen'
import { Wheel2D } from '../render/flat/Wheel2D'
import type { WheelRendererProps } from '../render/renderer'
import { app, useApp } from '../store/app'
import { startSync } from '../store/persistence/startSync'
import { COMMANDS, runIfEnabled } from '../ui/commands/commands'
import { useKeyboardHighlight, useShortcuts } from '../ui/commands/useShortcuts'
import { Header } from '../ui/Header'
import { openLaunched, openReceived } from '../ui/import/acceptImports'
import { type Load, useRequested } from '../ui/kit/loading'
import { keepLibrary } from '../ui/library/keepLibrary'
import { PresentationMode } from '../ui/presentation/PresentationMode'
import { useIsPresenting } from '../ui/presentation/presentation'
import { SidePanel } from '../ui/SidePanel'
import styles from '../ui/screen.module.css'
import { bringSpinsIntoView, Stage } from '../ui/stage/Stage'
import { Toasts } from '../ui/Toasts'
import { openLaunches, spinIfLinked, watchAddress } from './address'
import { InstallBanner, watchInstallation } from './InstallBanner'
import { messages } from './messages'
import { OfferedLanguage, watchLanguageChoice } from './OfferedLanguage'
import { followRefreshRate } from './refreshRate'
import { followVersions } from './versions'

interface AppProps {
  /** Loads the wheel on the GPU, whose code is larger than everything else together. */
  readonly loadScene: Load<ComponentType<WheelRendererProps>>
  /** HTML that the build paints in the wheel's place. Where the app runs, it is there already. */
  readonly paintedWheel?: string
}

const loadDesk = () => import('../raffle/ui/RaffleDesk').then((file) => file.RaffleDesk)
const loadRaffleRoom = () => import('../raffle/ui/RaffleRoom').then((file) => file.RaffleRoom)
const loadDialogs = () => import('./Dialogs').then((file) => file.Dialogs)

export function App({ loadScene, paintedWheel = '' }: AppProps) {
  const isPresenting = useIsPresenting()
  const isDialogOpen = useApp((state) => state.dialog !== null)
  const Dialogs = useRequested(isDialogOpen && loadDialogs, app.actions.closeDialog)
  useShortcuts()
  useKeyboardHighlight()
  useEffect(watchAddress, [])
  useEffect(() => openLaunches((files) => void openLaunched(app, files)), [])
  useEffect(() => void openReceived(app), [])
  useEffect(() => void spinIfLinked(), [])
  useEffect(bringSpinsIntoView, [])
  useEffect(followVersions, [])
  useEffect(followRefreshRate, [])
  useEffect(() => startSync(app), [])
  useEffect(keepLibrary, [])
  useEffect(watchUncaught, [])
  useEffect(watchInstallation, [])
  useEffect(watchLanguageChoice, [])
  useEffect(() => showDrawsUnderWay(app), [])
  useEffect(() => {
    // After the render that follows this one, which shows what is stored.
    queueMicrotask(() => {
      removeStartScreen()
      spinIfAsked()
    })
  }, [])
  return (
    <div className={styles.screen} data-presenting={isPresenting || undefined}>
      <Header />
      <main className={styles.main}>
        <Stage
          wheel2d={Wheel2D}
          loadScene={loadScene}
          paintedWheel={paintedWheel}
          loadRaffleRoom={loadRaffleRoom}
        />
        <SidePanel loadDesk={loadDesk} />
      </main>
      {!isDialogOpen && (
        <Toasts>
          <InstallBanner />
          <OfferedLanguage />
        </Toasts>
      )}
      {isDialogOpen && Dialogs && <Dialogs />}
      <PresentationMode />
      <Feedback />
    </div>
  )
}

function removeStartScreen(): void {
  document.getElementById('start')?.remove()
  // public/start.js has kept them from being used before anything listened.
  for (const control of document.querySelectorAll<HTMLElement>('#root [inert]')) {
    control.inert = false
  }
}

/** Does what public/start.js noted before the app ran: a press on the wheel or its button, or a key. */
function spinIfAsked(): void {
  const { dataset } = document.documentElement
  const { asked } = dataset
  delete dataset.asked
  // The link could not be opened, so this is not the wheel that was meant.
  if (app.store.getState().toasts.some(({ type }) => type === 'error')) return
  if (asked === 'press') COMMANDS.spin.run(app)
  else if (asked === 'key' && app.store.getState().preferences.areShortcutsOn) {
    runIfEnabled(COMMANDS.spin, app)
  }
}

/** Harmless: the browser says that an observer will be called again in the next frame. */
const OBSERVER_NOISE = /^ResizeObserver loop/
/** What browsers report instead of an error from another origin. */
const CROSS_ORIGIN = /^Script error\.?$/
const EXTENSION = /^[a-z-]+-extension:/

let hasNotified = false

function isOurs({
  message,
  filename,
}: {
  readonly message: string
  readonly filename: string
}): boolean {
  return !OBSERVER_NOISE.test(message) && !CROSS_ORIGIN.test(message) && !EXTENSION.test(filename)
}

/** One toast for the first error; the console has all of them. Returns what ends it. */
function watchUncaught(): () => void {
  const onError = (event: ErrorEvent) => {
    if (isOurs(event)) notify()
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', notify)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', notify)
  }
}

function notify(): void {
  if (hasNotified) return
  hasNotified = true
  app.actions.showToast(messages.unexpectedError, 'error')
}
