// Pictures as visitors have them, made by the browser or byte by byte, and what is in those that come out.

import { type PictureRead, readPictures } from '../../../src/platform/pictures/readPictures'

export type Pixel = readonly [red: number, green: number, blue: number, alpha: number]
type Paint = (context: OffscreenCanvasRenderingContext2D) => void

/** @param type PNG, JPEG or WebP @param paint a color, or what draws it */
export async function painted(
  width: number,
  height: number,
  paint: string | Paint,
  type = 'image/png',
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  if (typeof paint === 'string') {
    context.fillStyle = paint
    context.fillRect(0, 0, width, height)
  } else paint(context)
  return canvas.convertToBlob({ type, quality: 0.95 })
}

/** What becomes of each, in order. */
export async function read(...files: readonly Blob[]): Promise<PictureRead[]> {
  const reads: PictureRead[] = []
  const onRead = (index: number, one: PictureRead) => {
    if (index !== reads.length) throw new Error(`${index} comes out of order`)
    reads.push(one)
  }
  await readPictures(files, onRead, new AbortController().signal)
  return reads
}

export interface Picture {
  readonly hash: string
  readonly preview: string
  readonly blob: Blob
}

/** @throws where it is refused */
export async function readOne(file: Blob): Promise<Picture> {
  const [one] = await read(file)
  if (!one || one.refusal) throw new Error(`Refused: ${one?.refusal}`)
  return one
}

export interface Pixels {
  readonly width: number
  readonly height: number
  /** @param x from 0 to 1 @param y from 0 to 1, downward */
  at(x: number, y: number): Pixel
}

export function pixelsIn({ width, height, data }: ImageData): Pixels {
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor(x * width), Math.floor(y * height)]
    const start = 4 * (row * width + column)
    return [...data.subarray(start, start + 4)] as unknown as Pixel
  }
  return { width, height, at }
}

export async function pixelsOf(blob: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  return pixelsIn(context.getImageData(0, 0, width, height))
}

/** Bytes as code units. */
export async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await blob.arrayBuffer())
}

const short = (value: number) => [value & 255, value >> 8]
const word = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)]
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const blobOf = (...parts: readonly number[][]) => new Blob([Uint8Array.from(parts.flat())])

/** Red, green, blue and white. */
const GIF_COLORS = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
const GIF_SIDE = 8

/** Of 8 pixels each way. @param colors of its pictures, one after the other, as indices */
export function animatedGif(...colors: readonly number[]): Blob {
  const pictures = colors.flatMap((color) => {
    // Codes of three bits. Each pixel clears the table, so that codes never grow longer.
    const codes = [...Array(GIF_SIDE ** 2).fill([4, color]), 5].flat()
    const bits = codes.flatMap((code) => [code & 1, (code >> 1) & 1, code >> 2])
    const data = Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
      bits.slice(8 * index, 8 * index + 8).reduce((sum, bit, at) => sum | (bit << at), 0),
    )
    const delay = [0x21, 0xf9, 4, 0, ...short(10), 0, 0]
    const descriptor = [0x2c, ...short(0), ...short(0), ...short(GIF_SIDE), ...short(GIF_SIDE), 0]
    return [...delay, ...descriptor, 2, data.length, ...data, 0]
  })
  const screen = [...short(GIF_SIDE), ...short(GIF_SIDE), 0x81, 0, 0]
  return blobOf(letters('GIF89a'), screen, GIF_COLORS, pictures, [0x3b])
}

/** Of 4 pixels each way, in one color. */
export function bmp(red: number, green: number, blue: number): Blob {
  const pixels = Array(16).fill([blue, green, red]).flat()
  const header = [...word(40), ...word(4), ...word(4), ...short(1), ...short(24), ...word(0)]
  const sizes = [...word(pixels.length), ...word(0), ...word(0), ...word(0), ...word(0)]
  const file = [...word(54 + pixels.length), ...word(0), ...word(54)]
  return blobOf(letters('BM'), file, header, sizes, pixels)
}

/** A JPEG with an orientation and a place (Exif 2.3, in TIFF's little-endian form). @param place as text */
export async function withExif(jpeg: Blob, orientation: number, place: string): Promise<Blob> {
  const [shortType, longType, textType] = [3, 4, 2]
  const entry = (tag: number, type: number, count: number, value: number) => [
    ...[...short(tag), ...short(type)],
    ...[...word(count), ...word(value)],
  ]
  // After 8 bytes of TIFF's header come two directories: 2 bytes, 12 for each entry, and 4.
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const placeAt = gpsAt + 2 + 12 + 4
  const tiff = [
    ...[...letters('II*\0'), ...word(8)],
    ...[...short(2), ...entry(0x0112, shortType, 1, orientation)],
    ...[...entry(0x8825, longType, 1, gpsAt), ...word(0)],
    // 0x1c is GPSAreaInformation.
    ...[...short(1), ...entry(0x1c, textType, place.length + 1, placeAt), ...word(0)],
    ...[...letters(place), 0],
  ]
  const content = [...letters('Exif\0\0'), ...tiff]
  const length = content.length + 2
  const segment = Uint8Array.from([0xff, 0xe1, length >> 8, length & 255, ...content])
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' })
}

/** The first bytes of a PNG. */
export function pngHeader(width: number, height: number): Blob {
  const big = (value: number) => word(value).reverse()
  const chunk = [...big(13), ...letters('IHDR'), ...big(width), ...big(height), 8, 6, 0, 0, 0]
  return blobOf(letters('\x89PNG\r\n\x1a\n'), chunk, big(0))
}

/** Two pixels each way, as sites use it to ask whether a browser knows AVIF. */
const AVIF =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A='

export const avif = (): Blob => blobOf(letters(atob(AVIF)))

/** A photo of a phone whose codec is HEVC, without its pixels. */
export function heic(): Blob {
  const box = (name: string, content: readonly number[]) => [
    ...word(content.length + 8).reverse(),
    ...[...letters(name), ...content],
  ]
  const ispe = box('ispe', [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0])
  const meta = box('meta', [0, 0, 0, 0, ...box('iprp', box('ipco', ispe))])
  return blobOf(box('ftyp', letters('heic\0\0\0\0mif1heic')), meta, box('mdat', Array(99).fill(7)))
}
