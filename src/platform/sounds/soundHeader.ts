// How much of a file has to be decoded for its first seconds. A browser decodes all that it is given: of a file of two
// hours, gigabytes.

export type SoundPlan =
  | { readonly refusal: 'tooLarge' | 'tooLong' | 'notASound' }
  | { readonly part: Blob }

/** Of a file that can be decoded only as a whole, in bytes and in seconds. */
const MAX_WHOLE_BYTES = 20 * 2 ** 20
const MAX_WHOLE_S = 600
/** Uncompressed: ten seconds of the finest that is usual, 96 kHz of 24 bits in two channels. */
const PLAIN_BYTES = 6 * 2 ** 20
/** Compressed: 13 seconds at 320 kbit a second, nine minutes at the least that is usual, 8 kbit. */
const COMPRESSED_BYTES = 2 ** 19
/** Boxes at the top of an MP4 file: it has a few. */
const MAX_BOXES = 64

/** Judges by the first bytes; the name of a file says little. Rejects where the file cannot be read. */
export async function planSound(file: Blob): Promise<SoundPlan> {
  const head = await viewOf(file, 0, 32)
  const word = (at: number) => textAt(head, at)
  if (word(0) === 'RIFF' && word(8) === 'WAVE') return { part: file.slice(0, PLAIN_BYTES) }
  if (word(0) === 'FORM' && word(8).startsWith('AIF')) return { part: file.slice(0, PLAIN_BYTES) }
  if (word(0) === 'fLaC') {
    return flacSeconds(head) > MAX_WHOLE_S
      ? { refusal: 'tooLong' }
      : { part: file.slice(0, PLAIN_BYTES) }
  }
  if (word(0) === 'OggS' || isWebM(head)) return { part: file.slice(0, COMPRESSED_BYTES) }
  if (word(4) === 'ftyp') return planWhole(file)
  const tagBytes = word(0).startsWith('ID3') ? id3Bytes(head) : 0
  const sound = tagBytes > 0 ? await viewOf(file, tagBytes, 2) : head
  // The picture in a tag may be larger than the sound.
  return isFrame(sound) || tagBytes > 0
    ? { part: file.slice(tagBytes, tagBytes + COMPRESSED_BYTES) }
    : { refusal: 'notASound' }
}

async function viewOf(file: Blob, at: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(at, at + length).arrayBuffer())
}

/** Four letters. Empty behind the end. */
function textAt(view: DataView, at: number): string {
  if (view.byteLength < at + 4) return ''
  return String.fromCharCode(...new Uint8Array(view.buffer, at, 4))
}

const isWebM = (view: DataView) => view.byteLength >= 4 && view.getUint32(0) === 0x1a45dfa3

/** Eleven bits that are set begin a frame of MP3 or AAC (ISO 11172-3, 2.4.1.3; ISO 13818-7, 6.2). */
const isFrame = (view: DataView) => view.byteLength >= 2 && view.getUint16(0) >= 0xffe0

/** A tag before the sound, of ten bytes and as many as four times seven bits say (ID3 2.4, 3.1). */
function id3Bytes(view: DataView): number {
  if (view.byteLength < 10) return 0
  return [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (view.getUint8(at) & 127), 0) + 10
}

/** Its first block says how many samples there are (RFC 9639, 8.2); 0 where it does not know. */
function flacSeconds(view: DataView): number {
  if (view.byteLength < 26) return 0
  const rate = view.getUint32(18) >>> 12
  const samples = (view.getUint8(21) & 15) * 2 ** 32 + view.getUint32(22)
  return samples / rate
}

/** An MP4 file cannot be read without its index, which may be at the end (ISO 14496-12, 8.2). */
async function planWhole(file: Blob): Promise<SoundPlan> {
  if (file.size > MAX_WHOLE_BYTES) return { refusal: 'tooLarge' }
  let at = 0
  for (let boxes = 0; boxes < MAX_BOXES && at < file.size; boxes += 1) {
    const box = await viewOf(file, at, 48)
    if (textAt(box, 4) === 'moov' && textAt(box, 12) === 'mvhd') {
      return movieSeconds(box) > MAX_WHOLE_S ? { refusal: 'tooLong' } : { part: file }
    }
    const size = box.byteLength < 8 ? 0 : box.getUint32(0)
    // Larger than four gigabytes, or to the end of the file.
    if (size < 8) break
    at += size
  }
  // Damaged, as the browser will find, or in pieces.
  return { part: file.slice(0, COMPRESSED_BYTES) }
}

/** @param box `moov`, which begins with `mvhd` */
function movieSeconds(box: DataView): number {
  const isLong = box.byteLength > 16 && box.getUint8(16) === 1
  if (box.byteLength < (isLong ? 48 : 36)) return 0
  return isLong
    ? (box.getUint32(40) * 2 ** 32 + box.getUint32(44)) / box.getUint32(36)
    : box.getUint32(32) / box.getUint32(28)
}
