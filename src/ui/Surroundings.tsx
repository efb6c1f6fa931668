// What stands around the wheel and the first paint can do without: status, messages, keys, help.

import { Help } from './Help'
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
      <Help />
    </>
  )
}
