// What the system hands over: files opened with the installed app, and texts, links and files shared with it.

import { type LaunchedFile, takeReceived, takeReceivedId } from '../../platform/received'
import type { App } from '../../store/createApp'
import { openFiles, openImport, openReading } from './importing'
import { messages } from './messages'
import { read } from './reading'
import { linkIn, sharedText } from './sharedText'

/** Opens files like dropped ones. A toast says why it cannot. Never rejects. */
export async function openLaunched(app: App, launched: readonly LaunchedFile[]): Promise<void> {
  try {
    // Of several none is opened, so none has to be read.
    const [first, ...others] = launched
    if (!first) return
    if (others.length > 0) app.actions.showToast(messages.oneFile(launched.length), 'warning')
    else await openFiles(app, [await first.getFile()])
  } catch (cause) {
    console.warn('Failed to read an opened file', cause)
    app.actions.showToast(messages.notOpened(messages.fileGone), 'error')
  }
}

/** Opens what was shared, if the page's address says that something was. Never rejects. */
export async function openReceived(app: App): Promise<void> {
  const id = takeReceivedId()
  if (id === null) return
  const received = await takeReceived(id)
  if (typeof received === 'string') {
    app.actions.showToast(messages.notReceived[received], 'error')
    return
  }
  // A form without a file has one without a name.
  const isFile = (value: FormDataEntryValue) => value instanceof File && value.name !== ''
  const files = received.getAll('files').filter(isFile) as File[]
  if (files.length > 0) await openFiles(app, files)
  else await openText(app, sharedText(received))
}

/** A wheel's link among other words opens the wheel; anything else is a list. */
async function openText(app: App, text: string): Promise<void> {
  const link = linkIn(text)
  const reading = link === null ? null : await read({ text: link })
  const isWheel =
    reading?.kind === 'wheelLink' || (reading?.kind === 'list' && reading.source.format === 'wheel')
  if (!reading || !isWheel) return openImport(app, { text })
  const reason = await openReading(app, reading)
  if (reason) app.actions.showToast(messages.notOpened(reason), 'error')
}
