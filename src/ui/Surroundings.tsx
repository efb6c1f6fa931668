// What stands around the wheel and the first paint can do without: status, messages, keys, dialogs.

import { Dialogs } from './Dialogs'
import { StatusLine } from './StatusLine'
import { Toasts } from './Toasts'
import { useKeyboardHighlight, useShortcuts } from './useShortcuts'

export function Surroundings() {
  useShortcuts()
  useKeyboardHighlight()
  return (
    <>
      <StatusLine />
      <Toasts />
      <Dialogs />
    </>
  )
}
