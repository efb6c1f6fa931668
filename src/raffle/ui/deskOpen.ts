// Whether the desk is open for a draw that goes on, remembered for this tab: after a reload it opens by itself.

import { safeStorage } from '../../platform/storage'
import type { App } from '../../store/createApp'

const KEY = 'wheel_desk'

const session = safeStorage(() => sessionStorage)

export function rememberDesk(isOpen: boolean): void {
  if (isOpen) session.write(KEY, 'open')
  else session.remove(KEY)
}

export function reopenDesk({ actions }: App): void {
  if (session.read(KEY) === 'open') actions.showDesk(true)
}
