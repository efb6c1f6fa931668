// Draws a spin frame by frame, however long each takes, and writes it into a video. In a worker of its own, which is over
// when the film is.

import { Globals } from '@react-spring/three'
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny'
import {
  type Caption,
  type FilmFault,
  type FilmOrder,
  type FilmViews,
  FRAME_RATE,
  type FromFilm,
  isStill,
  momentAt,
  plateOpacity,
  stretchOf,
} from '../film'
import type { WheelView } from '../view'
import { drawFrame, openScene } from './openScene'
import { photosDrawn } from './parts/Pictures'
import { loadSurface } from './parts/surfaces'
import { type Frames, transparentFrames } from './transparentFrames'

/** Those that most players know come first. */
const VIDEO_CODECS = ['avc', 'vp9', 'av1'] as const
const AUDIO_CODECS = { mp4: ['aac', 'opus'], webm: ['opus'] } as const
/** What sites ask for at 60 frames a second: bits for each pixel of a second. Much of it is not needed. */
const BITRATE = 8
/** Seconds. The frames after one are the least sharp. */
const KEY_FRAME_INTERVAL = 5
const SOUND_QUALITY = new Quality('high')
const POLL_MS = 20

type VideoFormat = keyof typeof AUDIO_CODECS

const post = (message: FromFilm, transferred: Transferable[] = []) =>
  postMessage(message, { transfer: transferred })
const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))

class Fault extends Error {
  constructor(
    readonly fault: FilmFault,
    message: string,
  ) {
    super(message)
  }
}

/** Posts what becomes of it. */
export async function film(order: FilmOrder): Promise<void> {
  try {
    await make(order)
  } catch (cause) {
    const fault = cause instanceof Fault ? cause.fault : 'other'
    post({ kind: 'failed', fault, cause: String(cause) })
  }
}

/** For those who want one. */
function loadGif() {
  return import('./gif').catch((cause) => {
    throw new Fault('notLoaded', String(cause))
  })
}

async function make(order: FilmOrder): Promise<void> {
  const { width, height, ground, views, launch } = order
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', {
    alpha: ground === null,
    // Every frame is read by an encoder. In software, drawing on the GPU's side takes twice as long.
    willReadFrequently: true,
  })
  if (!context) throw new Error('Could not get canvas context')
  const { fromMs, frameRate, count } = stretchOf(order.format, launch)
  const video: Video =
    order.format === 'gif'
      ? (await loadGif()).openGif(order, context, frameRate)
      : await openVideo(order.format, order, context)
  const wheel = await openWheel(views.before)
  let shown: keyof FilmViews = 'before'
  let told = 0
  /** @param part 0 to 1 */
  function tell(part: number): void {
    const percent = Math.floor(100 * part)
    // Each is drawn by the page.
    if (percent > told) post({ kind: 'progress', percent })
    told = Math.max(told, percent)
  }
  for (let frame = 0; frame < count; frame += 1) {
    const nowMs = fromMs + (frame * 1000) / frameRate
    const moment = momentAt(nowMs, launch)
    if (moment !== shown) await wheel.show(views[moment])
    shown = moment
    if (!isStill(nowMs, launch)) {
      wheel.draw(nowMs)
      compose(context, order, wheel.canvas, nowMs)
    }
    await video.add(frame)
    tell((video.drawing * (frame + 1)) / count)
  }
  const { bytes, type, hasSound } = await video.finish((part) =>
    tell(video.drawing + (1 - video.drawing) * part),
  )
  post({ kind: 'done', bytes, type, hasSound }, [bytes])
}

/** The scene in the film's own time. */
async function openWheel(before: WheelView) {
  const clock = { nowMs: 0 }
  let fault: Fault | null = null
  let isDrawn = false
  // Of the springs.
  Globals.assign({ now: () => clock.nowMs })

  // So that no other surface is drawn first.
  await loadSurface(before.look.surface)
  const { metrics, quality } = before
  const side = Math.round((metrics.size + 2 * metrics.bleed) * quality.maxPixelRatio)
  const canvas = new OffscreenCanvas(side, side)
  const scene = openScene(
    canvas,
    quality,
    {
      onRest() {},
      onShown() {
        isDrawn = true
      },
      onRatioLearned() {},
      onLost() {
        fault ??= new Fault('lost', 'The GPU was lost')
      },
      onFailed(cause) {
        fault ??= new Fault('other', (cause instanceof Error && cause.stack) || String(cause))
      },
    },
    clock,
  )
  if (!scene) throw new Fault('noScene', 'There is no WebGL 2 here')

  function draw(nowMs: number): void {
    clock.nowMs = nowMs
    drawFrame(canvas, clock)
    if (fault) throw fault
  }

  scene.show(before)
  // Shaders are compiled, and photos drawn.
  while (!isDrawn) {
    await pause(POLL_MS)
    draw(0)
  }
  while (!(await photosDrawn())) await pause()

  return {
    canvas,
    draw,
    async show(view: WheelView): Promise<void> {
      scene.show(view)
      // What its effects change.
      await pause()
    },
  }
}

