// Files of wheels carry the files of their photos, as data URLs by hash. Whatever is read is checked as if made to harm.

import { imageHeader } from '../platform/pictures/imageHeader'
import { sha256Base64url } from '../platform/sha256'
import { MAX_FILE_LENGTH } from '../share/boundedJson'
import { withPhotos } from '../share/file'
import type { ToSay } from '../text/say'
import type { Wheel } from '../wheel/wheel'
import type { App } from './createApp'
import { messages } from './library/messages'
import { keepPhotos, type OpenLibrary, openLibrary, type Photos, photoHashes } from './photos'

export interface FileWithPhotos {
  readonly text: string
  /** A sentence on what is not in it. */
  readonly lacks?: ToSay
}

/** A file of wheels with their photos as data URLs. Never rejects. @param file as it is without them */
export async function addPhotos(
  { store }: Pick<App, 'store'>,
  file: string,
  wheels: readonly Wheel[],
  open: OpenLibrary = openLibrary,
): Promise<FileWithPhotos> {
  const hashes = hashesOf(wheels)
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

const hashesOf = (wheels: readonly Wheel[]) =>
  new Set(wheels.flatMap((wheel) => [...photoHashes(wheel)]))

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
const MAX_PHOTO_BYTES = 2 ** 20
/** As in src/platform/pictures, which makes them. */
const MAX_SIDE = 512

interface FoundPhotos {
  readonly photos: Photos
  /** How many photos of the wheels are there, but not as they should be. */
  readonly refused: number
}

/**
 * Those of the wheels. Never rejects. Without HTTPS, nothing can be checked and all are refused.
 * @param found in a file: data URLs by hash, or anything
 */
export async function photosOf(found: unknown, wheels: readonly Wheel[]): Promise<FoundPhotos> {
  const photos = new Map<string, Blob>()
  let refused = 0
  if (typeof found !== 'object' || found === null) return { photos, refused }
  for (const hash of hashesOf(wheels)) {
    if (!Object.hasOwn(found, hash)) continue
    const blob = await photoIn((found as Readonly<Record<string, unknown>>)[hash], hash)
    if (blob) photos.set(hash, blob)
    else refused += 1
  }
  return { photos, refused }
}

async function photoIn(url: unknown, hash: string): Promise<Blob | null> {
  if (typeof url !== 'string') return null
  const [start, named] = DATA_URL.exec(url) ?? []
  if (start === undefined || url.length - start.length > Math.ceil(MAX_PHOTO_BYTES / 3) * 4) {
    return null
  }
  try {
    const bytes = bytesOf(url.slice(start.length))
    const { kind, width, height } = imageHeader(bytes)
    const isSmall = Math.min(width, height) > 0 && Math.max(width, height) <= MAX_SIDE
    if (bytes.length > MAX_PHOTO_BYTES || kind !== named || !isSmall) return null
    return (await sha256Base64url(bytes)) === hash
      ? new Blob([bytes], { type: `image/${kind}` })
      : null
  } catch {
    // It is not base64, or nothing can be hashed here.
    return null
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** Reads the photos in a file; the returned function shows and stores them, and tells if some were refused. */
export async function readFilePhotos(
  app: Pick<App, 'actions'>,
  found: unknown,
  wheels: readonly Wheel[],
  open: OpenLibrary = openLibrary,
): Promise<() => void> {
  const { photos, refused } = await photosOf(found, wheels)
  return () => {
    void keepPhotos(app, photos, open)
    if (refused > 0) app.actions.showToast(messages.picturesRefused, 'warning')
  }
}
