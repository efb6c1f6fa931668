// A visitor's work is never lost: not to another wheel, a full disk or a spin in progress.

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, hashOf, lasting, savedText } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import { drop, replace } from '../support/device'
import { main } from '../support/main'
import { keptWheel, messages, open, storeWheel } from '../support/screen'

beforeEach(() => page.viewport(1000, 700))

const FRIENDS = ['Ann', 'Ben', 'Cem', 'Dave']
const FOOD = ['Curry', 'Pho', 'Tacos', 'Soup']

const store = (text: string) => localStorage.setItem('wheel_current', text)
const goBack = () => page.getByRole('button', { name: /^Back to / }).click()

test('a link too large to be stored beside the own wheel asks before it is opened @open.no-room', async () => {
  messages.allow(/^warn: Failed to save wheel data$/)
  storeWheel(distinctOptions(6))
  await open()
  await main.newOption.fill('Mine')
  await main.newOption.press('Enter')
  fillStorage()
  const long = Array.from({ length: 2000 }, (_, index) => `Option number ${index}`)
  const hash = await hashOf(long)
  location.hash = hash
  const dialog = page.getByRole('dialog', { name: 'No Room to Save Another Wheel' })
  await expect.element(dialog).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await expect.element(main.option(7)).toHaveValue('Mine')
  await dialog.getByRole('button', { name: 'Keep My Wheel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(main.option(7)).toHaveValue('Mine')

  await open(hash)
  await dialog.getByRole('button', { name: 'Open Anyway' }).click()
  await expect.element(main.option(1)).toHaveValue('Option number 0')
  await expect.element(main.toast('This browser cannot save your changes')).toBeVisible()
  expect(keptWheel().wheel.segments.at(-1)?.text).toBe('Mine')
  await open('')
  await expect.element(main.option(7)).toHaveValue('Mine')
})

/** Until another 20,000 characters find no room. */
function fillStorage(): void {
  for (let size = 2 ** 22; size >= 20_000; size /= 2) {
    for (let index = 0; ; index += 1) {
      try {
        localStorage.setItem(`filler ${size} ${index}`, 'x'.repeat(size))
      } catch {
        break
      }
    }
  }
}

test('a preset wheel with colors and results of one’s own comes back after a link @open.preset', async () => {
  await open()
  await main.resetTo('Numbers 1-6')
  await expect.element(main.options).toHaveLength(6)
  await page.getByLabelText('Color of 1').fill('#123456')
  clock.freeze()
  await main.spinButton.click()
  await clock.advance(4100)
  await expect.element(main.winnerHeading).toBeVisible()
  await clock.advance(3000)
  const winner = main.winner()
  location.hash = await hashOf(FOOD)
  await expect.element(main.option(1)).toHaveValue('Curry')
  await goBack()
  await expect.element(page.getByLabelText('Color of 1')).toHaveValue('#123456')
  await expect.element(main.recent).toHaveLength(1)
  await expect.element(main.recent).toHaveTextContent(winner)
})

test('a link put into the address mid-spin waits until the winner was seen, and its result is kept @open.link-mid-spin', async () => {
  await open(await hashOf(FRIENDS))
  clock.freeze()
  await main.spinButton.click()
  await clock.advance(1000)
  const { pendingSpin } = keptWheel()
  location.hash = await hashOf(FOOD)
  await clock.advance(3100)
  await expect.element(main.winnerHeading).toBeVisible()
  expect(main.winner()).toBe(pendingSpin?.winner.text)
  await clock.advance(2500)
  await expect.element(main.option(1)).toHaveValue('Ann')
  await clock.advance(1000)
  await expect.element(main.option(1)).toHaveValue('Curry')
  await goBack()
  await expect.element(main.recent).toHaveTextContent(pendingSpin?.winner.text ?? 'nobody')
})

test('times beyond every calendar, in a wheel and in its results, cost nothing @storage.beyond-calendar', async () => {
  const saved = JSON.parse(savedText(distinctOptions(3), lasting(500)))
  const result = {
    id: 'r',
    wheelId: saved.wheel.id,
    winner: saved.wheel.segments[0],
    spinDuration: 1e300,
    timestamp: 9e15,
    angle: 1,
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: 3,
  }
  Object.assign(saved.wheel, {
    createdAt: 1e300,
    lastUsed: -1e300,
    history: [result],
    statistics: { totalSpins: 1, totalEliminations: 0, totalSpinTime: 1e300 },
  })
  store(JSON.stringify(saved))
  await open()
  await expect.element(main.option(1)).toHaveValue('A1')
  await expect.element(main.recent).toHaveLength(1)
  await expect
    .element(page.getByRole('heading', { name: 'Something went wrong' }))
    .not.toBeInTheDocument()
})

test('a file opened while the wheel spins is opened when its winner was seen @open.file-mid-spin', async () => {
  storeWheel(distinctOptions(4), lasting(1500))
  await open()
  clock.freeze()
  const dropFile = () => {
    const text = '{"segments": [{"text": "One"}, {"text": "Two"}]}'
    drop(new File([text], 'some.json', { type: 'application/json' }))
  }
  await main.spinButton.click()
  await clock.advance(500)
  dropFile()
  await expect.element(main.toast('The file will open when the wheel stops.')).toBeVisible()
  await clock.advance(1100)
  await expect.element(main.winnerHeading).toBeVisible()
  await clock.advance(3100)
  await expect.element(main.option(1)).toHaveValue('One')
  await goBack()
  await expect.element(main.recent).toHaveLength(1)

  // Now the spin begins while the file is on its way.
  dropFile()
  await main.spinButton.click()
  await clock.advance(4800)
  await expect.element(main.option(1)).toHaveValue('One')
})

test('what is brought back or made by a clock before 1970 can be read again @storage.readable', async () => {
  const saved = JSON.parse(savedText(distinctOptions(4)))
  const [first, ...others] = saved.wheel.segments
  saved.wheel.segments = [{ ...first, eliminated: true }, ...others]
  saved.wheel.originalSegments = [first, first, ...others]
  saved.wheel.eliminationHistory = [
    { eliminatedSegment: first, timestamp: 1, eliminatedByResult: 'r', remainingSegments: 3 },
  ]
  saved.wheel.settings.eliminationMode = true
  store(JSON.stringify(saved))
  replace(Date, 'now', () => -1_000_000)
  await open()
  await page.getByRole('button', { name: 'Restore All' }).first().click()
  await expect.element(main.options).toHaveLength(4)
  await main.resetTo('Numbers 1-6')
  await expect.element(main.options).toHaveLength(6)
  await open()
  await expect.element(main.options).toHaveLength(6)
  await goBack()
  await expect.element(main.options).toHaveLength(4)
})
