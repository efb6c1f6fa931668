// A round without repeats: whoever is drawn rests until everyone was; and who is absent today.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import { emulateMedia } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { hasAnnounced, keptWheel, open, storeWheel } from '../support/screen'

const OPTIONS = distinctOptions(4)
const texts = OPTIONS.map(({ text }) => text)

const marksOf = (mark: 'picked' | 'absent') => {
  const { wheel } = keptWheel()
  return wheel.segments.filter((one) => one[mark]).map(({ text }) => text)
}
const shut = (name: string) => page.getByRole('button', { name, expanded: false })
const controls = () => page.getByRole('region', { name: 'Wheel Controls' })

async function spin(): Promise<string> {
  await main.wheel.focus()
  await press('Space')
  await expect.element(main.spinningButton).toHaveAttribute('aria-disabled', 'true')
  await clock.advance(600)
  await expect.element(main.winnerHeading).toBeVisible()
  return main.winner()
}

/** Absent Today, from the menu above the list. */
async function takeAttendance(): Promise<void> {
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Absent Today', exact: true }).click()
  await expect.element(page.getByRole('group', { name: 'Absent Today' })).toBeVisible()
}

test('everyone is drawn once, by keyboard, and the spin after the last begins a new round @mode.no-repeats @mode.new-round', async () => {
  clock.freeze()
  storeWheel(OPTIONS, lasting(500))
  await open()
  await main.openModes()
  await main.mode('Every spin counts').press('ArrowRight')
  await expect.element(main.mode('No repeats')).toBeChecked()

  const drawn: string[] = []
  for (let left = 3; left >= 1; left -= 1) {
    drawn.push(await spin())
    await expect.element(main.moment.getByText(`${left} option`)).toBeVisible()
    await expect.element(controls()).toHaveTextContent(`, ${4 - left} picked`)
    await expect.element(shut(`${4 - left} Picked`)).toBeVisible()
    await expect.element(main.options).toHaveLength(left)
  }
  drawn.push(await spin())
  expect(drawn.toSorted()).toEqual(texts.toSorted())
  await expect.element(main.moment.getByText('Everyone was drawn')).toBeVisible()
  const over = page.getByText('Everyone was drawn. The next spin begins a new round.')
  await expect.element(over).toBeVisible()
  await shut('4 Picked').press('Enter')
  const list = page.getByRole('list', { name: '4 Picked' })
  await expect.poll(() => list.getByRole('listitem').texts()).toEqual(texts)

  await open()
  await expect.element(over).toBeVisible()
  await spin()
  await expect.element(main.toast('A new round begins: everyone is back')).toBeVisible()
  await expect.element(main.options).toHaveLength(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(over).toBeVisible()
  expect(marksOf('picked')).toEqual(texts)
  // The results are never taken back.
  expect(keptWheel().wheel.history).toHaveLength(5)
})

test('who is absent today is ticked off in the rows, by keyboard, and takes no part @absent.today', async () => {
  storeWheel(OPTIONS, lasting(500))
  await open()
  await takeAttendance()
  const [first = '', second = '', third = ''] = texts
  await expect.element(main.row(first)).toHaveFocus()
  await press('Space')
  await expect.element(page.getByRole('checkbox', { name: `${first} is here` })).not.toBeChecked()
  await hasAnnounced(`“${first}” is absent today`)
  await press('ArrowDown')
  await press('Space')
  await expect.element(page.getByText('2 of 4 here')).toBeVisible()
  // What is ticked is not selected: it cannot be removed by mistake, nor a range put in its place.
  await press('Delete')
  await press('Shift+ArrowDown')
  expect(marksOf('absent')).toEqual([first, second])
  await press('Escape')
  await expect.element(main.options).toHaveLength(2)
  await expect.element(main.row(third)).toBeVisible()
  await expect.element(main.optionList.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(controls()).toHaveTextContent('2 options, 2 absent')
  await expect.element(main.wheel).toHaveAccessibleName('Wheel with 2 options')

  await open()
  await takeAttendance()
  await press('Control+a')
  await expect.element(page.getByText('4 of 4 here')).toBeVisible()
  await press('Control+z')
  await page.getByRole('group', { name: 'Absent Today' }).getByText('All Here').click()
  await page.getByRole('button', { name: 'Done' }).click()
  expect(marksOf('absent')).toEqual([])
})

test('those who are off the wheel stay there while it turns, and come back with the focus in the list @absent.today', async () => {
  clock.freeze()
  storeWheel(OPTIONS, lasting(500))
  await open()
  const [first = ''] = texts
  await page.getByRole('button', { name: `Mark ${first} absent today` }).click()
  const allHere = page.getByRole('button', { name: 'All Here' })
  const fold = page.getByRole('button', { name: '1 Absent Today' })
  const arrow = () => fold.evaluate((one) => getComputedStyle(one, '::after').rotate)
  expect(await arrow()).toBe('45deg')
  await fold.click()
  await expect.element(page.getByRole('list', { name: '1 Absent Today' })).toHaveTextContent(first)
  await expect.poll(arrow).toBe('225deg')
  await main.spinButton.click()
  await expect.element(allHere).toHaveAttribute('aria-disabled', 'true')
  await allHere.click({ force: true })
  expect(marksOf('absent')).toEqual([first])
  await clock.advance(600)
  await allHere.click()
  expect(marksOf('absent')).toEqual([])
  await expect.element(allHere).not.toBeInTheDocument()
  await expect.element(main.optionList).toHaveFocus()
})

test('one press on the row marks somebody absent, and the focus moves on @absent.row', async () => {
  storeWheel(OPTIONS, lasting(500))
  await open()
  const [first = '', second = '', third = '', last = ''] = texts
  const absent = (text: string) => page.getByRole('button', { name: `Mark ${text} absent today` })
  await main.row(second).hover()
  // The next row comes under the pointer.
  await absent(second).dblClick()
  await expect.element(main.options).toHaveLength(3)
  expect(marksOf('absent')).toEqual([second])
  await hasAnnounced(`“${second}” is absent today`)
  await expect.element(absent(third)).toHaveFocus()
  await expect.element(controls()).toHaveTextContent('3 options, 1 absent')
  await press('Enter')
  await expect.element(absent(last)).toHaveFocus()
  expect(marksOf('absent')).toEqual([second, third])
  await press('Control+z')
  expect(marksOf('absent')).toEqual([second])
  await expect.element(main.row(first)).toBeVisible()
})

test('all who are selected are marked absent at once @absent.selected', async () => {
  storeWheel(OPTIONS, lasting(500))
  await open()
  const [first = '', second = '', third = '', last = ''] = texts
  await main.row(second).focus()
  await press('Space')
  await press('ArrowDown')
  await press('Space')
  await page.css('summary[aria-label="More for Selected"]').click()
  const item = page
    .getByRole('group', { name: 'List Tools' })
    .getByRole('button', { name: 'Absent Today' })
  await item.click()
  expect(marksOf('absent')).toEqual([second, third])
  await hasAnnounced('2 options are absent today')
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
  await expect.element(main.row(last)).toHaveFocus()
  await press('Control+z')
  expect(marksOf('absent')).toEqual([])
  await expect.element(main.row(first)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`in a ${colorScheme} theme`, () => {
    test('axe finds nothing, and nothing is cut off at 320 pixels @mode.access', async () => {
      await emulateMedia({ colorScheme })
      clock.freeze()
      storeWheel(OPTIONS, lasting(500))
      await open()
      await main.chooseMode('No repeats')
      await spin()
      await takeAttendance()
      await press('Space')
      await clock.advance(12_000, 1000)
      clock.thaw()
      for (const width of [1440, 320]) {
        await page.viewport(width, 700)
        if (width === 320) await main.openPanel('Options')
        for (const name of ['1 Absent Today', '1 Picked']) {
          if (shut(name).elements().length > 0) await shut(name).click()
        }
        expect(await axeFaults()).toEqual([])
        expectNoSidewaysScroll()
        expectNoClippedText()
      }
    })
  })
}

test('the last of 500 is ticked off as the first is @absent.today', async () => {
  storeWheel(distinctOptions(500), lasting(500))
  await open()
  await takeAttendance()
  await expect.element(page.getByText('500 of 500 here')).toBeVisible()
  await press('End')
  await press('Space')
  await expect.element(page.getByText('499 of 500 here')).toBeVisible()
  await press('Escape')
  await expect.element(main.wheel).toHaveAccessibleName('Wheel with 499 options')
})
