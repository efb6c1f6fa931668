// `npm run pictures`: captures the pictures of the product from the running site, in light and dark; with names after
// it, only those. Random numbers are fixed, so that the same option wins each time.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findOrInstallChromium, SOFTWARE_GL } from './chromium.mjs'
import { root } from './install.mjs'
import { drawLooks } from './lookPictures.mjs'
import { SCENES } from './pictureScenes.mjs'
import { drawPreview } from './previewImage.mjs'

/** @typedef {import('playwright').Page} Page */

/** The address in the link that the share dialog shows. */
const HOST = 'fairwheel.example'
const FOLDER = 'public/pictures'
const SIZES_FILE = 'src/pages/pictures.json'
/** WebP qualities, 0 to 1; the best one within the size limit is used. */
const QUALITIES = [0.85, 0.75, 0.65, 0.55]
const MAX_BYTES = 60_000
/** Pixels; wide pictures have a second file of this width. */
const SMALL_WIDTH = 760
const chosen = process.argv.slice(2)

process.chdir(root)
await build({ root, logLevel: 'warn' })
const server = await preview({
  root,
  preview: { host: '127.0.0.1', port: 4179, strictPort: false, allowedHosts: [HOST] },
})
const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address())
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [
    ...SOFTWARE_GL,
    `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`,
    `--unsafely-treat-insecure-origin-as-secure=http://${HOST}`,
  ],
})

try {
  await mkdir(FOLDER, { recursive: true })
  /** @type {Record<string, { width: number, height: number }>} */
  const sizes = JSON.parse(await readFile(SIZES_FILE, 'utf8'))
  for (const [name, scene] of Object.entries(SCENES)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      const page = await openPage(scene, theme)
      const { width, height, picture } = await scene.take(page)
      sizes[name] = { width, height }
      for (const [suffix, pixels] of widths(width, scene.scale)) {
        await writeFile(
          `${FOLDER}/${name}-${theme}${suffix}.webp`,
          await asWebp(page, picture, pixels),
        )
      }
      if (name === 'spin' && theme === 'light') {
        await writeFile('docs/main-screen.png', picture)
      }
      await page.context().close()
      console.log(`${name}, ${theme}`)
    }
  }
  await writeFile(SIZES_FILE, `${JSON.stringify(sizes, null, 2)}\n`)
  if (chosen.length === 0 || chosen.includes('preview')) {
    const page = await openPage({ width: 1000, height: 800, scale: 2, isTouch: false }, 'light')
    await writeFile('public/preview.png', await drawPreview(page))
  }
  if (chosen.length === 0 || chosen.includes('looks')) {
    const page = await openPage({ width: 1000, height: 800, scale: 1, isTouch: false }, 'light')
    await writeFile('src/ui/settings/looks.webp', await drawLooks(page))
  }
} finally {
  await browser.close()
  await server.close()
}

/**
 * @param {{ width: number, height: number, scale: number, isTouch: boolean }} scene
 * @param {'light' | 'dark'} theme
 */
async function openPage({ width, height, scale, isTouch }, theme) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    hasTouch: isTouch,
    isMobile: isTouch,
    permissions: ['clipboard-read', 'clipboard-write'],
    // Without the content security policy: pictures are converted in the page, and parts of it are hidden.
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(prepare)
  await page.goto(`http://${HOST}/`)
  await page.locator('[data-drawing="scene"]').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Runs in the page before its scripts: stores a wheel to show, and makes the draw deterministic. */
function prepare() {
  const options = ['Pizza', 'Sushi', 'Tacos', 'Curry', 'Ramen', 'Falafel', 'Burgers', 'Pasta']
  const colors = 'AB47BC 4ECDC4 FF6B6B 42A5F5 FFA726 26A69A EF5350 FFCA28'.split(' ')
  const segments = options.map((text, index) => ({
    id: `option${index}`,
    text,
    color: `#${colors[index]}`,
    weight: 1,
  }))
  const name = 'Where to Eat Tonight'
  const wheel = { id: 'wheel_1', name, segments, originalSegments: segments }
  const times = { createdAt: 1_755_700_000_000, lastUsed: 1_755_700_000_000 }
  const saved = { version: 1, wheel: { ...wheel, ...times }, link: null, pendingSpin: null }
  localStorage.setItem('wheel_current', JSON.stringify(saved))

  // On a slow machine the settings would say so, and spins would be shorter.
  for (const name of ['hardwareConcurrency', 'deviceMemory']) {
    Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => 8 })
  }

  let word = 3
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    // A plain linear congruential generator (Numerical Recipes): these draws are for pictures only.
    for (let index = 0; index < bytes.length; index += 1) {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0
      bytes[index] = word >>> 24
    }
    return array
  }
}

/**
 * Suffixes of the file names, and widths in pixels: wide pictures also get a version for small screens.
 * @param {number} width in CSS pixels
 * @param {number} scale
 * @returns {[string, number][]}
 */
function widths(width, scale) {
  const whole = /** @type {[string, number]} */ (['', Math.round(width * scale)])
  return width > SMALL_WIDTH ? [whole, ['-small', SMALL_WIDTH]] : [whole]
}

/** @param {Page} page @param {Buffer} png @param {number} width of the picture that is written, in pixels */
async function asWebp(page, png, width) {
  const urls = await page.evaluate(
    async ({ data, qualities, width }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round((image.naturalHeight * width) / image.naturalWidth)
      const context = canvas.getContext('2d')
      if (context) context.imageSmoothingQuality = 'high'
      context?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return qualities.map((quality) => canvas.toDataURL('image/webp', quality))
    },
    { data: png.toString('base64'), qualities: QUALITIES, width },
  )
  const files = urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  const [smallest] = files.slice(-1)
  const fitting = files.find((file) => file.length <= MAX_BYTES) ?? smallest
  if (!fitting) throw new Error('The browser wrote no picture')
  return fitting
}
