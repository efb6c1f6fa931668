// Frames of a video with transparency. Browsers encode none, but WebM has room for a second video beside the first, whose
// brightness is the opacity of the first. mediabunny would split them in a worker from a blob, which the policy forbids.

import { EncodedPacket, EncodedVideoPacketSource, type VideoSource } from 'mediabunny'
import { FRAME_RATE } from '../film'

/** Where the frames of a film go. */
export interface Frames {
  readonly source: VideoSource
  /** Adds what the canvas shows, as this frame. */
  add(frame: number): Promise<void>
  finish(): Promise<void>
}

/** VP9 in 8 bits. Level 4.1 allows 1080p with 60 frames a second. */
const CODEC = 'vp09.00.41.08'
/** Both videos begin anew together. */
const KEY_FRAMES = 2 * FRAME_RATE
/** Bits for each pixel of a second. */
const BITRATE = 4
/** In frames: more would only take memory. */
const LONGEST_QUEUE = 4
const NO_COLOR = 128
const POLL_MS = 2

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Chunk = readonly [EncodedVideoChunk, EncodedVideoChunkMetadata | undefined]

/** `null` where the browser does not encode VP9. */
export async function transparentFrames(
  context: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
): Promise<Frames | null> {
  const config: VideoEncoderConfig = {
    codec: CODEC,
    width,
    height,
    framerate: FRAME_RATE,
    bitrate: BITRATE * width * height,
  }
  // Some browsers throw where others say no, or have no such class.
  const isKnown = async () => (await VideoEncoder.isConfigSupported(config)).supported
  if (!(await isKnown().catch(() => false))) return null

  const source = new EncodedVideoPacketSource('vp9')
  let fault: DOMException | null = null
  let written: Promise<void> = Promise.resolve()
  const [colors, opacities]: [Chunk[], Chunk[]] = [[], []]
  const encoderInto = (chunks: Chunk[]) => {
    const encoder = new VideoEncoder({
      output(chunk, meta) {
        chunks.push([chunk, meta])
        writeReady()
      },
      error(cause) {
        fault ??= cause
      },
    })
    encoder.configure(config)
    return encoder
  }
  const encoders = [encoderInto(colors), encoderInto(opacities)] as const

  /** A frame, once both encoders are done with it. */
  function writeReady(): void {
    while (colors.length > 0 && opacities.length > 0) {
      const [[color, meta], [opacity]] = [colors.shift() as Chunk, opacities.shift() as Chunk]
      const packet = new EncodedPacket(
        bytesOf(color),
        color.type,
        color.timestamp / 1e6,
        1 / FRAME_RATE,
        undefined,
        undefined,
        { alpha: bytesOf(opacity) },
      )
      written = written.then(() => source.add(packet, meta))
    }
  }

  return {
    source,
    async add(frame) {
      const { data } = context.getImageData(0, 0, width, height)
      const timing = {
        codedWidth: width,
        codedHeight: height,
        timestamp: Math.round((frame * 1e6) / FRAME_RATE),
      }
      const views = [
        new VideoFrame(data, { ...timing, format: 'RGBX' }),
        new VideoFrame(opacityOf(data, width, height), { ...timing, format: 'I420' }),
      ] as const
      for (const [index, encoder] of encoders.entries()) {
        const view = views[index] as VideoFrame
        if (!fault) encoder.encode(view, { keyFrame: frame % KEY_FRAMES === 0 })
        view.close()
        // Not until an event: there is none after an error.
        while (!fault && encoder.encodeQueueSize > LONGEST_QUEUE) await pause(POLL_MS)
      }
      await written
      if (fault) throw fault
    },
    async finish() {
      await Promise.all(encoders.map((encoder) => encoder.flush()))
      await written
      if (fault) throw fault
      for (const encoder of encoders) encoder.close()
    },
  }
}

function bytesOf(chunk: EncodedVideoChunk): Uint8Array {
  const bytes = new Uint8Array(chunk.byteLength)
  chunk.copyTo(bytes)
  return bytes
}

/** As a gray picture: a plane of brightness, and two of color at half the size. */
function opacityOf(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const pixels = width * height
  const planes = new Uint8Array(pixels + (pixels >> 1))
  for (let pixel = 0; pixel < pixels; pixel += 1) planes[pixel] = rgba[4 * pixel + 3] ?? 0
  return planes.fill(NO_COLOR, pixels)
}
