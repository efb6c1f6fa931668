// The pictures of looks in the settings, side by side in one file, in the order of src/wheel/looks/looks.ts. The scene
// draws them.

import { readFileSync } from 'node:fs'

/** Twice the CSS pixels of Settings.module.css. */
const SIDE = 128
/** Margin around the wheel's button for its rim and pointer, in CSS pixels. */
const MARGIN = 30
const QUALITY = 0.86

/** @returns {string[]} as `LOOKS` and `SEASONS` name them */
function lookNames() {
  const source = readFileSync(new URL('../src/wheel/looks/looks.ts', import.meta.url), 'utf8')
  const list = /export const LOOKS = \[([^\]]*)\]/.exec(source)?.[1] ?? ''
  const seasons = /export const SEASONS = \{([^}]*)\}/.exec(source)?.[1] ?? ''
  return [
    ...[...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    ...[...seasons.matchAll(/(\w+): \[/g)].map(([, name = '']) => name),
  ]
}

/**
 * @param {import('playwright').Page} page with the main screen open in it
 * @returns {Promise<Buffer>} a WebP
 */
export async function drawLooks(page) {
  /** @type {string[]} */
  const pictures = []
  for (const look of lookNames()) {
    await page.addInitScript((theme) => {
      const saved = JSON.parse(localStorage.getItem('wheel_current') ?? '{}')
      const segments = saved.wheel.segments
        .slice(0, 6)
        .map((/** @type {object} */ one) => ({ ...one, text: '.' }))
      const wheel = {
        ...saved.wheel,
        segments,
        originalSegments: segments,
        settings: { theme },
      }
      localStorage.setItem('wheel_current', JSON.stringify({ ...saved, wheel }))
    }, look)
    await page.reload()
    await page.locator('[data-drawing="scene"]').waitFor()
    await page.addStyleTag({
      content:
        '* { background: none !important; box-shadow: none !important; filter: none !important } [data-part] { visibility: hidden }',
    })
    const box = await page.locator('[data-wheel]').boundingBox()
    if (!box) throw new Error('There is no wheel')
    const side = Math.min(box.width, box.height) + 2 * MARGIN
    const picture = await page.screenshot({
      omitBackground: true,
      clip: {
        x: box.x + box.width / 2 - side / 2,
        y: box.y + box.height / 2 - side / 2,
        width: side,
        height: side,
      },
    })
    pictures.push(picture.toString('base64'))
  }
  const url = await page.evaluate(
    async ([pictures, side, quality]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: pictures.length * side, height: side })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No 2D canvas')
      for (const [index, picture] of pictures.entries()) {
        const file = await fetch(`data:image/png;base64,${picture}`)
        const bitmap = await createImageBitmap(await file.blob(), {
          resizeWidth: side,
          resizeHeight: side,
          resizeQuality: 'high',
        })
        context.drawImage(bitmap, index * side, 0)
      }
      return canvas.toDataURL('image/webp', quality)
    },
    /** @type {const} */ ([pictures, SIDE, QUALITY]),
  )
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
