// The first journey: open the page, press the button, get a winner.

import { expect, gpuTest } from '../support/fixtures'
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
