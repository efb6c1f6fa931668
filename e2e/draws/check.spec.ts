// The page that checks draws, with records: by keyboard, and without a network. tests/component/draws/check.test.tsx has the rest.

import type { Page } from 'playwright/test'
import { recordText } from '../../src/raffle/model/recordOut'
import { provenRecord, signed } from '../../tests/raffle/model/announced'
import { letters, smallRecord } from '../../tests/raffle/model/draws'
import { expect, test } from '../support/fixtures'
import { allowNoAnswer, firstVisit, test as siteTest } from '../support/siteTest'

const verdict = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const drawn = (page: Page) => page.getByRole('region', { name: 'What was drawn' })

async function open(page: Page): Promise<void> {
  await page.goto('/check')
  await page.waitForLoadState('networkidle')
}

async function pick(page: Page, text: string, name = 'raffle.json'): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a File' }).click()
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await (await choosing).setFiles([file])
}

test('by keyboard alone @draw.check-keyboard', async ({ page }) => {
  const buffer = Buffer.from(recordText(await smallRecord()))
  // From now on: a key is pressed as soon as it is asked for.
  page.on('filechooser', (chooser) =>
    chooser.setFiles([{ name: 'a.json', mimeType: 'application/json', buffer }]),
  )
  await open(page)
  const field = page.getByRole('textbox', { name: /^Link, or the text/ })
  await field.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // There is nothing to check yet.
  await expect(field).toBeFocused()
  for (const name of ['Check', 'Choose a File']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawn(page).getByRole('button', { name: 'Print Results' })).toBeFocused()
})

siteTest.describe('without a network', () => {
  siteTest.use({ hasWorker: true })

  siteTest(
    'a record is checked and printed @draw.check-offline',
    async ({ page, site, messages }) => {
      allowNoAnswer(messages)
      await page.addInitScript(() => {
        window.print = () => Object.assign(window, { hasPrinted: true })
      })
      await firstVisit(page, '/check')
      await page.waitForFunction(() => 'isSynced' in window)
      await site.switchOff()
      await page.reload()
      await pick(page, recordText(await smallRecord()))
      await expect(verdict(page)).toHaveText('This record is sound')
      await drawn(page).getByRole('button', { name: 'Print Results' }).click()
      await page.waitForFunction(() => 'hasPrinted' in window)
      const bound = await provenRecord({ texts: letters(3), prizes: [[1]] }, signed())
      await pick(page, recordText(bound))
      await expect(
        page.getByText('All 14 checks of its 2 entries have passed.').last(),
      ).toBeVisible()
    },
  )
})
