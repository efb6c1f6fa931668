// A wheel's file carries its photos, and needs nothing else.

import { readFile } from 'node:fs/promises'
import { expect, setUpDevice } from '../support/fixtures'
import { choosePhotos } from '../support/photos'
import { withoutDecoration } from '../support/pixels'
import { storeWheel } from '../support/savedWheels'
import { allowNoAnswer, firstVisit, test } from '../support/siteTest'
import { WheelPage } from '../support/wheelPage'

const COUNT = 200
const names = Array.from({ length: COUNT }, (_, index) => `Option ${index + 1}`)

test.use({ hasGpu: true, hasWorker: true, viewport: { width: 1280, height: 800 } })

test('200 photos in a file look the same to the pixel in a browser that was never here, without a network @pictures.file', {
  tag: '@soak',
}, async ({ page, main, browser, site, messages }) => {
  test.slow()
  allowNoAnswer(messages)
  await storeWheel(
    page,
    names.map((text) => ({ text, color: '#ffffff' })),
  )
  await main.open()
  await main.choose('Pictures')
  await choosePhotos(
    page,
    names.map((name) => `${name}.png`),
  )
  await page.getByRole('button', { name: `Use ${COUNT} Photos` }).click()
  await main.choose('Pictures')
  await page.getByRole('combobox', { name: 'Pictures on the Wheel' }).selectOption('Fill the Slice')
  await page.keyboard.press('Escape')
  const saving = page.waitForEvent('download')
  await main.choose('Save to File')
  const path = await (await saving).path()
  await page.reload()
  await main.isDrawnBy('scene')

  const context = await browser.newContext({ baseURL: site.address, viewport: page.viewportSize() })
  await setUpDevice(context, { hasGpu: true, hasWorker: true })
  const other = new WheelPage(await context.newPage(), 'scene')
  await firstVisit(other.page)
  await site.switchOff()
  await other.page.reload()
  await other.drop([{ name: 'class.fairwheel', content: await readFile(path, 'utf8') }])
  await expect(other.toast(`Opened "My Wheel" with ${COUNT} options`)).toBeVisible()
  await expect.poll(() => other.page.evaluate(countPhotos)).toBe(COUNT)
  await other.page.reload()
  await other.isDrawnBy('scene')

  await withoutDecoration(page)
  await withoutDecoration(other.page)
  const areSame = async () => (await page.screenshot()).equals(await other.page.screenshot())
  await expect.poll(areSame).toBe(true)
  await context.close()
})

/** Runs in the page. */
function countPhotos(): Promise<number> {
  return new Promise((done) => {
    const opening = indexedDB.open('fairwheel')
    // Only the page makes one.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => done(0)
    opening.onsuccess = () => {
      const all = opening.result.transaction('photos').objectStore('photos').count()
      all.onsuccess = () => {
        opening.result.close()
        done(all.result)
      }
    }
  })
}