function compose(
  context: OffscreenCanvasRenderingContext2D,
  { width, height, ground, wheel, title, plate, launch }: FilmOrder,
  canvas: OffscreenCanvas,
  nowMs: number,
): void {
  context.globalAlpha = 1
  if (ground === null) context.clearRect(0, 0, width, height)
  else {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(canvas, wheel.x, wheel.y)
  drawCaption(context, title, 1)
  drawCaption(context, plate, plateOpacity(nowMs, launch))
}

function drawCaption(
  context: OffscreenCanvasRenderingContext2D,
  caption: Caption<ImageBitmap> | null,
  opacity: number,
): void {
  if (!caption || opacity === 0) return
  context.globalAlpha = opacity
  context.drawImage(caption.bitmap, caption.x, caption.y)
}

interface Video {
  /** Adds what the canvas shows, as this frame. */
  add(frame: number): void | Promise<void>
  /** How much of the work drawing is, 0 to 1. The rest is left for the end. */
  readonly drawing: number
  /** @param onProgress 0 to 1 */
  finish(onProgress: (part: number) => void): Promise<{
    readonly bytes: ArrayBuffer
    readonly type: string
    readonly hasSound: boolean
  }>
}

async function openVideo(
  format: VideoFormat,
  { width, height, sound }: FilmOrder,
  context: OffscreenCanvasRenderingContext2D,
): Promise<Video> {
  const frames =
    format === 'mp4' ? await opaqueFrames(context) : await transparentFrames(context, width, height)
  if (!frames) throw new Fault('noVideo', 'No such video can be encoded here')
  const target = new BufferTarget()
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  })
  output.addVideoTrack(frames.source, {
    frameRate: FRAME_RATE,
    canBeTransparent: format === 'webm',
  })
  const audio = sound && (await audioSource(format, sound.sampleRate))
  if (audio) output.addAudioTrack(audio)
  await output.start()
  if (audio && sound) {
    const { samples, sampleRate } = sound
    const sample = new AudioSample({
      data: samples,
      format: 'f32',
      numberOfChannels: 1,
      sampleRate,
      timestamp: 0,
    })
    await audio.add(sample)
    sample.close()
    audio.close()
  }
  return {
    add: frames.add,
    drawing: 1,
    async finish() {
      await frames.finish()
      await output.finalize()
      const { buffer } = target
      if (!buffer) throw new Error('The video has no content')
      return { bytes: buffer, type: await output.getMimeType(), hasSound: audio !== null }
    },
  }
}

/** `null` where the browser encodes no video of this size. */
async function opaqueFrames({ canvas }: OffscreenCanvasRenderingContext2D): Promise<Frames | null> {
  const { width, height } = canvas
  const quality = new Quality({ bitrate: BITRATE * width * height })
  const size = { width, height, quality }
  // Some browsers throw where others say no.
  const codec = await getFirstEncodableVideoCodec([...VIDEO_CODECS], size).catch(() => null)
  if (!codec) return null
  const source = new CanvasSource(canvas, { codec, quality, keyFrameInterval: KEY_FRAME_INTERVAL })
  return {
    source,
    add: (frame) => source.add(frame / FRAME_RATE, 1 / FRAME_RATE),
    async finish() {},
  }
}

/** `null` where the browser encodes none that the format can have. */
async function audioSource(format: VideoFormat, sampleRate: number) {
  const options = { numberOfChannels: 1, sampleRate, quality: SOUND_QUALITY }
  const codec = await getFirstEncodableAudioCodec([...AUDIO_CODECS[format]], options).catch(
    () => null,
  )
  return codec && new AudioSampleSource({ codec, quality: SOUND_QUALITY })
}
