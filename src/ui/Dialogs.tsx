// The dialog that is open.

import type { ComponentType } from 'react'
import { useApp } from '../store/app'
import type { DialogName } from '../store/state'
import { HelpDialog } from './commands/HelpDialog'
import { NoRoomDialog } from './page/NoRoomDialog'
import { ShareDialog } from './share/ShareDialog'

const DIALOGS: Record<DialogName, ComponentType> = {
  help: HelpDialog,
  share: ShareDialog,
  noRoom: NoRoomDialog,
}

export function Dialogs() {
  const name = useApp((state) => state.dialog)
  const Open = name && DIALOGS[name]
  return Open && <Open />
}
