// Not in commands.ts: neither the first paint nor How to Use needs the code that reads files.

import { downloadText, WHEEL_EXTENSION, WHEEL_TYPE } from '../../platform/textFile'
import type { App } from '../../store/createApp'
import { wheelFile } from '../../store/wheelFile'
import { fileStem } from '../../wheel/name'
import { hasUnequalSlices } from '../../wheel/weights'
import { canShare } from '../../wheel/wheel'
import { pickImport } from '../import/importing'
import { messages } from '../share/messages'
import { type Command, isIdle } from './commands'

export const FILE_COMMANDS = {
  save: {
    name: 'Save Wheel to File',
    label: 'Save to File',
    keys: [],
    isEnabled: (state) => isIdle(state) && canShare(state.wheel),
    run: saveWheelFile,
  },
  open: {
    name: 'Open File',
    label: 'Open File',
    keys: [],
    isEnabled: isIdle,
    run: pickImport,
  },
} satisfies Record<string, Command>

function saveWheelFile({ store, actions }: App): void {
  const { wheel, settings } = store.getState()
  const text = wheelFile(wheel, settings, Date.now())
  downloadText((fileStem(wheel.name) || 'wheel') + WHEEL_EXTENSION, text, WHEEL_TYPE)
  const hasWeights = hasUnequalSlices(wheel, settings)
  actions.showToast(messages.fileSaved, 'success', {
    ...(hasWeights && { detail: messages.olderVersions, durationMs: 8000 }),
  })
}
