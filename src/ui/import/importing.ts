// A list that arrives from outside is previewed; a wheel of this product opens.

import { compression } from '../../platform/compression'
import { randomId } from '../../platform/entropy'
import { scriptUrl } from '../../platform/scriptUrl'
import { pickFile } from '../../platform/textFile'
import { readHash } from '../../share/link'
import { ShareError } from '../../share/payload'
import type { App } from '../../store/createApp'
import { whenSeen } from '../../store/whenIdle'
import { LOCALE } from '../../text/locale'
import type { ToSay } from '../../text/say'
import { messages as kitMessages } from '../kit/messages'
import { messages } from './messages'
import type { Answer, Read, ReadList, ReadRequest } from './reader.worker'
import workerUrl from './reader.worker.ts?worker&url'

/** Browsers show other files too, on request. Phones know `.fairwheel` only as any bytes. */
const FILE_TYPES =
  '.txt,.csv,.tsv,.xlsx,.json,.fairwheel,.wheel,text/plain,text/csv,text/tab-separated-values,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/octet-stream'

/** `cause` is for the console. */
export type Reading =
  | Read
  | { readonly kind: 'failed'; readonly reason: ToSay; readonly cause: string }

/** Reading usually takes less; then nobody has to be told. */
const QUICK_MS = 600

export async function pickImport(app: App): Promise<void> {
  const file = await pickFile(FILE_TYPES)
  if (file) await openFiles(app, [file])
}

/** Previews a list or opens a wheel, once no wheel is spinning. A toast says why it cannot. Never rejects. */
export async function openFiles(app: App, files: readonly File[]): Promise<void> {
  const { store, actions } = app
  const [file] = files
  if (!file) return
  const pictures = files.filter(isPicture)
  const isOne = files.length === 1 || pictures.length > 0
  if (!isOne) return actions.showToast(messages.oneFile(files.length), 'warning')
  if (store.getState().phase === 'spinning') actions.showToast(messages.fileWaits, 'info')
  // Of a folder of photos, what else is in it does not count.
  if (pictures.length === 0) return openImport(app, { file })
  await whenSeen(store)
  actions.openPictures(pictures)
}

/** By its name where the system knows no type for it, as with HEIC. */
export function isPicture({ name, type }: File): boolean {
  return type.startsWith('image/') || /\.(?:heic|heif|avif|webp)$/i.test(name)
}

/** Never rejects. */
export async function openImport(app: App, list: ReadList): Promise<void> {
  const { actions, store } = app
  const inProgress = messages.reading(list.file?.name)
  const timer = setTimeout(() => actions.showToast(inProgress, 'info'), QUICK_MS)
  const reading = await read(list)
  clearTimeout(timer)
  const told = store.getState().toasts.find(({ message }) => message === inProgress)
  if (told) actions.dismissToast(told.id)
  const reason = await openReading(app, reading, list.file)
  if (reason) actions.showToast(messages.notOpened(reason), 'error')
}

/** Never rejects. Returns why it could not be opened, as a sentence. @param file that it was read from, if any */
export async function openReading(
  app: App,
  reading: Reading,
  file?: File,
): Promise<ToSay | undefined> {
  try {
    if (reading.kind === 'failed') throw new ReadingError(reading.reason, reading.cause)
    const open = await opening(app, reading, file)
    // A spin may have started while the file was read.
    await whenSeen(app.store)
    await open()
    return undefined
  } catch (cause) {
    console.warn('Failed to open a file or a list', cause)
    if (cause instanceof ReadingError) return cause.reason
    const isNoWheel = cause instanceof ShareError && cause.failure !== 'cannotCreate'
    return isNoWheel ? messages.notWheel[cause.failure] : messages.cannotRead
  }
}

class ReadingError extends Error {
  constructor(
    readonly reason: ToSay,
    cause: unknown,
  ) {
    super('Not read', { cause })
  }
}

async function opening(app: App, reading: Read, file: File | undefined): Promise<() => unknown> {
  const { actions } = app
  if (reading.kind === 'list') {
    return () => actions.openImport({ fileName: file?.name ?? null, source: reading.source, file })
  }
  if (reading.kind === 'wheelLink') {
    const hash = reading.text.trim().replace(/^[^#]*/, '')
    const shared = await readHash(hash, { compression })
    return () => {
      actions.closeDialog()
      actions.openShared(shared, hash)
    }
  }
  if (reading.kind === 'libraryFile') {
    const { handOverLibrary } = await import('../../store/library/libraryFile')
    return () => {
      handOverLibrary(reading.text)
      actions.openDialog('library')
    }
  }
  const { readFile } = await import('../../store/wheelFile')
  const filed = readFile(reading.text, randomId, Date.now())
  const photos = filed.photos !== undefined && (await loadPhotoFiles(app))
  const keepPhotos = photos && (await photos.readFilePhotos(app, filed.photos, [filed]))
  return () => {
    actions.closeDialog()
    if (keepPhotos) keepPhotos()
    actions.openFile(filed)
  }
}

/** `null` where it cannot be loaded, which the visitor is told: files go without photos then. */
export async function loadPhotoFiles({ actions }: App) {
  try {
    return await import('../../store/photoFiles')
  } catch (cause) {
    console.warn('Failed to load a part of the page', cause)
    actions.showToast(kitMessages.notLoaded, 'error')
    return null
  }
}

/** The largest list takes a slow phone a few seconds. What takes longer was made to. */
const MAX_READING_MS = 20_000

/** Reads in a worker. Never rejects. */
export async function read(list: ReadList): Promise<Reading> {
  try {
    // What the first code of the page does without.
    const { listMessages, listWords } = await import('../../lists/messages')
    const answer = await askWorker({ ...list, words: listWords })
    if (answer.kind !== 'failed') return answer
    const { failure, cause } = answer
    return { kind: 'failed', reason: listMessages.errors[failure], cause }
  } catch (cause) {
    const reason = cause instanceof TooSlowError ? messages.tooSlow : messages.cannotRead
    return { kind: 'failed', reason, cause: String(cause) }
  }
}

class TooSlowError extends Error {
  override readonly name = 'TooSlowError'
}

/** @throws TooSlowError, or where it fails */
function askWorker(request: ReadRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: LOCALE })
    const timer = setTimeout(() => fail(new TooSlowError()), MAX_READING_MS)
    function stop() {
      clearTimeout(timer)
      worker.terminate()
    }
    function fail(cause: Error) {
      stop()
      reject(cause)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      stop()
      resolve(data)
    })
    // Its script could not be loaded, or it has run out of memory.
    worker.addEventListener('error', ({ message }) => fail(new Error(message)))
    worker.postMessage(request)
  })
}
