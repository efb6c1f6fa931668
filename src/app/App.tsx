// The main screen: the results on the left, the wheel in the middle, its options on the right; with the status line,
// messages and dialogs, the feedback, and what listens to keys, the address, other tabs and updates. The renderers, the
// raffle, the feedback and the UI do not know one another: here they meet.

import { type ComponentType, useEffect } from 'react'
import { Feedback } from '../feedback/Feedback'
import { reopenDesk } from '../raffle/ui/deskOpen'
import { AwaitedDraw } from '../raffle/ui/proof/AwaitedDraw'
import { Wheel2D } from '../render/flat/Wheel2D'
import type { WheelRendererProps } from '../render/renderer'
import { app, useApp } from '../store/app'
import { startSync } from '../store/persistence/startSync'
import { spinIfAsked } from '../ui/commands/earlySpin'
import { useKeyboardHighlight, useShortcuts } from '../ui/commands/useShortcuts'
import { Header } from '../ui/Header'
import { openLaunched, openReceived } from '../ui/import/acceptImports'
import { type Load, useRequested } from '../ui/kit/loading'
import { keepLibrary } from '../ui/library/keepLibrary'
import { Controls } from '../ui/options/Controls'
import { PresentationMode } from '../ui/presentation/PresentationMode'
import { useIsPresenting } from '../ui/presentation/presentation'
import { Results } from '../ui/results/Results'
import { StatusLine } from '../ui/StatusLine'
import styles from '../ui/screen.module.css'
import { Settings } from '../ui/settings/Settings'
import { removeStartScreen } from '../ui/stage/painted'
import { Stage } from '../ui/stage/Stage'
import { bringSpinsIntoView } from '../ui/stage/spinsInView'
import { Toasts } from '../ui/Toasts'
import { watchAddress } from './address'
import { InstallBanner, watchInstallation } from './InstallBanner'
import { openLaunches } from './launches'
import { followRefreshRate } from './refreshRate'
import { watchUncaught } from './uncaughtErrors'
import { followVersions } from './versions'

interface AppProps {
  /** Loads the wheel on the GPU, whose code is larger than everything else together. */
  readonly loadScene: Load<ComponentType<WheelRendererProps>>
  /** What the build paints in the wheel's place, as HTML. Where the app runs, it is there already. */
  readonly paintedWheel?: string
}

const loadDesk = () => import('../raffle/ui/DrawDesk').then((file) => file.DrawDesk)
const loadRaffleRoom = () => import('../raffle/ui/DrawRoom').then((file) => file.DrawRoom)
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
  useEffect(bringSpinsIntoView, [])
  useEffect(followVersions, [])
  useEffect(followRefreshRate, [])
  useEffect(() => startSync(app), [])
  useEffect(keepLibrary, [])
  useEffect(watchUncaught, [])
  useEffect(watchInstallation, [])
  useEffect(() => reopenDesk(app), [])
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
          awaited={<AwaitedDraw />}
          loadRaffleRoom={loadRaffleRoom}
        />
        <div className={styles.side}>
          <Controls loadDesk={loadDesk} />
          <Settings />
        </div>
        <Results />
      </main>
      <StatusLine />
      {!isDialogOpen && (
        <Toasts>
          <InstallBanner />
        </Toasts>
      )}
      {isDialogOpen && Dialogs && <Dialogs />}
      <PresentationMode />
      <Feedback />
    </div>
  )
}
