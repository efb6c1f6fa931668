// The commands for wheels as files. They bring the code that reads files, which neither the first paint nor How to Use
// needs, so they are not in the table of commands.ts.

import { canShare } from '../../wheel/wheel'
import { pickImport } from '../import/importing'
import { saveWheelFile } from '../share/wheelFile'
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
