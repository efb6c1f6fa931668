// Sounds as they are kept: 16-bit PCM of one channel in a WAV file with the shortest header (RIFF, Microsoft 1994). What
// is read may have been made to harm, so it is no browser's decoder that reads it.

export const WAV_TYPE = 'audio/wav'
/** Per second. */
export const WAV_RATE = 44_100
export const MAX_SOUND_S = 10
export const MAX_WAV_BYTES = 44 + 2 * MAX_SOUND_S * WAV_RATE

/** All but the lengths, which follow from that of the samples. */
function header(dataBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44)
  const view = new DataView(bytes.buffer)
  for (const [at, word] of [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ] as const) {
    for (let index = 0; index < 4; index += 1) view.setUint8(at + index, word.charCodeAt(index))
  }
  view.setUint32(4, 36 + dataBytes, true)
  // Bytes of what follows, PCM, one channel.
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, WAV_RATE, true)
  view.setUint32(28, 2 * WAV_RATE, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  view.setUint32(40, dataBytes, true)
  return bytes
}

/** @param samples from -1 to 1 */
export function writeWav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + 2 * samples.length)
  bytes.set(header(2 * samples.length))
  const view = new DataView(bytes.buffer)
  samples.forEach((sample, index) => {
    view.setInt16(44 + 2 * index, Math.round(32_767 * sample), true)
  })
  return bytes
}

/** `null` for all that `writeWav` does not write, or that is longer than `MAX_SOUND_S`. */
export function readWav(bytes: Uint8Array): Float32Array<ArrayBuffer> | null {
  const dataBytes = bytes.length - 44
  if (dataBytes < 2 || dataBytes % 2 === 1 || bytes.length > MAX_WAV_BYTES) return null
  if (header(dataBytes).some((byte, index) => byte !== bytes[index])) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Float32Array.from(
    { length: dataBytes / 2 },
    (_, index) => view.getInt16(44 + 2 * index, true) / 32_767,
  )
}
