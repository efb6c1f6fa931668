// A link to a proven draw after its round: who comes late, without a connection, and with a damaged link.

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ROUND } from '../../../e2e/support/round'
import { fingerprintOf } from '../../../src/raffle/proof/announcement'
import { assign } from '../../../src/raffle/proof/assign'
import { hashOf, LUNCH, OPTIONS, winnerOf } from '../../support/lunch'
import { axeFaults } from '../support/axe'
import { clock, setClock } from '../support/clock'
import { bePhone, replace, saved } from '../support/device'
import { allowFullscreen } from '../support/fullscreen'
import { press } from '../support/locators'
import { main } from '../support/main'
import { answerAsRelays } from '../support/relays'
import { hasAnnounced, messages, open, state, storeWheel } from '../support/screen'

/** What the console says of a relay that does not answer, or not yet. */
const RELAY_SILENT = /Failed to load resource|Failed to ask for a round/

/** As a field for dates and times has it, in the time of this machine. */
const dueOf = (ms: number) =>
  new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** Where the wheel rests, to a thousandth of a radian. */
const rest = () => Math.round(state().restRotation * 1000)

test('who comes late sees the result, and may watch the spin @proof.late', async () => {
  const relays = await answerAsRelays('answers', setClock(ROUND.dueMs + 3_600_000))
  storeWheel(OPTIONS.slice(0, 4))
  await open(await hashOf())
  await expect.element(page.getByRole('heading', { name: 'Live Draw' })).toBeVisible()
  const winner = page.getByRole('list').getByText(winnerOf(), { exact: true })
  await expect.element(winner).toBeVisible()
  await expect.element(main.moment).not.toBeInTheDocument()
  // It is no news any more.
  await expect.element(page.getByRole('link', { name: 'Check This Draw' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Messages' })).toHaveTextContent(/^$/)
  expect(await axeFaults()).toEqual([])
  const again = page.getByRole('button', { name: 'Watch the Spin' })
  await again.click()
  await expect.element(main.moment.getByText(winnerOf(), { exact: true })).toBeVisible()
  // The same again.
  const before = rest()
  clock.freeze()
  await again.click()
  await expect.element(main.spinningButton).toBeVisible()
  await clock.advance(8000)
  await expect.element(again).toBeVisible()
  expect(rest()).toBe(before)
  clock.thaw()
  expect((await relays.asked()).length).toBeLessThanOrEqual(3)

  // It is there again after a reload, and gone with its wheel.
  replace(performance, 'getEntriesByType', () => [{ type: 'reload' }])
  await open()
  await expect.element(winner).toBeVisible()
  await page.getByRole('button', { name: 'Back to My Wheel' }).click()
  await expect.element(page.getByRole('heading', { name: 'Live Draw' })).not.toBeInTheDocument()
  await expect.element(main.wheel).toHaveAccessibleName('Wheel with 4 options')
})

test('who watches sees a clock in place of SPIN, and then one winner after another @proof.one-by-one', async () => {
  await answerAsRelays('answers', setClock(ROUND.dueMs - 6000))
  const announced = {
    ...LUNCH,
    prizes: [
      { name: 'Cup', places: 1, reserves: 0 },
      { name: 'Book', places: 2, reserves: 1 },
    ],
  }
  allowFullscreen()
  const { prizes } = assign(announced, ROUND.signature)
  const [cup = '', book = ''] = prizes.map(({ winners }) => LUNCH.entries[winners[0] ?? -1] ?? '')
  await open(await hashOf(announced))
  const countdown = page.getByRole('button', { name: 'The draw is at' })
  await expect.element(countdown).toBeDisabled()
  // There is nothing to press, and nothing says so.
  const { backgroundImage, opacity } = getComputedStyle(countdown.element())
  const isSaid = ['hint', 'tagline'].map((part) =>
    document.querySelector(`[data-part="${part}"]`)?.checkVisibility({ visibilityProperty: true }),
  )
  await expect.element(countdown).toHaveTextContent(/^Draw in 0:0\d$/)
  expect([backgroundImage, opacity]).toEqual(['none', '1'])
  expect(isSaid).not.toContain(true)
  await expect.element(page.getByText('8 people take part. 3 winners will be drawn.')).toBeVisible()
  await expect.element(page.getByText('Book: 2', { exact: true })).toBeVisible()
  await expect
    .element(main.moment.getByText(cup, { exact: true }), { timeout: 30_000 })
    .toBeVisible()
  const winners = page.getByRole('list').getByText(/^A\d$/)
  await expect.element(page.getByText('1 of 3 winners shown.')).toBeVisible()
  expect(winners.elements().map((one) => one.textContent)).toEqual([cup])
  const proof = page.getByRole('link', { name: 'Check This Draw' })
  expect(proof.query()).toBeNull()
  expect(await axeFaults()).toEqual([])

  await page.getByRole('button', { name: 'NEXT: Book' }).click()
  await expect.element(main.moment.getByText(book, { exact: true })).toBeVisible()
  await expect.element(page.getByText('2 of 3 winners shown.')).toBeVisible()
  await page.getByRole('button', { name: 'Show All Winners' }).click()
  // With the one in reserve.
  await expect.poll(() => winners.elements().length).toBe(4)
  await expect.element(proof).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Watch the Spin' })).toBeEnabled()
  await expect.element(page.getByText('8 people took part. 3 winners were drawn.')).toBeVisible()
  // It is news, and can be checked right there.
  await expect.element(main.toast(new RegExp(`Winners: ${cup}, ${book}`))).toBeVisible()
  const told = page.getByRole('region', { name: 'Messages' })
  await expect.element(told.getByRole('button', { name: 'Check' })).toBeVisible()
  // A room reads the same beside the wheel: each prize once, above those who won it.
  await press('f')
  const room = page.css('[data-part="drawn"]')
  await expect.element(room.getByRole('listitem')).toHaveLength(3)
  const [, second = ''] = prizes[1]?.winners.map((at) => LUNCH.entries[at] ?? '') ?? []
  expect(room.getByRole('listitem').texts()).toEqual([`Cup${cup}`, `Book${book}`, second])
})

test('a screen reader hears it when ten seconds are left', async () => {
  await answerAsRelays('answers', setClock(ROUND.dueMs - 15_000))
  clock.freeze()
  await open(await hashOf())
  await expect.element(page.getByRole('timer')).toHaveText('Time left: 0:15')
  await clock.advance(5000)
  await hasAnnounced('The draw starts in 10 seconds.')
})

test('without a connection, the number is entered by hand, where a phone leads from the wheel @proof.by-hand', async () => {
  messages.allow(RELAY_SILENT)
  await bePhone()
  await answerAsRelays('gone', setClock(ROUND.dueMs + 60_000))
  await open(await hashOf())
  const told = main.toast('The random number could not be fetched.')
  await expect.element(told, { timeout: 30_000 }).toBeVisible()
  const byHand = page.getByText('No connection? Enter the random number by hand')
  await expect.element(byHand).not.toBeVisible()
  await page.getByRole('button', { name: 'Enter by Hand' }).click()
  await expect.element(byHand).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await byHand.click()
  const field = page.getByLabelText('Signature')
  await field.fill('abc')
  await page.getByRole('button', { name: 'Use This Number' }).click()
  await expect.element(page.getByText('There is no signature in this')).toBeVisible()
  await field.fill(ROUND.signature.replace('b', 'a'))
  await page.getByRole('button', { name: 'Use This Number' }).click()
  await expect.element(page.getByText('This is not the signature of that draw')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await field.fill(`"${ROUND.signature.toUpperCase()}",`)
  await page.getByRole('button', { name: 'Use This Number' }).click()
  await expect.element(page.getByRole('list').getByText(winnerOf(), { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Watch the Spin' })).toBeVisible()
})

for (const [count, hasLink, isLong] of [
  [30, true, false],
  [500, true, true],
  [9000, false, true],
] as const) {
  test(`a draw of ${count} has ${isLong ? 'a fingerprint to post, the one of its file' : 'a link that fits a message'} @proof.long`, async () => {
    await answerAsRelays('answers', setClock(ROUND.dueMs - 3_600_000))
    const copied = vi.fn(async (_: string) => {})
    replace(navigator, 'clipboard', { writeText: copied })
    const textOf = (index: number) => (Math.sin(index + 1) * 1e9).toString(36).slice(1, 6)
    const color = '#123456'
    storeWheel(Array.from({ length: count }, (_, at) => ({ text: `${textOf(at)} ${at}`, color })))
    await open()
    await main.choose('Prove a Draw')
    await page.getByText('At a Time').click()
    await page.getByLabelText('Date and time').fill(dueOf(ROUND.dueMs))
    await page.getByRole('button', { name: 'Lock the List' }).click()
    const save = page.getByRole('button', { name: 'Save the Announcement' })
    await expect.element(save).toBeVisible()
    const link = page.getByRole('button', { name: 'Copy Announcement Link' })
    await expect.poll(() => link.elements().length).toBe(hasLink ? 1 : 0)
    const post = page.getByRole('button', { name: 'Copy the Fingerprint' })
    // A code that a phone can read from afar.
    const code = page.getByRole('button', { name: /^QR code/ })
    if (isLong) await expect.element(code).not.toBeInTheDocument()
    else await expect.element(code).toBeVisible()
    if (!isLong) {
      await expect.element(post).not.toBeInTheDocument()
      return
    }
    await expect.element(page.getByText('This draw is too long for one message.')).toBeVisible()
    await post.click()
    await expect.element(main.toast('Fingerprint copied')).toBeVisible()
    const { text } = await saved(() => save.click())
    expect(copied).toHaveBeenLastCalledWith(fingerprintOf(text))
  })
}

test('a damaged announcement opens nothing and takes nothing away @proof.damaged', async () => {
  messages.allow(/Failed to open the announced draw/)
  await answerAsRelays('answers', setClock(ROUND.dueMs - 38_000))
  storeWheel(OPTIONS)
  await open((await hashOf()).slice(0, -9))
  await expect.element(page.getByText('Failed to open the announced draw')).toBeVisible()
  await expect.element(main.wheel).toHaveAccessibleName(`Wheel with ${OPTIONS.length} options`)
  await expect.element(main.spinButton).toBeEnabled()
})

test('while a proof is set up the big button takes its next step, and spins nobody @draw.big-button', async () => {
  await answerAsRelays('answers', setClock(ROUND.dueMs - 3_600_000))
  storeWheel(OPTIONS)
  await open()
  await main.choose('Prove a Draw')
  await expect.element(page.getByRole('heading', { name: 'Prove this draw' })).toBeVisible()
  await expect.element(main.spinButton).not.toBeInTheDocument()
  await page.getByText('At a Time').click()
  await page.getByLabelText('Date and time').fill(dueOf(ROUND.dueMs))
  await expect.element(main.wheel).toHaveAttribute('aria-disabled', 'false')
  await main.wheel.click()
  await expect.element(page.getByRole('heading', { name: 'Send the link' })).toBeVisible()
  await expect
    .element(page.css('[aria-current="step"]').getByRole('heading', { name: 'Send the link' }))
    .toBeVisible()
  const done = page.getByRole('heading', { name: 'Lock the list (done)', exact: true })
  await expect.element(done).toBeVisible()
  const markOf = (name: string) => page.getByRole('heading', { name }).css('[aria-hidden]')
  const marks = ['Lock the list', 'Send the link', 'Draw'].map((name) =>
    markOf(name).last().element(),
  )
  expect(marks.map((mark) => mark.textContent)).toEqual(['✓', '2', '3'])
  expect(new Set(marks.map((mark) => getComputedStyle(mark).color)).size).toBe(3)
  await expect.element(main.spinButton).not.toBeInTheDocument()
  expect(state().phase).toBe('idle')
})
