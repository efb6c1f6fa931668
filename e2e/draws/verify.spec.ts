// The page that checks draws, with proofs, at the address that links to it once had: by keyboard, without a network and
// without scripts. The round is a real one of quicknet.
// tests/component/draws/verify.test.tsx has the rest.

import type { Page } from 'playwright/test'
import { compression } from '../../src/platform/compression'
import { announcementText } from '../../src/raffle/proof/announcement'
import { proofHash } from '../../src/raffle/proof/link'
import { proofText } from '../../src/raffle/proof/proof'
import { raffle, raffleProof } from '../../tests/pages/check/proofs'
import { expect, test } from '../support/fixtures'
import { ROUND } from '../support/round'
import { allowNoAnswer, firstVisit, test as siteTest } from '../support/siteTest'

const announcement = raffle()
const proof = raffleProof()
const text = proofText(proof)
const { fingerprint } = proof
/** The verdict where the draw was not compared. */
const PROVEN = 'The winners follow from this list'
const forged = text.replace('"Cleo"', '"Clea"')

const linkOf = async () => `/verify#${await proofHash(proof, compression)}`

const verdict = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const compare = (page: Page) =>
  page.getByRole('region', { name: 'Was the list final before the draw?', exact: true })
const given = (page: Page) => page.getByRole('textbox', { name: /^Link or fingerprint from/ })

async function open(page: Page): Promise<void> {
  await page.goto('/verify')
  await page.waitForLoadState('networkidle')
}

async function choose(page: Page, content: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a File' }).last().click()
  const buffer = Buffer.from(content)
  const name = 'raffle.fairwheel-proof.json'
  await (await choosing).setFiles([{ name, mimeType: 'application/json', buffer }])
}

test('by keyboard alone @verify.keyboard', async ({ page }) => {
  // From now on: a key is pressed as soon as it is asked for.
  page.on('filechooser', (chooser) =>
    chooser.setFiles([{ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) }]),
  )
  await open(page)
  await page.getByRole('button', { name: 'Choose a File' }).press('Enter')
  await expect(verdict(page)).toBeFocused()
  const question = 'Compare it with what you got before the draw.'
  for (const name of [question, 'Copy Proof Link', 'Save Proof', 'Print']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByText('If a winner drops out')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'If a winner drops out' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(given(page)).toBeFocused()
  await page.keyboard.type(fingerprint)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(compare(page)).toContainText('It matches.')
})

siteTest.describe('without a network', () => {
  siteTest.use({ hasWorker: true })

  siteTest(
    'a proof is verified, and a changed one refused @verify.offline',
    async ({ page, context, site, messages }) => {
      allowNoAnswer(messages)
      messages.allow(/net::ERR_INTERNET_DISCONNECTED/)
      await firstVisit(page, '/verify')
      await page.waitForFunction(() => 'isSynced' in window)
      await site.switchOff()
      await context.setOffline(true)
      await page.goto(await linkOf())
      await page.reload()
      await expect(verdict(page)).toHaveText(PROVEN)
      await choose(page, forged)
      await expect(verdict(page)).toHaveText('This draw is not proven')
      await choose(page, announcementText(announcement))
      await page.getByText('Enter the random number by hand').click()
      await page.getByRole('textbox', { name: /^What the address shows/ }).fill(ROUND.signature)
      await page.getByRole('button', { name: 'Check and Show the Winners' }).click()
      await expect(verdict(page)).toHaveText(PROVEN)
      await page.getByText('Check it without this site').click()
      await expect(page.getByRole('textbox', { name: 'The program' })).toBeVisible()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs it @verify.no-script', async ({ page }) => {
    await page.goto('/verify')
    await expect(page.locator('noscript p')).toHaveText('Checking a draw needs JavaScript.')
    await expect(page.locator('noscript p')).toBeVisible()
    for (const name of ['Choose a File', 'Check']) {
      await expect(page.getByRole('button', { name, exact: true }).first()).toBeDisabled()
    }
  })
})
