// What stands around the wheel and the first paint can do without: status, messages, keys, dialogs.

import { useEffect } from 'react'
import { app, useApp } from '../store/app'
import { startSync } from '../store/persistence/startSync'
import { watchAddress } from './address'
import { Dialogs } from './Dialogs'
import { InstallBanner } from './InstallBanner'
import { openLaunches } from './launches'
import { PresentationMode } from './PresentationMode'
import { StatusLine } from './StatusLine'
import { Toasts } from './Toasts'
import { watchUncaught } from './uncaught'
import { useKeyboardHighlight, useShortcuts } from './useShortcuts'
import { followVersions } from './versions'

export function Surroundings() {
  const isDialogOpen = useApp((state) => state.dialog !== null)
  useShortcuts()
  useKeyboardHighlight()
  useEffect(watchAddress, [])
  useEffect(openLaunches, [])
  useEffect(followVersions, [])
  useEffect(() => startSync(app), [])
  useEffect(watchUncaught, [])
  return (
    <>
      <StatusLine />
      {!isDialogOpen && (
        <Toasts>
          <InstallBanner />
        </Toasts>
      )}
      <Dialogs />
      <PresentationMode />
    </>
  )
}
