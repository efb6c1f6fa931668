// What stands around the wheel and the first paint can do without: status, messages, keys, dialogs.

import { useEffect } from 'react'
import { watchAddress } from './address'
import { Dialogs } from './Dialogs'
import { PresentationMode } from './PresentationMode'
import { StatusLine } from './StatusLine'
import { Toasts } from './Toasts'
import { useKeyboardHighlight, useShortcuts } from './useShortcuts'

export function Surroundings() {
  useShortcuts()
  useKeyboardHighlight()
  useEffect(watchAddress, [])
  return (
    <>
      <StatusLine />
      <Toasts />
      <Dialogs />
      <PresentationMode />
    </>
  )
}
