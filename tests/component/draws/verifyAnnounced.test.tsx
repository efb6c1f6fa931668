// The page that checks draws, with an announcement: before its round, and from then on.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ROUND } from '../../../e2e/support/round'
import { announcementText } from '../../../src/raffle/proof/announcement'
import { setClock } from '../support/clock'
import { copiedText, replace, saved } from '../support/device'
import { answerAsRelays } from '../support/relays'
import { messages } from '../support/screen'
import {
  announcement,
  compare,
  contentOf,
  fingerprint,
  hashOfAnnouncement,
  MATCHES,
  openVerify,
  PROVEN,
  region,
  text,
  verdict,
} from '../support/verifyPage'

const get = page.getByRole('button', { name: 'Show the Winners' })

test('before its round an announcement says when, and leads to the wheel @verify.before', async () => {
  const relays = await answerAsRelays()
  setClock(ROUND.dueMs - 90_000)
  await openVerify(await hashOfAnnouncement())
  await expect.element(verdict).toHaveText('Not drawn yet, by this device’s clock')
  await expect.element(page.getByText('Then this device’s clock is slow')).toBeVisible()
  await expect
    .element(page.getByText('Set the clock right, and open the link again.'))
    .toBeVisible()
  await expect.element(page.getByText('The winners are known in 1 minute.')).toBeVisible()
  const live = page.getByRole('link', { name: 'Watch It Live' })
  await expect.element(live).toBeInTheDocument()
  expect(await contentOf(live.element().getAttribute('href'))).toBe(announcementText(announcement))
  const opened = await hashOfAnnouncement()
  await expect.element(live).toHaveAttribute('href', `/${opened}`)
  await expect
    .element(page.getByRole('textbox', { name: 'The announcement’s link' }))
    .toHaveValue(new URL(`/check${opened}`, location.href).href)
  await expect.element(get).not.toBeInTheDocument()
  await expect
    .element(region('Keep this until after the draw'))
    .toHaveTextContent(fingerprint.slice(0, 8))
  expect(await relays.asked()).toEqual([])
})

test('when its round is due an announcement offers the result, which is fetched, checked and passed on @verify.get', async () => {
  // Without ClipboardItem the text is copied when it is ready.
  replace(globalThis, 'ClipboardItem', undefined)
  const shiftMs = setClock(ROUND.dueMs - 4000)
  const relays = await answerAsRelays('answers', shiftMs)
  await openVerify(await hashOfAnnouncement())
  await expect.element(get).toBeVisible()
  await expect.element(page.getByText('The service sees your internet address')).toBeVisible()
  expect(await relays.asked()).toEqual([])
  await get.press('Enter')
  await expect.element(verdict).toHaveText(MATCHES)
  await expect.element(verdict).toHaveFocus()
  await expect
    .element(compare)
    .toHaveTextContent(
      'It matches. By this device’s clock, you opened the announcement before Aug 23, 2023',
    )
  await page.getByRole('button', { name: 'Copy Proof Link' }).click()
  await expect.element(page.getByText('The link of the proof is copied.')).toBeVisible()
  const link = copiedText()
  expect(link.split('#')[0]).toBe(new URL('/check', location.href).href)
  expect(await contentOf(link)).toBe(text)
  const file = await saved(() => page.getByRole('button', { name: 'Save Proof' }).click())
  expect(file.name).toBe('Raffle-draw-2023-08-23.fairwheel-proof.json')
  expect(file.text).toBe(text)
})

test('an announcement that was opened after its round is no match of itself @verify.in-time', async () => {
  await answerAsRelays()
  await openVerify(await hashOfAnnouncement())
  await get.click()
  await expect.element(verdict).toHaveText(PROVEN)
  await expect.element(page.getByText('Was the list final before that time?')).toBeVisible()
  await expect.element(compare.getByRole('status').first()).toBeEmptyDOMElement()
  await expect
    .element(region('What this does not prove'))
    .toHaveTextContent('That the list was final in time.')
})

test('relays that do not answer or lie are told as that, and the next try may work @verify.relays', {
  timeout: 180_000,
}, async () => {
  messages.allow(/Failed to load resource/)
  const relays = await answerAsRelays('lies')
  await openVerify(await hashOfAnnouncement())
  await get.click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await get.click()
  await expect.element(page.getByText('was not genuine'), { timeout: 60_000 }).toBeVisible()
  await relays.change('answers')
  await get.click()
  await expect.element(verdict, { timeout: 60_000 }).toHaveText(PROVEN)
})

test('the random number is entered by hand, and a wrong one is refused @verify.by-hand', async () => {
  const relays = await answerAsRelays()
  await openVerify(await hashOfAnnouncement())
  await page.getByText('Enter the random number by hand').click()
  await expect
    .element(page.getByRole('textbox', { name: 'Address', exact: true }))
    .toHaveValue(expect.stringMatching(/\/public\/1000$/))
  const field = page.getByRole('textbox', { name: /^What the address shows/ })
  const check = page.getByRole('button', { name: 'Check and Show the Winners' })
  await check.click()
  await expect.element(page.getByText('Paste the signature first.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill('b44679')
  await check.click()
  await expect.element(page.getByText('There is no signature in this text.')).toBeVisible()
  await field.fill(ROUND.signature.replace(/.$/, '0'))
  await check.click()
  await expect.element(page.getByText('This is not the signature of that round.')).toBeVisible()
  await field.fill(JSON.stringify({ round: 1000, signature: ROUND.signature }))
  await check.click()
  await expect.element(verdict, { timeout: 30_000 }).toHaveText(PROVEN)
  expect(await relays.asked()).toEqual([])
})
