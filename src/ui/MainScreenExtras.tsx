// Everything of the main screen that the first paint does without: the status line, messages, dialogs, and what listens
// to keys, the address, other tabs and updates.

import { useEffect } from 'react'
import { app, useApp } from '../store/app'
import { startSync } from '../store/persistence/startSync'
import { watchAddress } from './address/address'
import { openLaunches } from './address/launches'
import { useKeyboardHighlight, useShortcuts } from './commands/useShortcuts'
import { useTypedAhead } from './controls/useTypedAhead'
import { useDeferred, useDeferredParts } from './deferred'
import { reopenDesk } from './draw/deskOpen'
import { openLaunched, openReceived } from './import/handedOver'
import { keepLibrary } from './library/keepLibrary'
import { InstallBanner, watchInstallation } from './page/InstallBanner'
import { followRefreshRate } from './page/refreshRate'
import { watchUncaught } from './page/uncaughtErrors'
import { followVersions } from './page/versions'
import { PresentationMode } from './presentation/PresentationMode'
import { StatusLine } from './StatusLine'
import { Toasts } from './Toasts'
import { bringSpinsIntoView } from './wheel/spinsInView'

export function MainScreenExtras() {
  const isDialogOpen = useApp((state) => state.dialog !== null)
  useShortcuts()
  useKeyboardHighlight()
  const { openAddress, library } = useDeferredParts()
  useEffect(() => watchAddress(openAddress), [openAddress])
  useEffect(() => openLaunches((files) => void openLaunched(app, files)), [])
  useEffect(() => void openReceived(app), [])
  useEffect(bringSpinsIntoView, [])
  useEffect(followVersions, [])
  useEffect(followRefreshRate, [])
  useEffect(() => startSync(app), [])
  useEffect(() => keepLibrary(library), [library])
  useEffect(watchUncaught, [])
  useEffect(watchInstallation, [])
  useEffect(() => reopenDesk(app), [])
  return (
    <>
      <StatusLine />
      {!isDialogOpen && (
        <Toasts>
          <InstallBanner />
        </Toasts>
      )}
      {isDialogOpen && <LoadedDialogs />}
      <PresentationMode />
    </>
  )
}

function LoadedDialogs() {
  const Dialogs = useDeferred((parts) => parts.dialogs, {
    isRequested: true,
    onMissing: app.actions.closeDialog,
  })
  useTypedAhead(Dialogs !== null)
  return Dialogs && <Dialogs />
}
