// A draw of prizes, from the prizes to the page that checks its record.

import { compression } from '../../src/platform/compression'
import { announce } from '../../src/raffle/proof/announcement'
import { assign } from '../../src/raffle/proof/assign'
import { QUICKNET } from '../../src/raffle/proof/chain'
import { announcementHash } from '../../src/raffle/proof/link'
import { distinctOptions, lasting, savedText } from '../support/savedWheels'
import { expect, test } from './support/fixtures'
import type { MainScreen } from './support/mainScreen'

/** Of round 1000 of the beacon, in 2023. */
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

const ANNOUNCED = announce({
  chain: QUICKNET.hash,
  round: 1000,
  name: 'Friday lunch',
  entries: distinctOptions(6).map(({ text }) => text),
  weights: null,
  prizes: [{ name: '', places: 1, reserves: 0 }],
  again: false,
  salt: '00112233445566778899aabbccddeeff',
  show: { theme: 'default', spinMs: 600, colors: distinctOptions(6).map(({ color }) => color) },
})

/** The names on the cards, in the order of the prizes. */
function winners(main: MainScreen): Promise<string[]> {
  return main.tab.run(() =>
    [...document.querySelectorAll('li[data-place] bdi')].map(({ textContent }) => textContent),
  )
}

/** Files that the page saves are kept in the page from now on. */
function keepSaved(main: MainScreen): Promise<void> {
  return main.tab.run(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (file) => {
      Object.assign(window, { savedFile: file })
      return createObjectURL(file)
    }
    HTMLAnchorElement.prototype.click = () => {}
  })
}

function savedFile(main: MainScreen): Promise<string> {
  return main.tab.run(async () => {
    const { savedFile } = window as unknown as { savedFile?: Blob }
    return (await savedFile?.text()) ?? ''
  })
}

test('A draw: two prizes, a winner who is not here, and a record that the check page finds sound', async ({
  main,
}) => {
  await main.store(savedText(distinctOptions(6), lasting(500)))
  await main.open()
  const canHash = await main.tab.run(() => isSecureContext)
  test.skip(!canHash, 'this browser computes no hashes for a page without HTTPS')
  await main.click('disclosure', 'Draw prizes, groups, proof')
  await main.click('button', 'Draw Prizes')
  await main.fill('Prize', 'Bicycle')
  await main.click('button', 'Add a Prize')
  await main.fill('Prize 2', 'Lamp')
  await main.click('button', 'Start Drawing 2 Winners')
  await main.click('disclosure', 'Draw Several')
  await main.click('button', 'Draw Everything (2)')
  await main.click('button', 'Draw All 2')
  await main.says('Everything is drawn.')
  const [missing = '', second = ''] = await winners(main)
  expect(missing).not.toBe(second)

  await main.click('button', missing)
  await main.click('button', 'Not Here')
  await main.says(new RegExp(`${missing}\\W*: not here`))
  await expect.poll(() => winners(main)).toHaveLength(2)
  await main.says('Everything is drawn.')
  const [first = ''] = await winners(main)
  expect([missing, second]).not.toContain(first)

  // It goes on after a reload as it was.
  await main.tab.reload()
  await main.isReady()
  await expect.poll(() => winners(main)).toEqual([first, second])

  await keepSaved(main)
  await main.click('disclosure', 'Save or Print')
  await main.click('button', 'Save the Record (JSON)')
  await expect.poll(() => savedFile(main)).toContain('fairwheel-draw')
  const record = await savedFile(main)

  await main.tab.goto(`${main.address}/check`)
  const isReady = () =>
    main.tab.run(() => {
      const field = document.querySelector('textarea')
      return field !== null && Object.keys(field).some((key) => key.startsWith('__react'))
    })
  await expect.poll(isReady).toBe(true)
  await main.tab.run((text) => {
    const field = document.querySelector('textarea')
    if (field) field.value = text
  }, record)
  await main.click('button', 'Check')
  await main.says('This record is sound')
  await main.says(first)
})

test('An announced draw: its link, the number entered by hand, the spin, and the proof', async ({
  main,
}) => {
  await main.open(`#${await announcementHash(ANNOUNCED, compression)}`)
  await main.says('Live Draw')
  await main.says('The random number could not be fetched.', 60_000)
  await main.click('disclosure', 'No connection? Enter the random number by hand')
  await main.fill('Signature', SIGNATURE)
  await main.click('button', 'Use This Number')
  const [won = -1] = assign(ANNOUNCED, SIGNATURE).prizes[0]?.winners ?? []
  const winner = ANNOUNCED.entries[won] ?? ''
  await main.sees('button', 'Watch the Spin')
  await main.says(winner)
  await main.click('button', 'Watch the Spin')
  expect(await main.winner('Winner!')).toContain(winner)
})
