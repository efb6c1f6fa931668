// Instruments inside the measured page or worker: they run before its scripts and wrap the APIs that it draws with.

/** Runs in the page, and in every worker that `serveBuild` serves. */
export function install() {
  // Frames and timers are the same in both; only some classes are missing in a worker.
  const scope = /** @type {any} */ (globalThis)
  const ask = /** @type {typeof requestAnimationFrame} */ (scope.requestAnimationFrame.bind(scope))
  /** @type {import('./pages/benchPage.ts').Instruments} */
  const instruments = {
    nextFrame: ask,
    origin: performance.timeOrigin,
    frames: [],
    drawsEver: 0,
    wakes: 0,
    gpuBytes: new Map(),
    largestCanvasBytes: 0,
  }
  scope.instruments = instruments
  let [draws, uploads] = [0, 0]

  /** @param {FrameRequestCallback} callback */
  scope.requestAnimationFrame = (callback) => {
    const askedAt = performance.now()
    return ask((at) => {
      const startedAt = performance.now()
      try {
        callback(at)
      } finally {
        const endedAt = performance.now()
        let frame = instruments.frames.at(-1)
        if (frame?.at !== at) {
          frame = { at, askedAt, startedAt, ms: 0, endedAt, draws: 0, uploads: 0 }
          instruments.frames.push(frame)
        }
        frame.askedAt = Math.min(frame.askedAt, askedAt)
        frame.ms += endedAt - startedAt
        frame.endedAt = endedAt
        frame.draws += draws
        frame.uploads += uploads
        draws = 0
        uploads = 0
      }
    })
  }

  // What wakes a worker besides frames. Pages are left alone: everything there has timers.
  if (!scope.document) {
    for (const name of ['setTimeout', 'setInterval']) {
      const real = scope[name].bind(scope)
      scope[name] = (/** @type {any} */ callback, /** @type {any[]} */ ...rest) =>
        real(
          (/** @type {any[]} */ ...args) => {
            instruments.wakes += 1
            callback(...args)
          },
          ...rest,
        )
    }
    scope.addEventListener('message', () => {
      instruments.wakes += 1
    })
  }

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
    instruments.drawsEver += 1
  })
  if (scope.document) {
    // The peer draws in 2D, and each of its frames begins with this call.
    watch(scope.CanvasRenderingContext2D.prototype, ['clearRect'], ({ canvas }) => {
      if (canvas.isConnected && canvas.closest('#place')) draws += 1
    })
  }

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
    const kind = source?.constructor?.name
    if (kind !== 'HTMLCanvasElement' && kind !== 'OffscreenCanvas') return
    const bytes = 4 * source.width * source.height
    instruments.largestCanvasBytes = Math.max(instruments.largestCanvasBytes, bytes)
  })
}

/**
 * Sets the options and waits for the first frame that shows them.
 * @param {import('playwright').Page} page
 * @param {import('./realm.mjs').Realm} realm where the wheel is drawn
 * @param {readonly import('./product.mjs').Option[]} options
 * @param {boolean} hasUploads whether that frame sends a texture
 * @returns {Promise<number>} milliseconds from handing over to the end of that frame
 */
export async function setOptions(page, realm, options, hasUploads) {
  const handedOverAt = await page.evaluate(async (options) => {
    const handOver = window.benchPage.set(options)
    await new Promise((resolve) => window.instruments.nextFrame(resolve))
    const now = performance.timeOrigin + performance.now()
    handOver()
    return now
  }, options)
  const shownAt = await realm.evaluate(
    async ({ since, hasUploads }) => {
      const { instruments } = /** @type {Window} */ (/** @type {unknown} */ (globalThis))
      const startedAt = performance.now()
      for (;;) {
        let uploads = 0
        for (const frame of instruments.frames) {
          const endedAt = instruments.origin + frame.endedAt
          if (endedAt < since) continue
          uploads += frame.uploads
          if (frame.draws > 0 && (uploads > 0 || !hasUploads)) return endedAt
        }
        if (performance.now() - startedAt > 120_000) throw new Error('No frame shows the options')
        await new Promise((resolve) => instruments.nextFrame(() => setTimeout(resolve)))
      }
    },
    { since: handedOverAt, hasUploads },
  )
  return shownAt - handedOverAt
}

/**
 * Spins, and returns the frames after the warm-up, in which the engine still compiles.
 * @param {import('playwright').Page} page
 * @param {import('./realm.mjs').Realm} realm where the wheel is drawn
 * @param {{ warmUp: number, count: number, limitMs: number }} how
 * @returns {Promise<import('./pages/benchPage.ts').Frame[]>}
 */
export async function spin(page, realm, { warmUp, count, limitMs }) {
  await realm.evaluate(() => {
    const { instruments } = /** @type {Window} */ (/** @type {unknown} */ (globalThis))
    instruments.frames = []
  })
  await page.evaluate(() => window.benchPage.spin())
  const frames = await realm.evaluate(
    async ({ enough, limitMs }) => {
      const { instruments } = /** @type {Window} */ (/** @type {unknown} */ (globalThis))
      const startedAt = performance.now()
      const drawn = () => instruments.frames.filter(({ draws }) => draws > 0)
      while (drawn().length < enough && performance.now() - startedAt < limitMs) {
        await new Promise((resolve) => instruments.nextFrame(resolve))
      }
      return drawn()
    },
    { enough: warmUp + count, limitMs },
  )
  await page.evaluate(() => window.benchPage.stop?.())
  return measuredPart(frames, { warmUp, count })
}

/**
 * The frames after the warm-up; of a page too slow for so many, those after the first quarter.
 * @param {readonly import('./pages/benchPage.ts').Frame[]} frames
 * @param {{ warmUp: number, count: number }} how
 */
export function measuredPart(frames, { warmUp, count }) {
  const isSlow = frames.length < warmUp + count
  return frames.slice(isSlow ? Math.floor(frames.length / 4) : warmUp, warmUp + count)
}
