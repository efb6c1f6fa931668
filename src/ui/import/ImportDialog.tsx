// Takes a list: asks for one, and shows what would become of it before anything changes.

import { useState } from 'react'
import { app, useApp } from '../../store/app'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { AskForList } from './AskForList'
import { messages } from './messages'
import { Preview } from './Preview'

export function ImportDialog({ toasts }: DialogSlots) {
  const readList = useApp((state) => state.readList)
  const [shown, setShown] = useState({ list: readList, number: 0 })
  if (shown.list !== readList) setShown({ list: readList, number: shown.number + 1 })
  return (
    <Dialog title={messages.title} toasts={toasts} onClose={app.actions.closeDialog}>
      {readList ? <Preview key={shown.number} list={readList} /> : <AskForList />}
    </Dialog>
  )
}
