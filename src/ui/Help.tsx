// The help dialog's place: its code is loaded when it is first asked for.

import { app, useApp } from '../store/app'
import { useLater } from './useLater'

const loadHelpDialog = () => import('./HelpDialog').then((module) => module.HelpDialog)

export function Help() {
  const isOpen = useApp((state) => state.dialog === 'help')
  return isOpen && <OpenHelp />
}

function OpenHelp() {
  const HelpDialog = useLater(loadHelpDialog, cannotOpen)
  return HelpDialog && <HelpDialog />
}

function cannotOpen(): void {
  app.actions.closeDialog()
  app.actions.showToast(
    'The help could not be loaded. Check your connection and try again.',
    'error',
  )
}
