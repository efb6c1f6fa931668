// Shows the open dialog.

import type { ComponentType } from 'react'
import { GroupsDialog, OrderDialog } from '../raffle/ui/groups/GroupsDialog'
import { useApp } from '../store/app'
import type { DialogName } from '../store/state'
import { HelpDialog } from '../ui/commands/HelpDialog'
import { ImportDialog } from '../ui/import/ImportDialog'
import type { DialogSlots } from '../ui/kit/Dialog'
import { AllResultsDialog } from '../ui/library/AllResultsDialog'
import { LibraryDialog } from '../ui/library/LibraryDialog'
import { NumbersDialog } from '../ui/lists/NumbersDialog'
import { RepeatDialog } from '../ui/lists/RepeatDialog'
import { ClearDataDialog } from '../ui/settings/ClearDataDialog'
import { ShareDialog } from '../ui/share/ShareDialog'
import { Toasts } from '../ui/Toasts'
import { NoRoomDialog } from './NoRoomDialog'

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
