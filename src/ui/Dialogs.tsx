// The place of the dialogs: the code of each is loaded when it is first asked for.

import type { ComponentType } from 'react'
import { app, useApp } from '../store/app'
import type { DialogName } from '../store/state'
import { useLater } from './useLater'

const LOADERS: Record<DialogName, () => Promise<ComponentType>> = {
  help: () => import('./commands/HelpDialog').then((module) => module.HelpDialog),
  share: () => import('./share/ShareDialog').then((module) => module.ShareDialog),
  noRoom: () => import('./page/NoRoomDialog').then((module) => module.NoRoomDialog),
}

export function Dialogs() {
  const name = useApp((state) => state.dialog)
  return name && <LoadedDialog key={name} load={LOADERS[name]} />
}

function LoadedDialog({ load }: { readonly load: () => Promise<ComponentType> }) {
  const Loaded = useLater(load, cannotOpen)
  return Loaded && <Loaded />
}

function cannotOpen(): void {
  app.actions.closeDialog()
  app.actions.showToast('This could not be loaded. Check your connection and try again.', 'error')
}
