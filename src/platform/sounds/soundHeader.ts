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
/** A picture in front of the sound may be larger than the sound. */
const MAX_HEADER_BYTES = 20 * 2 ** 20
/** Boxes at the top of an MP4 file, blocks before a FLAC sound and packets before an Ogg one: each has a few. */
const MAX_PARTS = 64
/** Pages of Ogg: for so large a header, of the smallest that are usual. */
const MAX_PAGES = 2 ** 12

/** Judges by the first bytes; the name of a file says little. Rejects where the file cannot be read. */
export async function planSound(file: Blob): Promise<SoundPlan> {
  const head = await viewOf(file, 0, 32)
  const word = (at: number) => textAt(head, at)
  if (word(0) === 'RIFF' && word(8) === 'WAVE') return { part: file.slice(0, PLAIN_BYTES) }
  if (word(0) === 'FORM' && word(8).startsWith('AIF')) return { part: file.slice(0, PLAIN_BYTES) }
  if (word(0) === 'fLaC') return planFlac(file)
  if (word(0) === 'OggS') {
    return { part: file.slice(0, (await oggHeaderBytes(file)) + COMPRESSED_BYTES) }
  }
  if (isWebM(head)) return { part: file.slice(0, COMPRESSED_BYTES) }
  if (word(4) === 'ftyp') return planWhole(file)
  const tagBytes = word(0).startsWith('ID3') ? id3Bytes(head) : 0
  if (tagBytes === 0 && !isFrame(head)) return { refusal: 'notASound' }
  const sound = file.slice(tagBytes, file.size)
  return textAt(await viewOf(sound, 0, 4), 0) === 'fLaC'
    ? planFlac(sound)
    : { part: sound.slice(0, COMPRESSED_BYTES) }
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

/** Of unknown length, it may go on for hours behind the first seconds. */
async function planFlac(file: Blob): Promise<SoundPlan> {
  const seconds = flacSeconds(await viewOf(file, 0, 32))
  if (seconds > MAX_WHOLE_S) return { refusal: 'tooLong' }
  const most = seconds > 0 ? PLAIN_BYTES : COMPRESSED_BYTES
  return { part: file.slice(0, (await flacHeaderBytes(file)) + most) }
}

/** Blocks that each say how long they are, and whether they are the last (RFC 9639, 8.1). */
async function flacHeaderBytes(file: Blob): Promise<number> {
  let at = 4
  for (let blocks = 0; blocks < MAX_PARTS && at < MAX_HEADER_BYTES; blocks += 1) {
    const block = await viewOf(file, at, 4)
    if (block.byteLength < 4) break
    const word = block.getUint32(0)
    at += 4 + (word & 0xffffff)
    if (word >>> 31 === 1) break
  }
  return Math.min(at, MAX_HEADER_BYTES)
}

/** Pages before the sound have the position 0, or -1 where they only go on (RFC 3533, 6). */
async function oggHeaderBytes(file: Blob): Promise<number> {
  let at = 0
  // Whatever the positions say, so few packets are no long sound.
  let packets = 0
  for (let pages = 0; pages < MAX_PAGES && packets < MAX_PARTS; pages += 1) {
    if (at >= MAX_HEADER_BYTES) break
    const page = await viewOf(file, at, 27 + 255)
    if (textAt(page, 0) !== 'OggS' || page.byteLength < 27) break
    const position = page.getBigInt64(6, true)
    if (position !== 0n && position !== -1n) break
    const lengths = new Uint8Array(page.buffer).subarray(27, 27 + page.getUint8(26))
    // A packet ends with the first length that is not the largest.
    packets += lengths.filter((length) => length < 255).length
    at += lengths.reduce((sum, length) => sum + length, 27 + lengths.length)
  }
  return Math.min(at, MAX_HEADER_BYTES)
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
  for (let boxes = 0; boxes < MAX_PARTS && at < file.size; boxes += 1) {
    const box = await viewOf(file, at, 48)
    if (textAt(box, 4) === 'moov' && textAt(box, 12) === 'mvhd') {
      const seconds = movieSeconds(box)
      if (seconds > MAX_WHOLE_S) return { refusal: 'tooLong' }
      if (seconds > 0) return { part: file }
      break
    }
    const size = box.byteLength < 8 ? 0 : box.getUint32(0)
    // Larger than four gigabytes, or to the end of the file.
    if (size < 8) break
    at += size
  }
  // Damaged, as the browser will find, or in pieces, which do not tell how long they are together.
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
