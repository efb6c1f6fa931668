// Files of wheels carry the files of their photos and sounds, as data URLs by hash. Whatever is read is checked as if made to harm.

import { imageHeader } from '../platform/pictures/imageHeader'
import { sha256Base64url } from '../platform/sha256'
import { MAX_WAV_BYTES, readWav, WAV_TYPE } from '../platform/sounds/wav'
import { MAX_FILE_LENGTH } from '../share/boundedJson'
import { withPhotos } from '../share/file'
import type { ToSay } from '../text/say'
import type { OwnSounds } from '../wheel/settings/settings'
import { soundHashes } from '../wheel/soundFile'
import type { Wheel } from '../wheel/wheel'
import type { App } from './createApp'
import { messages } from './library/messages'
import { keepPhotos, type OpenLibrary, openLibrary, type Photos, photoHashes } from './photos'

/** What may need files. */
export interface FiledParts {
  readonly wheel: Wheel
  readonly ownSounds: OwnSounds
}

export interface FileWithPhotos {
  readonly text: string
  /** A sentence on what is not in it. */
  readonly lacks?: ToSay
}

/** A file of wheels with their photos and sounds as data URLs. Never rejects. @param file as it is without them */
export async function addPhotos(
  { store }: Pick<App, 'store'>,
  file: string,
  wheels: readonly FiledParts[],
  open: OpenLibrary = openLibrary,
): Promise<FileWithPhotos> {
  const hashes = new Set([...photosNamed(wheels), ...soundsNamed(wheels)])
  if (hashes.size === 0) return { text: file }
  const photos = await blobsOf(hashes, store.getState().photos, open)
  const bytes = [...photos.values()].reduce((sum, { size }) => sum + size, 0)
  // Base64 has four characters for three bytes.
  const isTooLarge = file.length + (4 / 3) * bytes > MAX_FILE_LENGTH
  const urls = isTooLarge ? {} : await dataUrls(photos)
  const text = isTooLarge ? null : withPhotos(file, urls)
  if (text === null) return { text: file, lacks: messages.picturesTooLarge }
  const isWhole = Object.keys(urls).length === hashes.size
  return { text, ...(!isWhole && { lacks: messages.picturesMissing }) }
}

const photosNamed = (wheels: readonly FiledParts[]) =>
  new Set(wheels.flatMap(({ wheel }) => [...photoHashes(wheel)]))
const soundsNamed = (wheels: readonly FiledParts[]) =>
  new Set(wheels.flatMap(({ ownSounds }) => soundHashes(ownSounds)))

async function blobsOf(
  hashes: ReadonlySet<string>,
  held: Photos,
  open: OpenLibrary,
): Promise<Photos> {
  const here = new Map([...held].filter(([hash]) => hashes.has(hash)))
  const others = [...hashes].filter((hash) => !here.has(hash))
  if (others.length === 0) return here
  try {
    const outcome = await (await open()).photos.read(others)
    if (outcome.fault !== null) throw outcome.cause
    return new Map([...here, ...outcome.value])
  } catch (cause) {
    console.warn('Failed to read photos', cause)
    return here
  }
}

/** Of those that can be read: a browser may have lost the file of a blob. */
async function dataUrls(photos: Photos): Promise<Readonly<Record<string, string>>> {
  const urls = Array.from(photos, async ([hash, blob]) => {
    const buffer = await blob.arrayBuffer().catch(() => null)
    if (!buffer) return []
    return [[hash, `data:${blob.type};base64,${base64(new Uint8Array(buffer))}`] as const]
  })
  return Object.fromEntries((await Promise.all(urls)).flat())
}

/** Fewer than any engine's limit on arguments. */
const PIECE = 8192

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  }
  return btoa(text)
}

/** Browsers draw these from pixels alone. An SVG is a document, which may hold anything. */
const DATA_URL = /^data:image\/(webp|png|jpeg);base64,/
/** As in src/platform/pictures, which makes them: those of backgrounds are the largest. */
const MAX_SIDE = 1280
/** As many as its pixels have. */
const MAX_PHOTO_BYTES = 4 * MAX_SIDE ** 2

interface FoundFiles {
  readonly photos: Photos
  readonly sounds: Photos
  /** How many files of the wheels are there, but not as they should be. */
  readonly refused: number
}

/**
 * Those of the wheels. Never rejects. Without HTTPS, nothing can be checked and all are refused.
 * @param found in a file: data URLs by hash, or anything
 */
export async function filesIn(found: unknown, wheels: readonly FiledParts[]): Promise<FoundFiles> {
  const photos = new Map<string, Blob>()
  const sounds = new Map<string, Blob>()
  let refused = 0
  if (typeof found !== 'object' || found === null) return { photos, sounds, refused }
  for (const [hashes, read, files] of [
    [photosNamed(wheels), photoIn, photos],
    [soundsNamed(wheels), soundIn, sounds],
  ] as const) {
    for (const hash of hashes) {
      if (!Object.hasOwn(found, hash)) continue
      const blob = await read((found as Readonly<Record<string, unknown>>)[hash], hash)
      if (blob) files.set(hash, blob)
      else refused += 1
    }
  }
  return { photos, sounds, refused }
}

async function photoIn(url: unknown, hash: string): Promise<Blob | null> {
  if (typeof url !== 'string') return null
  const [start, named] = DATA_URL.exec(url) ?? []
  const bytes = start === undefined ? null : bytesIn(url, start, MAX_PHOTO_BYTES)
  if (!bytes) return null
  const { kind, width, height } = imageHeader(bytes)
  const isSmall = Math.min(width, height) > 0 && Math.max(width, height) <= MAX_SIDE
  if (kind !== named || !isSmall) return null
  return checked(bytes, hash, `image/${kind}`)
}

const SOUND_START = `data:${WAV_TYPE};base64,`

async function soundIn(url: unknown, hash: string): Promise<Blob | null> {
  if (typeof url !== 'string' || !url.startsWith(SOUND_START)) return null
  const bytes = bytesIn(url, SOUND_START, MAX_WAV_BYTES)
  return bytes && readWav(bytes) ? checked(bytes, hash, WAV_TYPE) : null
}

/** `null` where they are another file's, or nothing can be hashed here. */
async function checked(
  bytes: Uint8Array<ArrayBuffer>,
  hash: string,
  type: string,
): Promise<Blob | null> {
  const own = await sha256Base64url(bytes).catch(() => null)
  return own === hash ? new Blob([bytes], { type }) : null
}

/** `null` where they are too many, or no base64. */
function bytesIn(url: string, start: string, most: number): Uint8Array<ArrayBuffer> | null {
  if (url.length - start.length > Math.ceil(most / 3) * 4) return null
  try {
    const text = atob(url.slice(start.length))
    const bytes = new Uint8Array(text.length)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at)
    return bytes.length > most ? null : bytes
  } catch {
    return null
  }
}

/** Reads the files in a file; the returned function shows and stores them, and tells if some were refused. */
export async function readFilePhotos(
  app: Pick<App, 'actions'>,
  found: unknown,
  wheels: readonly FiledParts[],
  open: OpenLibrary = openLibrary,
): Promise<() => void> {
  const { photos, sounds, refused } = await filesIn(found, wheels)
  return () => {
    void keepPhotos(app, photos, open, sounds)
    if (refused > 0) app.actions.showToast(messages.picturesRefused, 'warning')
  }
}
