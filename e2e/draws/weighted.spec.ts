// Where weights count: an announced draw is watched on unequal slices and verified with its odds.

import { compression } from '../../src/platform/compression'
import { announce } from '../../src/raffle/proof/announcement'
import { QUICKNET } from '../../src/raffle/proof/chain'
import { announcementHash, proofHash } from '../../src/raffle/proof/link'
import { makeProof } from '../../src/raffle/proof/proof'
import { runningSums, segmentUnderPointer } from '../../src/wheel/geometry'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { answerAsRelays, setClock } from '../support/relays'
import { ROUND } from '../support/round'
import { distinctOptions } from '../support/savedWheels'

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

test('a draw by weight is checked, and the odds of each name are in its list @verify.link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/check#${await proofHash(PROOF, compression)}`)
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
