// What weight means in a tournament, and what gives everyone the same chance all the same.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting, savedText } from '../../../e2e/support/savedWheels'
import { readStored, storedText } from '../../store/stored'
import { axeFaults } from '../support/axe'
import { answered, clock } from '../support/clock'
import { main } from '../support/main'
import { open, storeWheel } from '../support/screen'

const OPTIONS = distinctOptions(5)
const WEIGHTS = [3, 1, 10, 7, 20]

async function spin(): Promise<void> {
  await main.spinButton.click()
  await answered()
}

test('a tournament by weight says what weight means, and how likely each is to be the last @setting.odds', async () => {
  const { wheel, settings } = readStored(savedText(OPTIONS, { preset: 'instant' }))
  const segments = wheel.segments.map((one, index) => ({ ...one, weight: WEIGHTS[index] ?? 0 }))
  localStorage.setItem(
    'wheel_current',
    storedText({
      wheel: { ...wheel, segments, originalSegments: segments },
      settings: { ...settings, weightsCount: true, eliminationMode: true, showProbabilities: true },
    }),
  )
  await open()
  await expect
    .element(page.getByText('A higher weight means more likely to go out next.'))
    .toBeVisible()
  await expect
    .element(main.option(3))
    .toHaveAccessibleDescription('Chance to be drawn: 10 in 41, 24.4%')
  const row = main.row('A3')
  await expect.element(row.getByText('10 in 41', { exact: true })).toBeVisible()
  await expect.element(row.getByText('×10')).toBeVisible()
  const ask = page.getByRole('button', { name: 'Chance to Win the Tournament' })
  await ask.click()
  await expect
    .element(page.getByText('Worked out over every way the tournament can go.'))
    .toBeVisible()
  const list = page.getByRole('list', { name: 'Chance to win the tournament' })
  await expect.element(list.getByRole('listitem')).toHaveLength(OPTIONS.length)
  await expect
    .element(list.getByRole('listitem').first())
    .toHaveText(/^A1(about )?[\d,]+ in [\d,]+, .*%$/)
  expect(await axeFaults()).toEqual([])

  await spin()
  const odds = main.moment.getByText(/^Chance: /)
  await expect.element(odds).toHaveText(/ in 41, /)
  await expect.element(main.recent.first()).toHaveTextContent('%')
  await expect.element(list.getByRole('listitem')).toHaveLength(OPTIONS.length - 1)
  await spin()
  await spin()
  // Two are left.
  await expect
    .element(page.getByText('Two are left: a higher weight means more likely to win.'))
    .toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
  await expect.element(main.options.first()).toHaveTextContent('%')
  // The next spin is a new tournament's, of all: what the last two had is no chance of that.
  await spin()
  await expect.element(main.moment).toHaveTextContent('Chance: ')
  await expect.element(page.getByText(/a higher weight means/)).not.toBeInTheDocument()
  await expect.element(main.options.first()).not.toHaveTextContent('%')
})

test('of more than twelve it is estimated, which is said, and not while the wheel turns @setting.odds', async () => {
  clock.freeze()
  const { wheel, settings } = readStored(savedText(distinctOptions(14), lasting(500)))
  const segments = wheel.segments.map((one, index) => ({ ...one, weight: 1 + (index % 3) }))
  localStorage.setItem(
    'wheel_current',
    storedText({
      wheel: { ...wheel, segments, originalSegments: segments },
      settings: { ...settings, weightsCount: true, eliminationMode: true },
    }),
  )
  await open()
  const ask = page.getByRole('button', { name: 'Chance to Win the Tournament' })
  await main.spinButton.click()
  await ask.click()
  const part = page.getByRole('region', { name: 'Chance to win the tournament' })
  const status = part.getByRole('status')
  await expect.element(status).toBeVisible()
  await clock.advance(300)
  await expect.element(status).toHaveText('Working it out…')
  await expect.element(part.getByRole('listitem')).not.toBeInTheDocument()
  await clock.advance(600)
  clock.thaw()
  await expect.element(status).toHaveText(/^Estimated from simulated tournaments\./)
  await expect.element(part.getByRole('listitem')).toHaveLength(13)
  await expect.element(part.getByRole('listitem').first()).toHaveText(/^A\d+[\d.]+% ± [\d.]+$/)
})

test('prizes and orders go by weight where weights count, and groups say that they do not @weights.draws', async () => {
  storeWheel(OPTIONS.map((option, index) => ({ ...option, weight: WEIGHTS[index] ?? 0 })))
  await open()
  for (const [title, says] of [
    ['Make Groups', /Weights do not count here\.$/],
    ['Shuffle an Order', /Higher weights tend to come earlier\.$/],
  ] as const) {
    await main.choose(`${title}…`)
    const dialog = page.getByRole('dialog', { name: title })
    await expect.element(dialog.getByRole('status')).toHaveText(says)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await main.choose('Draw Prizes')
  await expect.element(page.getByRole('heading', { name: 'Draw Prizes' })).toHaveFocus()
  await expect
    .element(page.getByText('Weights count in this draw. A repeated name has the sum'))
    .toBeVisible()
})
