// Wheels saved as files. ui/import opens them.

import { downloadText, WHEEL_EXTENSION, WHEEL_TYPE } from '../../platform/textFile'
import type { App } from '../../store/createApp'
import { wheelFile } from '../../store/wheelFile'
import { fileStem } from '../../wheel/name'
import { hasUnequalSlices } from '../../wheel/weights'
import { messages } from './messages'

export function saveWheelFile({ store, actions }: App): void {
  const { wheel, settings } = store.getState()
  const text = wheelFile(wheel, settings, Date.now())
  downloadText((fileStem(wheel.name) || 'wheel') + WHEEL_EXTENSION, text, WHEEL_TYPE)
  const hasWeights = hasUnequalSlices(wheel, settings)
  actions.showToast(messages.fileSaved, 'success', {
    ...(hasWeights && { detail: messages.olderVersions, durationMs: 8000 }),
  })
}
