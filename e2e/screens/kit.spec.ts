// The kit's page of development, which no visitor sees, in the looks that translations and settings bring.

import { createServer, type ViteDevServer } from 'vite'
import { expect, test } from '../support/fixtures'

// One after another: each worker would start a server of its own.
test.describe.configure({ mode: 'default' })

let server: ViteDevServer

test.beforeAll(async () => {
  server = await createServer({
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
    // Packages that it would find only later make it load the page again.
    cacheDir: 'node_modules/.vite/kit',
    optimizeDeps: { entries: ['src/ui/kit/gallery/gallery.html'] },
  })
  await server.listen()
})

test.afterAll(() => server.close())

for (const [name, search, width] of [
  ['light', '', 1440],
  ['dark', '?dark', 1440],
  ['mirrored-long', '?rtl&long', 1440],
  ['phone-long', '?long', 390],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })

    test('every part of the kit looks as it did, and fits', async ({ page }) => {
      await page.goto(`${server.resolvedUrls?.local[0]}src/ui/kit/gallery/gallery.html${search}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      // Shortly after a question is asked, a press may be the second of a double click.
      await expect(page.getByRole('group').getByRole('button', { name: /^Delete/ })).toBeEnabled()
      // Toasts come in from the side.
      await expect
        .poll(() => {
          return page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
        })
        .toBeLessThanOrEqual(0)
      await expect(page).toHaveScreenshot(['kit', `${name}.png`], { fullPage: true })
    })
  })
}
