// A film made without a network: its code is among what the worker keeps.

import { makeFilm, openFilm } from '../gpu/filmPage'
import { expect } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { allowNoAnswer, firstVisit, test } from '../support/siteTest'

test.use({ hasGpu: true, hasWorker: true, viewport: { width: 1000, height: 700 } })
test.slow()

test('a film is made without a network', async ({ page, main, site, messages }) => {
  allowNoAnswer(messages)
  await storeWheel(page, distinctOptions(4), lasting(500))
  await firstVisit(page)
  await site.switchOff()
  await openFilm(main)
  const download = await makeFilm(page, 'Square', '720p')
  expect(download.suggestedFilename()).toMatch(/\.mp4$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Save as Video' }).click()
  expect((await makeFilm(page, 'GIF')).suggestedFilename()).toMatch(/\.gif$/)
})
