// The main screen: the results on the left, the wheel in the middle, its options on the right; with the status line,
// messages and dialogs, and with what listens to keys, the address, other tabs and updates.

import { type ComponentProps, useEffect } from 'react'
import { app, useApp } from '../store/app'
import { startSync } from '../store/persistence/startSync'
import { watchAddress } from './address/address'
import { openLaunches } from './address/launches'
import { spinIfAsked } from './commands/earlySpin'
import { useKeyboardHighlight, useShortcuts } from './commands/useShortcuts'
import { reopenDesk } from './draw/deskOpen'
import { Header } from './Header'
import { openLaunched, openReceived } from './import/handedOver'
import { keepLibrary } from './library/keepLibrary'
import { useRequested } from './loading'
import styles from './MainScreen.module.css'
import { Controls } from './options/Controls'
import { InstallBanner, watchInstallation } from './page/InstallBanner'
import { removeStartScreen } from './page/painted'
import { followRefreshRate } from './page/refreshRate'
import { watchUncaught } from './page/uncaughtErrors'
import { followVersions } from './page/versions'
import { PresentationMode } from './presentation/PresentationMode'
import { useIsPresenting } from './presentation/presentation'
import { Results } from './results/Results'
import { StatusLine } from './StatusLine'
import { Settings } from './settings/Settings'
import { Toasts } from './Toasts'
import { Stage } from './wheel/Stage'
import { bringSpinsIntoView } from './wheel/spinsInView'

const loadDialogs = () => import('./Dialogs').then((file) => file.Dialogs)

export function MainScreen(props: ComponentProps<typeof Stage>) {
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
        <Stage {...props} />
        <div className={styles.side}>
          <Controls />
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
    </div>
  )
}
