import type { ComponentType } from 'react'
import { FilmDialog } from '../film/FilmDialog'
import { GroupsDialog, OrderDialog } from '../raffle/ui/groups/GroupsDialog'
import { app, useApp } from '../store/app'
import type { DialogName } from '../store/state'
import { FILE_COMMANDS } from '../ui/commands/fileCommands'
import { HelpDialog } from '../ui/commands/HelpDialog'
import { ImportDialog } from '../ui/import/ImportDialog'
import { Button, ButtonRow } from '../ui/kit/Button'
import { Dialog, type DialogSlots } from '../ui/kit/Dialog'
import { AllResultsDialog } from '../ui/library/AllResultsDialog'
import { LibraryDialog } from '../ui/library/LibraryDialog'
import { NumbersDialog, RepeatDialog } from '../ui/lists/NumberDialogs'
import { PicturesDialog } from '../ui/pictures/PicturesDialog'
import { ClearDataDialog } from '../ui/settings/ClearDataDialog'
import { ShareDialog } from '../ui/share/ShareDialog'
import { Toasts } from '../ui/Toasts'
import { shownName } from '../wheel/messages'
import { isolated } from '../wheel/text'
import { messages } from './messages'

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
  pictures: PicturesDialog,
  film: FilmDialog,
}

export function Dialogs() {
  const name = useApp((state) => state.dialog)
  const Open = name && DIALOGS[name]
  return Open && <Open toasts={<Toasts />} />
}

/** Storage has no room for another wheel beside the visitor's own. */
function NoRoomDialog({ toasts }: DialogSlots) {
  const name = useApp((state) => state.blockedWheel?.wheel.name ?? '')
  const { closeDialog, openBlockedWheel } = app.actions
  return (
    <Dialog title={messages.noRoom} toasts={toasts} onClose={closeDialog}>
      <p>{messages.noRoomFor(isolated(shownName(name)))}</p>
      <p>{messages.openingWithoutRoom}</p>
      <ButtonRow>
        <Button kind="primary" onClick={closeDialog}>
          {messages.keepOwnWheel}
        </Button>
        <Button onClick={openBlockedWheel}>{messages.openAnyway}</Button>
        <Button onClick={() => FILE_COMMANDS.save.run(app)}>{messages.saveOwnWheel}</Button>
      </ButtonRow>
    </Dialog>
  )
}
