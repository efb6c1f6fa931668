// Instruments inside the measured page: they run before its scripts and wrap the APIs that it draws with.

/** Runs in the page. */
export function install() {
  /** @type {import('./benchPage.ts').Instruments} */
  const instruments = {
    nextFrame: window.requestAnimationFrame.bind(window),
    frames: [],
    gpuBytes: new Map(),
    largestCanvasBytes: 0,
  }
  window.instruments = instruments
  let [draws, uploads] = [0, 0]

  window.requestAnimationFrame = (callback) =>
    instruments.nextFrame((at) => {
      const startedAt = performance.now()
      try {
        callback(at)
      } finally {
        const endedAt = performance.now()
        let frame = instruments.frames.at(-1)
        if (frame?.at !== at) {
          frame = { at, ms: 0, endedAt, draws: 0, uploads: 0 }
          instruments.frames.push(frame)
        }
        frame.ms += endedAt - startedAt
        frame.endedAt = endedAt
        frame.draws += draws
        frame.uploads += uploads
        draws = 0
        uploads = 0
      }
    })

  /**
   * @param {any} prototype
   * @param {string[]} names
   * @param {(gl: any, args: any[]) => void} before
   */
  function watch(prototype, names, before) {
    for (const name of names) {
      const real = prototype[name]
      /** @this {any} @param {any[]} args */
      prototype[name] = function (...args) {
        before(this, args)
        return real.apply(this, args)
      }
    }
  }

  /** Bytes per pixel of internal formats; four for all others. */
  const pixelBytes = /** @type {Record<number, number>} */ ({
    [WebGL2RenderingContext.RGBA32F]: 16,
    [WebGL2RenderingContext.RGBA16F]: 8,
    [WebGL2RenderingContext.R8]: 1,
  })
  const gl2 = WebGL2RenderingContext.prototype
  const drawNames = ['drawArrays', 'drawElements', 'drawRangeElements']
  watch(gl2, [...drawNames, 'drawArraysInstanced', 'drawElementsInstanced'], () => {
    draws += 1
  })
  // The peer draws in 2D, and each of its frames begins with this call.
  watch(CanvasRenderingContext2D.prototype, ['clearRect'], ({ canvas }) => {
    if (canvas.isConnected && canvas.closest('#place')) draws += 1
  })

  const bindings = /** @type {Record<number, number>} */ ({
    [gl2.ARRAY_BUFFER]: gl2.ARRAY_BUFFER_BINDING,
    [gl2.ELEMENT_ARRAY_BUFFER]: gl2.ELEMENT_ARRAY_BUFFER_BINDING,
    [gl2.UNIFORM_BUFFER]: gl2.UNIFORM_BUFFER_BINDING,
    [gl2.TEXTURE_2D]: gl2.TEXTURE_BINDING_2D,
    [gl2.RENDERBUFFER]: gl2.RENDERBUFFER_BINDING,
  })
  /** @param {WebGL2RenderingContext} gl @param {number} target @param {number} bytes */
  function allocate(gl, target, bytes) {
    const binding = bindings[target]
    if (binding !== undefined) instruments.gpuBytes.set(gl.getParameter(binding), bytes)
  }
  watch(gl2, ['bufferData'], (gl, [target, data]) =>
    allocate(gl, target, typeof data === 'number' ? data : (data?.byteLength ?? 0)),
  )
  watch(gl2, ['texStorage2D'], (gl, [target, , format, width, height]) =>
    allocate(gl, target, width * height * (pixelBytes[format] ?? 4)),
  )
  watch(gl2, ['renderbufferStorage'], (gl, [target, format, width, height]) =>
    allocate(gl, target, width * height * (pixelBytes[format] ?? 4)),
  )
  watch(gl2, ['texImage2D'], (gl, [target, , format, ...rest]) => {
    const [width, height] = rest.length > 3 ? rest : [rest[2].width, rest[2].height]
    allocate(gl, target, width * height * (pixelBytes[format] ?? 4))
  })
  watch(gl2, ['deleteBuffer', 'deleteTexture', 'deleteRenderbuffer'], (_, [one]) =>
    instruments.gpuBytes.delete(one),
  )
  watch(gl2, ['texImage2D', 'texSubImage2D'], (_, args) => {
    uploads += 1
    const source = args.at(-1)
    if (!(source instanceof HTMLCanvasElement)) return
    const bytes = 4 * source.width * source.height
    instruments.largestCanvasBytes = Math.max(instruments.largestCanvasBytes, bytes)
  })
}

/**
 * Runs in the page: sets the options and waits for the first frame that shows them.
 * @param {{ options: { text: string, color: string }[], hasUploads: boolean }} how
 * @returns {Promise<number>} milliseconds from handing over to the end of that frame
 */
export async function setOptions({ options, hasUploads }) {
  const { instruments, benchPage } = window
  const handOver = benchPage.set(options)
  await new Promise((resolve) => instruments.nextFrame(resolve))
  instruments.frames = []
  const startedAt = performance.now()
  handOver()
  for (;;) {
    await new Promise((resolve) => instruments.nextFrame(() => setTimeout(resolve)))
    let uploads = 0
    for (const frame of instruments.frames) {
      uploads += frame.uploads
      if (frame.draws > 0 && (uploads > 0 || !hasUploads)) return frame.endedAt - startedAt
    }
    if (performance.now() - startedAt > 120_000) throw new Error('No frame shows the options')
  }
}

/**
 * Runs in the page: spins, and returns the frames after the warm-up, in which the engine still compiles.
 * @param {{ warmUp: number, count: number, limitMs: number }} how
 */
export async function spin({ warmUp, count, limitMs }) {
  const { instruments, benchPage } = window
  instruments.frames = []
  benchPage.spin()
  const startedAt = performance.now()
  const drawn = () => instruments.frames.filter(({ draws }) => draws > 0)
  while (drawn().length < warmUp + count && performance.now() - startedAt < limitMs) {
    await new Promise((resolve) => instruments.nextFrame(resolve))
    // Stops before the winner rises. `isOver` is reliable only a moment after the click.
    if (performance.now() - startedAt > 1000 && benchPage.isOver?.()) break
  }
  const frames = drawn()
  benchPage.stop?.()
  const isSlow = frames.length < warmUp + count
  return frames.slice(isSlow ? Math.floor(frames.length / 4) : warmUp, warmUp + count)
}
