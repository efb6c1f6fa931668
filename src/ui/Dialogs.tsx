// Shows the open dialog.

import type { ComponentType } from 'react'
import { useApp } from '../store/app'
import type { DialogName } from '../store/state'
import { HelpDialog } from './commands/HelpDialog'
import type { DialogSlots } from './controls/Dialog'
import { GroupsDialog } from './groups/GroupsDialog'
import { OrderDialog } from './groups/OrderDialog'
import { ImportDialog } from './import/ImportDialog'
import { AllResultsDialog } from './library/AllResultsDialog'
import { LibraryDialog } from './library/LibraryDialog'
import { NumbersDialog } from './listTools/NumbersDialog'
import { RepeatDialog } from './listTools/RepeatDialog'
import { NoRoomDialog } from './page/NoRoomDialog'
import { ClearDataDialog } from './settings/ClearDataDialog'
import { ShareDialog } from './share/ShareDialog'
import { Toasts } from './Toasts'

const DIALOGS: Record<DialogName, ComponentType<DialogSlots>> = {
  help: HelpDialog,
  share: ShareDialog,
  noRoom: NoRoomDialog,
  clearData: ClearDataDialog,
  import: ImportDialog,
  library: LibraryDialog,
  allResults: AllResultsDialog,
  numbers: NumbersDialog,
  repeat: RepeatDialog,
  groups: GroupsDialog,
  order: OrderDialog,
}

export function Dialogs() {
  const name = useApp((state) => state.dialog)
  const Open = name && DIALOGS[name]
  return Open && <Open toasts={<Toasts />} />
}
