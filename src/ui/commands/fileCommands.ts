// Not in commands.ts: neither the first paint nor How to Use needs the code that reads files.

import { downloadText, WHEEL_EXTENSION, WHEEL_TYPE } from '../../platform/textFile'
import { wheelFile } from '../../share/file'
import type { App } from '../../store/createApp'
import type { FileWithPhotos } from '../../store/photoFiles'
import { say } from '../../text/say'
import { shownName } from '../../wheel/messages'
import { fileStem } from '../../wheel/name'
import { hasUnequalSlices } from '../../wheel/weights'
import { canShare } from '../../wheel/wheel'
import { loadPhotoFiles, pickImport } from '../import/importing'
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

/** Of a photo or a sound, in a file. */
const HASH = /": "[\w-]{43}\./

/** At once where there are no photos. */
async function saveWheelFile(app: App): Promise<void> {
  const { wheel, settings } = app.store.getState()
  const text = wheelFile(wheel, settings, Date.now())
  const photos = HASH.test(text) && (await loadPhotoFiles(app))
  const { ownSounds } = settings
  const file: FileWithPhotos = photos
    ? await photos.addPhotos(app, text, [{ wheel, ownSounds }])
    : { text }
  downloadText(
    (fileStem(shownName(wheel.name)) || namelessFile) + WHEEL_EXTENSION,
    file.text,
    WHEEL_TYPE,
  )
  const detail = file.lacks ?? (hasUnequalSlices(wheel, settings) ? messages.olderVersions : null)
  app.actions.showToast(messages.fileSaved, file.lacks || photos === null ? 'warning' : 'success', {
    ...(detail && { detail, durationMs: 8000 }),
  })
}
