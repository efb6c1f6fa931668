// Raw deflate (RFC 1951) by the browser's compression streams, which run off the main thread.

/** Bytes inflated at once. Deflate expands at most a thousandfold, so a malicious piece yields four megabytes. */
const PIECE_BYTES = 4096

export const compression = {
  /** @throws where the browser has no compression streams */
  async deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    return collect(pieces(bytes, bytes.length), new CompressionStream('deflate-raw'))
  },

  /** @throws where the browser has no compression streams, on damaged bytes, and beyond `maxBytes` */
  async inflate(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array> {
    return collect(pieces(bytes, PIECE_BYTES), new DecompressionStream('deflate-raw'), maxBytes)
  },
}

/** Made on demand, so that the work ends when the reader stops. */
function pieces(bytes: Uint8Array<ArrayBuffer>, size: number): ReadableStream<BufferSource> {
  let offset = 0
  return new ReadableStream(
    {
      pull(controller) {
        if (offset < bytes.length) controller.enqueue(bytes.subarray(offset, offset + size))
        else controller.close()
        offset += size
      },
    },
    { highWaterMark: 0 },
  )
}

async function collect(
  source: ReadableStream<BufferSource>,
  transform: GenericTransformStream,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const reader = source
    .pipeThrough(transform as ReadableWritablePair<Uint8Array, BufferSource>)
    .getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw new RangeError(`More than ${maxBytes} bytes`)
    }
    chunks.push(next.value)
  }
  return joined(chunks, length)
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
