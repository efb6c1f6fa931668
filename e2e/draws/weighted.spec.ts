// Where weights count: an announced draw is watched on unequal slices and verified with its odds, and a tournament says
// what weight means in it.

import { compression } from '../../src/platform/compression'
import { announce } from '../../src/raffle/proof/announcement'
import { QUICKNET } from '../../src/raffle/proof/chain'
import { announcementHash, proofHash } from '../../src/raffle/proof/link'
import { makeProof } from '../../src/raffle/proof/proof'
import { runningSums, segmentUnderPointer } from '../../src/wheel/geometry'
import { readStored, storedText } from '../../tests/store/stored'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { Desk } from '../support/desk'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { answerAsRelays, setClock } from '../support/relays'
import { ROUND } from '../support/round'
import { distinctOptions, savedText, storeText, storeWheel } from '../support/savedWheels'

const OPTIONS = distinctOptions(5)
const WEIGHTS = [300, 100, 1000, 700, 2000]

const ANNOUNCED = announce({
  chain: QUICKNET.hash,
  round: ROUND.round,
  name: 'Raffle by tickets',
  entries: OPTIONS.map(({ text }) => text),
  weights: WEIGHTS,
  prizes: [{ name: '', places: 1, reserves: 0 }],
  again: false,
  salt: '00112233445566778899aabbccddeeff',
  show: { theme: 'default', spinMs: 600, colors: OPTIONS.map(({ color }) => color) },
})
const PROOF = makeProof(ANNOUNCED, ROUND.signature)
const WINNER = PROOF.results[0]?.winners[0] ?? -1

test('a draw by weight is watched on the slices that it was announced with @proof.late', async ({
  context,
  page,
  main,
}) => {
  const now = await setClock(context, ROUND.dueMs + 3_600_000)
  await answerAsRelays(context, { [ROUND.round]: ROUND.signature }, 'answers', now)
  await page.goto(`/#${await announcementHash(ANNOUNCED, compression)}`)
  await expect(page.getByRole('heading', { name: 'Live Draw' })).toBeVisible()
  await expect(page.getByText('The names are not equally likely to win')).toBeVisible()
  const { wheel, settings } = await appState(page)
  expect(settings.weightsCount).toBe(true)
  expect(wheel.segments.map(({ weight }) => 100 * weight)).toEqual(WEIGHTS)
  await page.getByRole('button', { name: 'Watch the Spin' }).click()
  const winner = OPTIONS[WINNER]?.text ?? ''
  await expect(main.moment.getByText(winner, { exact: true })).toBeVisible()
  const { restRotation } = await appState(page)
  expect(segmentUnderPointer(restRotation, runningSums(WEIGHTS))).toBe(WINNER)
  expect(await axeFaults(page)).toEqual([])
})

test('a draw by weight is verified, and the odds of each name are in its list @verify.link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/verify#${await proofHash(PROOF, compression)}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'The winners follow from this list',
  )
  await expect(page.getByText('By weight: from 1 in 41, 2.4% to 20 in 41, 48.8%')).toBeVisible()
  await page.getByText('The whole list').click()
  const list = page.getByRole('list', { name: 'The whole list' })
  await expect(list.getByRole('listitem').first()).toHaveText('A1× 3: 3 in 41, 7.3%')
  expect(await axeFaults(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectNoClippedText(page)
})

test('a tournament by weight says what weight means, and how likely each is to be the last @setting.odds', async ({
  page,
  main,
}) => {
  const { wheel, settings } = readStored(savedText(OPTIONS, { preset: 'instant' }))
  const segments = wheel.segments.map((one, index) => {
    return { ...one, weight: (WEIGHTS[index] ?? 0) / 100 }
  })
  await storeText(
    page,
    storedText({
      wheel: { ...wheel, segments, originalSegments: segments },
      settings: { ...settings, weightsCount: true, eliminationMode: true, showProbabilities: true },
    }),
  )
  await main.open()
  await expect(page.getByText('A higher weight means more likely to go out next.')).toBeVisible()
  const ask = page.getByRole('button', { name: 'Chance to Win the Tournament' })
  await ask.click()
  await expect(page.getByText('Worked out over every way the tournament can go.')).toBeVisible()
  const list = page.getByRole('list', { name: 'Chance to win the tournament' })
  await expect(list.getByRole('listitem')).toHaveCount(OPTIONS.length)
  await expect(list.getByRole('listitem').first()).toHaveText(/^A1(about )?[\d,]+ in [\d,]+, .*%$/)
  expect(await axeFaults(page)).toEqual([])

  await main.spinButton.click()
  const odds = main.moment.getByText(/^Chance: /)
  await expect(odds).toHaveText(/ in 41, /)
  await expect(page.getByRole('list', { name: 'Recent Results' })).toContainText('%')
  await expect(list.getByRole('listitem')).toHaveCount(OPTIONS.length - 1)
  await main.spinButton.click()
  await main.spinButton.click()
  // Two are left.
  await expect(
    page.getByText('Two are left: a higher weight means more likely to win.'),
  ).toBeVisible()
  await expect(ask).toHaveCount(0)
  await expect(main.options.first()).toContainText('%')
  // The next spin is a new tournament's, of all: what the last two had is no chance of that.
  await main.spinButton.click()
  await expect(main.moment).toContainText('Chance: ')
  await expect(page.getByText(/a higher weight means/)).toHaveCount(0)
  await expect(main.options.first()).not.toContainText('%')
})

test('what gives everyone the same chance says so where weights count @weights.ignored', async ({
  page,
  main,
}) => {
  await storeWheel(
    page,
    OPTIONS.map((option, index) => ({ ...option, weight: (WEIGHTS[index] ?? 0) / 100 })),
  )
  await main.open()
  for (const title of ['Make Groups', 'Shuffle an Order']) {
    await main.openMoreTools()
    await page.getByRole('button', { name: `${title}…` }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('status')).toHaveText(/Weights do not count here\.$/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  const note = page.getByText('This draw gives everyone the same chance, whatever their weight.')
  await new Desk(page).open()
  await expect(note).toBeVisible()
})
