// Not in commands.ts: neither the first paint nor How to Use needs the code that reads files.

import { downloadText, WHEEL_EXTENSION, WHEEL_TYPE } from '../../platform/textFile'
import type { App } from '../../store/createApp'
import { wheelFile } from '../../store/wheelFile'
import { say } from '../../text/say'
import { shownName } from '../../wheel/messages'
import { fileStem } from '../../wheel/name'
import { hasUnequalSlices } from '../../wheel/weights'
import { canShare } from '../../wheel/wheel'
import { pickImport } from '../import/importing'
import { messages } from '../share/messages'
import { type Command, isIdle } from './commands'

export const FILE_COMMANDS = {
  save: {
    name: say('Save Wheel to File'),
    label: say('Save to File'),
    keys: [],
    isEnabled: (state) => isIdle(state) && canShare(state.wheel),
    run: saveWheelFile,
  },
  open: {
    name: say('Open File'),
    label: say('Open File'),
    keys: [],
    isEnabled: isIdle,
    run: pickImport,
  },
} satisfies Record<string, Command>

/** The name of a file, where the wheel has none. */
const namelessFile = say('wheel')

function saveWheelFile({ store, actions }: App): void {
  const { wheel, settings } = store.getState()
  const text = wheelFile(wheel, settings, Date.now())
  downloadText(
    (fileStem(shownName(wheel.name)) || namelessFile) + WHEEL_EXTENSION,
    text,
    WHEEL_TYPE,
  )
  const hasWeights = hasUnequalSlices(wheel, settings)
  actions.showToast(messages.fileSaved, 'success', {
    ...(hasWeights && { detail: messages.olderVersions, durationMs: 8000 }),
  })
}
