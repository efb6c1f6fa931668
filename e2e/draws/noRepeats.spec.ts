// A round without repeats: whoever is drawn rests until everyone was; and who is absent today.

import type { Page } from 'playwright/test'
import { axeFaults } from '../support/axe'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(4)
const texts = OPTIONS.map(({ text }) => text)

const marksOf = async (page: Page, mark: 'picked' | 'absent') => {
  const { wheel } = await keptWheel(page)
  return wheel.segments.filter((one) => one[mark]).map(({ text }) => text)
}
const shut = (page: Page, name: string) => page.getByRole('button', { name, expanded: false })
const controls = (page: Page) => page.getByRole('region', { name: 'Wheel Controls' })

async function spin(page: Page, main: WheelPage, clock: Clock): Promise<string> {
  await main.wheel.focus()
  await page.keyboard.press('Space')
  await expect(main.spinningButton).toBeDisabled()
  await clock.advance(600)
  await expect(main.winnerHeading).toBeVisible()
  return main.winner()
}

/** Absent Today, from the menu above the list. */
async function takeAttendance(page: Page, main: WheelPage): Promise<void> {
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Absent Today', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Absent Today' })).toBeVisible()
}

test('everyone is drawn once, by keyboard, and the spin after the last begins a new round @mode.no-repeats @mode.new-round', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await clock.freeze()
  await main.mode('Every spin counts').press('ArrowRight')
  await expect(main.mode('No repeats')).toBeChecked()

  const drawn: string[] = []
  for (let left = 3; left >= 1; left -= 1) {
    drawn.push(await spin(page, main, clock))
    await expect(main.moment.getByText(`${left} option`)).toBeVisible()
    await expect(controls(page)).toContainText(`, ${4 - left} picked`)
    await expect(shut(page, `${4 - left} Picked`)).toBeVisible()
    await expect(main.options).toHaveCount(left)
  }
  drawn.push(await spin(page, main, clock))
  expect(drawn.toSorted()).toEqual(texts.toSorted())
  await expect(main.moment.getByText('Everyone was drawn')).toBeVisible()
  const over = page.getByText('Everyone was drawn. The next spin begins a new round.')
  await expect(over).toBeVisible()
  await shut(page, '4 Picked').press('Enter')
  const list = page.getByRole('list', { name: '4 Picked' })
  await expect(list.getByRole('listitem')).toHaveText(texts)

  await page.reload()
  await main.isReady()
  await clock.freeze()
  await expect(over).toBeVisible()
  await spin(page, main, clock)
  await expect(main.toast('A new round begins: everyone is back')).toBeVisible()
  await expect(main.options).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(over).toBeVisible()
  expect(await marksOf(page, 'picked')).toEqual(texts)
  // The results are never taken back.
  expect((await keptWheel(page)).wheel.history).toHaveLength(5)
})

test('New Round brings all back and keeps the focus in the list, and Undo takes it back @mode.new-round', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await clock.freeze()
  await main.mode('No repeats').click()
  const winner = await spin(page, main, clock)
  await page.getByRole('button', { name: 'New Round' }).press('Enter')
  await expect(main.optionList).toBeFocused()
  await expect(main.options).toHaveCount(4)
  await main.hasAnnounced('1 picked option is back')
  await page.keyboard.press('Control+z')
  await expect(main.row(winner)).toHaveCount(0)
  expect(await marksOf(page, 'picked')).toEqual([winner])
})

test('who is absent today is ticked off in the rows, by keyboard, and takes no part @absent.today', async ({
  page,
  main,
}) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await takeAttendance(page, main)
  const [first = '', second = '', third = ''] = texts
  await expect(main.row(first)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: `${first} is here` })).not.toBeChecked()
  await main.hasAnnounced(`“${first}” is absent today`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 of 4 here')).toBeVisible()
  // What is ticked is not selected: it cannot be removed by mistake, nor a range put in its place.
  await page.keyboard.press('Delete')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await marksOf(page, 'absent')).toEqual([first, second])
  await page.keyboard.press('Escape')
  await expect(main.options).toHaveCount(2)
  await expect(main.row(third)).toBeVisible()
  await expect(main.optionList.getByRole('checkbox')).toHaveCount(0)
  await expect(controls(page)).toContainText('2 options, 2 absent')
  await expect(main.wheel).toHaveAccessibleName('Wheel with 2 options')

  await page.reload()
  await main.isReady()
  await takeAttendance(page, main)
  await page.keyboard.press('Control+a')
  await expect(page.getByText('4 of 4 here')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.getByRole('group', { name: 'Absent Today' }).getByText('All Here').click()
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await marksOf(page, 'absent')).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('axe finds nothing, and nothing is cut off at 320 pixels @mode.access', async ({
      page,
      main,
      clock,
    }) => {
      await storeWheel(page, OPTIONS, lasting(500))
      await main.open()
      await clock.freeze()
      await main.mode('No repeats').click()
      await spin(page, main, clock)
      await takeAttendance(page, main)
      await page.keyboard.press('Space')
      await clock.advance(12_000)
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 700 })
        if (width === 320) await main.openPanel('Options')
        for (const name of ['1 Absent Today', '1 Picked']) {
          const fold = shut(page, name)
          if (await fold.isVisible()) await fold.click()
        }
        expect(await axeFaults(page, clock)).toEqual([])
        await expectNoSidewaysScroll(page)
        await expectNoClippedText(page)
      }
    })
  })
}

test('the last of 500 is ticked off as the first is @absent.today', async ({ page, main }) => {
  await storeWheel(page, distinctOptions(500), lasting(500))
  await main.open()
  await takeAttendance(page, main)
  await expect(page.getByText('500 of 500 here')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(page.getByText('499 of 500 here')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main.wheel).toHaveAccessibleName('Wheel with 499 options')
})
