// The preview image that messengers show beside a link: the wheel, the name and the description, 1200 by 630.

import { siteName } from './siteName.mjs'

const SIZE = { width: 1200, height: 630 }
/** Margin around the wheel's button for its rim and pointer, in CSS pixels. */
const MARGIN = 34

/** @param {import('playwright').Page} page with the main screen open in it, in twice its size */
export async function drawPreview(page) {
  // On a plain background of the same color as the image, without the rest of the page.
  await page.addStyleTag({
    content: ':root { --glow: var(--ground) !important } [data-part] { visibility: hidden }',
  })
  const box = await page.locator('[data-wheel]').boundingBox()
  if (!box) throw new Error('There is no wheel')
  const side = Math.min(box.width, box.height) + 2 * MARGIN
  const picture = await page.screenshot({
    clip: {
      x: box.x + box.width / 2 - side / 2,
      y: box.y + box.height / 2 - side / 2,
      width: side,
      height: side,
    },
  })
  await page.setViewportSize(SIZE)
  await page.evaluate(
    ([wheel, name]) => {
      document.body.innerHTML = `
        <main>
          <div><h1>${name}</h1><p>A decision wheel that a whole room believes.</p></div>
          <img src="data:image/png;base64,${wheel}">
        </main>`
    },
    [picture.toString('base64'), siteName],
  )
  await page.addStyleTag({
    content: `
      main { display: flex; align-items: center; justify-content: space-between;
        height: 630px; padding: 0 8px 0 80px; background: var(--ground) }
      div { width: 520px }
      h1 { font-size: 104px; line-height: 1; margin: 0 0 24px; letter-spacing: -1px }
      p { font: 500 38px/1.3 var(--display); color: var(--soft) }
      img { height: 630px; width: 630px; mask: radial-gradient(closest-side, #000 93%, #0000) }`,
  })
  await page.locator('img').evaluate((/** @type {HTMLImageElement} */ image) => image.decode())
  return page.screenshot({ scale: 'css' })
}
