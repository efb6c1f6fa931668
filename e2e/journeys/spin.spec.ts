// The first journey: open the page, press the button, get a winner.

import { expect, gpuTest, test } from '../support/fixtures'
import { lasting, storeWheel } from '../support/savedWheels'

const FRUIT = [
  { text: 'Apple', color: '#c0392b' },
  { text: 'Pear', color: '#27ae60' },
  { text: 'Plum', color: '#8e44ad' },
]
const FRUIT_NAME = /^(Apple|Pear|Plum)$/

gpuTest(
  'a first visitor presses the button and gets a winner after four seconds @hint.keyboard @spin-button.while-spinning @result.winner',
  async ({ page, main, clock }) => {
    await main.open()
    await expect(page.getByRole('heading', { level: 1, name: 'Fairwheel' })).toBeVisible()
    await expect(page.getByText('Press Enter or Space to spin')).toBeVisible()
    await expect(main.results).toContainText('No results yet')
    await clock.freeze()

    await main.spinButton.click()
    await expect(main.spinningButton).toBeDisabled()
    await main.hasAnnounced('Spinning the wheel')
    await clock.advance(3900)
    await expect(main.spinningButton).toBeDisabled()
    await expect(main.winnerHeading).toBeHidden()

    await clock.advance(200)
    await expect(main.winnerHeading).toBeVisible()
    const winner = await main.winner()
    expect(winner).toMatch(/^(Yes|No|Maybe)$/)
    await expect(main.moment).toContainText('Spin completed in 4.0 s')
    await main.hasAnnounced(`Winner: ${winner}`)
    await expect(main.recent).toHaveCount(1)
    await expect(main.recent).toContainText(winner)
    await expect(main.spinButton).toBeEnabled()

    // The announcement is removed, so that the same words can be announced again.
    await clock.advance(1100)
    await expect(main.announced(`Winner: ${winner}`)).toHaveCount(0)
  },
)

gpuTest('a spin in real time ends with a winner', async ({ page, main }) => {
  await storeWheel(page, FRUIT, lasting(1500))
  await main.open()
  await main.spinButton.click()
  await expect(main.spinningButton).toBeDisabled()
  await expect(main.winnerHeading).toBeVisible()
  expect(await main.winner()).toMatch(FRUIT_NAME)
  await expect(main.moment).toContainText('Spin completed in 1.5 s')
})

test('Enter, Space, the wheel and the button all spin, and each spin is listed', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, FRUIT, lasting(500))
  await main.open()
  await clock.freeze()
  const ways = {
    'Enter on the page': () => page.keyboard.press('Enter'),
    'Space on the page': () => page.keyboard.press('Space'),
    'a click on the wheel': () => main.wheel.click(),
    'Enter on the wheel': () => main.wheel.press('Enter'),
    'Space on the button': () => main.spinButton.press('Space'),
    'a click on the button': () => main.spinButton.click(),
  }
  for (const [index, [way, spin]] of Object.entries(ways).entries()) {
    await test.step(way, async () => {
      await spin()
      await expect(main.spinningButton).toBeDisabled()
      await clock.advance(600)
      await expect(main.spinButton).toBeEnabled()
      const total = index + 1
      await expect(main.results).toContainText(`last ${Math.min(total, 5)} of ${total}`)
    })
  }
  // Six are stored; five are shown.
  await expect(main.recent).toHaveCount(5)
  await expect(main.recent.first()).toContainText(await main.winner())
})

test('a second press while it spins starts nothing @spin.starts', async ({ page, main, clock }) => {
  await storeWheel(page, FRUIT, lasting(1500))
  await main.open()
  await clock.freeze()
  await page.keyboard.press('Enter')
  await clock.advance(1000)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  // Without waiting for the wheel to be enabled, which it is not.
  await main.wheel.click({ force: true })
  await clock.advance(600)
  await expect(main.winnerHeading).toBeVisible()
  await expect(main.recent).toHaveCount(1)
  await clock.advance(3000)
  await expect(main.recent).toHaveCount(1)
})

test('Enter and Space belong to the field that is typed in', async ({ page, main }) => {
  await storeWheel(page, FRUIT)
  await page.goto('/')
  await main.newOption.fill('Fig')
  await main.newOption.press('Space')
  await main.newOption.press('Enter')
  await expect(main.options).toHaveCount(4)
  await main.option(1).press('Space')
  await main.option(1).press('Enter')
  await expect(main.spinButton).toBeEnabled()
  await expect(main.spinningButton).toHaveCount(0)
  await expect(main.results).toContainText('No results yet')
})

test('Space on a button presses that button and does not spin', async ({ page, main }) => {
  await storeWheel(page, FRUIT)
  await page.goto('/')
  await page.getByRole('button', { name: 'Quick Add Option' }).press('Space')
  await expect(main.options).toHaveCount(4)
  await expect(main.option(4)).toHaveValue('New Option')
  await expect(main.spinButton).toBeEnabled()
})

test('the recent results can be cleared, and brought back @results.clear', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, FRUIT, lasting(500))
  await main.open()
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(600)
  await expect(main.recent).toHaveCount(1)
  const kept = await main.recent.textContent()
  await page.getByRole('button', { name: 'Clear recent results' }).click()
  await expect(main.recent).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(main.recent).toHaveText(kept ?? '')
})
