// Lists from outside: pasted, picked or dropped, previewed, and put on the wheel with nothing lost.

import { csvOf } from '../../src/lists/csv'
import { optionText } from '../../src/wheel/segment'
import { realLines } from '../../tests/support/realNames'
import { sheetOf, xlsx } from '../../tests/support/xlsx'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { expectNoSidewaysScroll } from '../support/reflow'
import { distinctOptions, hashOf, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const LINES = realLines()
/** What of the lines is to be on the wheel. */
const TEXTS = LINES.flatMap((line) => optionText(line) ?? [])
/** As spreadsheets write a cell: an apostrophe before a formula means that it is none. */
const quoted = (line: string) => `"${line.replace(/^'(?==)/, "''").replaceAll('"', '""')}"`
const bytes = (text: string) => [...new TextEncoder().encode(text)]

const textsOnWheel = async (main: WheelPage) =>
  (await appState(main.page)).wheel.segments.map(({ text }) => text)

async function pick(main: WheelPage, name: string, buffer: Buffer): Promise<void> {
  await main.openMoreTools()
  const chooser = main.page.waitForEvent('filechooser')
  await main.page.getByRole('button', { name: 'Open File' }).click()
  await (await chooser).setFiles({ name, mimeType: '', buffer })
}

const FILES: Readonly<Record<string, () => Buffer>> = {
  'names.txt': () => Buffer.from(LINES.join('\n')),
  'names-windows.txt': () => Buffer.from(`\ufeff${LINES.join('\r\n')}`, 'utf16le'),
  'names.csv': () => Buffer.from(csvOf([['Name', 'Class'], ...LINES.map((line) => [line, '4B'])])),
  'names.tsv': () =>
    Buffer.from(['Name\tClass', ...LINES.map((line) => `${quoted(line)}\t4B`)].join('\n')),
  'names.xlsx': () =>
    Buffer.from(
      xlsx([sheetOf('Class', [['Name', 'Class'], ...LINES.map((line) => [line, '4B'])])]),
    ),
  'names.wheel': () =>
    Buffer.from(JSON.stringify({ entries: LINES.map((text) => ({ text, enabled: true })) })),
}

test.describe('10,000 names arrive whole, and Undo brings back the wheel before', () => {
  test('by paste @import.whole', async ({ page, main }) => {
    await main.open()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await main.paste(
      LINES.join('\n'),
      main.importDialog.getByRole('textbox', { name: 'Paste or type a list' }),
    )
    await arrivesWhole(main)
  })

  for (const [name, write] of Object.entries(FILES)) {
    test(`by ${name} @import.whole`, async ({ main }) => {
      await main.open()
      await pick(main, name, write())
      await arrivesWhole(main)
    })
  }

  async function arrivesWhole(main: WheelPage) {
    const blank = LINES.length - TEXTS.length
    await expect(main.importDialog.getByText(/read: 9,?\d{3} go on the wheel/)).toBeVisible()
    await expect(main.importDialog.getByText(`${blank} blank lines`)).toBeVisible()
    await main.importDialog.getByRole('radio', { name: 'Replace Them' }).check()
    await main.importButton.click()
    await expect(main.toast(`Replaced 3 options with ${TEXTS.length}`)).toBeVisible()
    expect((await textsOnWheel(main)).toSorted()).toEqual(TEXTS.toSorted())
    await main.page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => textsOnWheel(main)).toEqual(['Yes', 'No', 'Maybe'])
  }
})

test('every line has a fate that is shown, and each decision changes the numbers @import.reconciled', async ({
  page,
  main,
}) => {
  await main.open()
  const long = 'A name that is far longer than thirty characters can hold'
  const lines = ['Ann', 'Ben', '', 'Ann', 'ann', 'Zoë', 'Zoe', long, 'Ben']
  await main.paste(lines.join('\n'), main.newOption)
  const dialog = main.importDialog
  const summary = (text: string) => expect(dialog.getByRole('status').first()).toHaveText(text)
  await summary('9 lines read: 8 go on the wheel and 1 is blank.')
  await expect(dialog.getByText('The wheel will have 8 options.')).toBeVisible()

  await dialog.getByText('2 duplicates, kept').click()
  await dialog.getByRole('radio', { name: 'Leave Out' }).check()
  await summary('9 lines read: 6 go on the wheel, 1 is blank, and 2 are duplicates.')
  await dialog.getByRole('checkbox', { name: 'Ben line 9, same as line 2' }).check()
  await expect(dialog.getByText('2 duplicates, 1 left out')).toBeVisible()
  await dialog.getByText('2 duplicates, 1 left out').click()

  await dialog.getByText('2 likely duplicates, kept').click()
  await dialog.getByRole('checkbox', { name: 'ann line 5, like “Ann” in line 1' }).uncheck()
  await summary(
    '9 lines read: 6 go on the wheel, 1 is blank, 1 is a duplicate, and 1 is a likely duplicate.',
  )

  await dialog.getByText('1 text over 30 characters').click()
  const field = dialog.getByRole('textbox', { name: 'Text of line 8' })
  await expect(field).toHaveValue('A name that is far longer than')
  await field.fill('Long Name')
  await dialog.getByRole('checkbox', { name: 'Leave out' }).check()
  await expect(dialog.getByRole('status').first()).toContainText('1 is too long')
  await dialog.getByRole('checkbox', { name: 'Leave out' }).uncheck()
  await expect(field).toHaveValue('Long Name')

  await dialog.getByText('1 blank line').click()
  await expect(dialog.getByText('Line 3', { exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await dialog.getByRole('radio', { name: 'Add to Them' }).check()
  await expect(dialog.getByText('The wheel will have 9 options.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Replace Them' }).check()
  await main.importButton.click()
  await expect(main.toast('Replaced 3 options with 6. 2 lines were left out.')).toBeVisible()
  expect(await textsOnWheel(main)).toEqual(['Ann', 'Ben', 'Zoë', 'Zoe', 'Long Name', 'Ben'])
})

test('a file that does not say how it was saved is read as the visitor says @import.encoding', async ({
  page,
  main,
}) => {
  await main.open()
  const cyrillic = [0xc0, 0xed, 0xed, 0xe0, 0x0a, 0xde, 0xeb, 0xff]
  await pick(main, 'names.txt', Buffer.from(cyrillic))
  const dialog = main.importDialog
  const select = dialog.getByRole('combobox', { name: 'Read the file as' })
  await expect(select).toHaveValue('windows-1252')
  const lines = dialog.getByRole('list', { name: 'Lines to check' })
  await expect(lines).toContainText('Line 1 Àííà')
  expect(await axeFaults(page)).toEqual([])
  await select.selectOption({ label: 'Chinese, simplified (GB18030)' })
  await expect(lines).not.toContainText('Àííà')
  await select.selectOption({ label: 'Cyrillic (Windows-1251)' })
  await expect(lines).toContainText('Line 1 Анна')
  await expect(select).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('radio', { name: 'Replace Them' }).check()
  await main.importButton.click()
  await expect.poll(() => textsOnWheel(main)).toEqual(['Анна', 'Юля'])
})

test('one damaged byte is told, and the other names stay as they are @import.encoding', async ({
  main,
}) => {
  await main.open()
  const utf8 = Buffer.from('Zoë\nÇelik\nMüller\nJosé')
  utf8[utf8.length - 1] = 0xff
  await pick(main, 'names.txt', utf8)
  const dialog = main.importDialog
  await expect(dialog.getByText(/could not be read and (?:is|are) shown as/)).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Lines to check' })).toContainText('Line 4 Jos')
  await expect(dialog.getByRole('list', { name: 'First options' })).toContainText('Müller')
})

test('of a table, columns are chosen, and the header is recognized @import.table', async ({
  page,
  main,
}) => {
  await main.open()
  await pick(
    main,
    'class.csv',
    Buffer.from('First name;Last name;Points\nAnn;Smith;3\nBen;Jones;4\nCem;Öz;5\n'),
  )
  const dialog = main.importDialog
  await expect(dialog.getByText('class.csv')).toBeVisible()
  await expect(
    dialog.getByText('4 rows read: 3 go on the wheel and 1 is the header.'),
  ).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('checkbox', { name: 'Take Last name' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Take Points' }).check()
  await dialog.getByRole('switch', { name: 'First Row Is a Header' }).click()
  await expect(dialog.getByText('4 rows read. All of them go on the wheel.')).toBeVisible()
  await main.importButton.click()
  await expect
    .poll(() => textsOnWheel(main))
    .toEqual(['First name Points', 'Ann 3', 'Ben 4', 'Cem 5'])
})

test('the keyboard alone does it, and the focus comes back @import.keyboard', async ({
  page,
  main,
}) => {
  await main.open()
  await page.getByRole('button', { name: 'Import', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(
    main.importDialog.getByRole('textbox', { name: 'Paste or type a list' }),
  ).toBeFocused()
  await page.keyboard.insertText('Ann\nAnn\nBen')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main.importButton).toBeFocused()
  await expect(main.importButton).toHaveAccessibleDescription(
    '3 lines read. All of them go on the wheel. The wheel will have 3 options.',
  )
  // Back to the duplicates, which are right before the buttons.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(main.importDialog.getByRole('status').first()).toHaveText(
    '3 lines read: 2 go on the wheel and 1 is a duplicate.',
  )
  // Enter confirms from any choice.
  await page.keyboard.press('Enter')
  await expect(main.importDialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused()
  expect(await textsOnWheel(main)).toEqual(['Ann', 'Ben'])
  await page.keyboard.press('Enter')
  await expect(
    main.importDialog.getByRole('textbox', { name: 'Paste or type a list' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused()
})

test('several lines pasted where no field is are previewed, a single one is not @import.paste-anywhere', async ({
  main,
}) => {
  await main.open()
  await main.paste('Ann')
  await main.paste('Ann\nBen')
  await expect(main.importButton).toHaveText('Replace with 2 Options')
  await main.importDialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(main.importDialog).toBeHidden()
  expect(await textsOnWheel(main)).toEqual(['Yes', 'No', 'Maybe'])
})

test('another list than the first one: what was typed is still there @import.back', async ({
  page,
  main,
}) => {
  await main.open()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const field = main.importDialog.getByRole('textbox', { name: 'Paste or type a list' })
  await field.fill('Ann\nBen')
  await main.importDialog.getByRole('button', { name: 'Preview' }).click()
  await main.importDialog.getByRole('button', { name: 'Other List' }).click()
  await expect(field).toHaveValue('Ann\nBen')
  await expect(field).toBeFocused()
  // A file that is dropped takes the preview's place, with choices of its own.
  await main.drop([{ name: 'a.txt', content: 'Name\nCem\nDee\nEve' }])
  await expect(main.importDialog.getByText('a.txt')).toBeVisible()
  await expect(main.importButton).toHaveText('Replace with 3 Options')
})

test('what was typed is there again after Escape, and gone once it is on the wheel @import.draft', async ({
  page,
  main,
}) => {
  await main.open()
  const button = page.getByRole('button', { name: 'Import', exact: true })
  await button.click()
  const field = main.importDialog.getByRole('textbox', { name: 'Paste or type a list' })
  await field.pressSequentially('Ann\nBen')
  await page.keyboard.press('Escape')
  await expect(main.importDialog).toBeHidden()
  await button.click()
  await expect(field).toHaveValue('Ann\nBen')
  await page.keyboard.type('\nCem')
  await main.importDialog.getByRole('button', { name: 'Preview' }).click()
  await expect(main.importButton).toBeFocused()
  await page.keyboard.press('Escape')
  await button.click()
  await expect(field).toHaveValue('Ann\nBen\nCem')
  await main.importDialog.getByRole('button', { name: 'Preview' }).click()
  await main.importButton.click()
  await button.click()
  await expect(field).toHaveValue('')
})

test('what is typed before the dialog has loaded is no shortcut @import.draft', async ({
  page,
  main,
}) => {
  let answer = () => {}
  const isAsked = new Promise<void>((asked) => {
    void page.route(/\/Dialogs-[^/]*\.js/, async (route) => {
      asked()
      await new Promise<void>((done) => {
        answer = done
      })
      await route.continue()
    })
  })
  await main.open()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await isAsked
  await page.keyboard.type('rse ')
  answer()
  const field = main.importDialog.getByRole('textbox', { name: 'Paste or type a list' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Rita')
  await expect(field).toHaveValue('Rita')
  await page.keyboard.press('Escape')
  const { undoHistory, settings, phase } = await appState(page)
  expect(undoHistory.done).toEqual([])
  expect(settings).toMatchObject({ soundEnabled: true, eliminationMode: false })
  expect(phase).toBe('idle')
})

test('a link to a wheel of this product opens it, one of another site is previewed @import.links', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(4))
  await main.open()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const field = main.importDialog.getByRole('textbox', { name: 'Paste or type a list' })
  await main.paste('https://wheeldecide.com/?c1=Pizza&c2=Pasta&c3=Salad&t=Dinner', field)
  await expect(main.importDialog.getByText('Dinner')).toBeVisible()
  await expect(main.importButton).toHaveText('Add 3 Options')
  await main.importDialog.getByRole('button', { name: 'Other List' }).click()
  await field.fill('')
  const hash = await hashOf(['One', 'Two'], { name: 'Shared' })
  await main.paste(`https://fairwheel.example/${hash}`, field)
  await expect(main.toast('Loaded shared wheel: "Shared" with 2 options')).toBeVisible()
  await expect(main.importDialog).toBeHidden()
})

test.describe('what cannot be read says why, and changes nothing', () => {
  const BAD: readonly (readonly [string, string, () => number[], RegExp])[] = [
    [
      'a picture',
      'names.csv',
      () => [...bytes('').slice(), 0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0],
      /This is a picture/,
    ],
    [
      'a program',
      'names.txt',
      () => [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0],
      /not a text file or a spreadsheet/,
    ],
    ['an empty file', 'names.txt', () => [], /empty|no options/],
    [
      'a damaged spreadsheet',
      'names.xlsx',
      () => [...xlsx([sheetOf('A', [['Ann']])]).slice(0, 300)],
      /not a spreadsheet that can be read/,
    ],
    ['a file without a wheel', 'a.wheel', () => bytes('{"a": 1}'), /does not contain a wheel/],
  ]
  for (const [what, name, content, why] of BAD) {
    test(`${what} @import.bad`, async ({ main, messages }) => {
      messages.expect(/^warning: Failed to open a file or a list/)
      await main.open()
      await main.drop([{ name, content: content() }])
      await expect(main.toast(why)).toBeVisible()
      await expect(main.toast(/Your wheel has not changed\.$/)).toBeVisible()
      expect(await textsOnWheel(main)).toEqual(['Yes', 'No', 'Maybe'])
    })
  }

  test('a zip bomb, and a file of 100 MB @import.bad', async ({ page, main, messages }) => {
    messages.expect(/^warning: Failed to open a file or a list/)
    await main.open()
    const data = new Uint8Array(100 * 2 ** 20)
    const bomb = xlsx([], [{ path: 'xl/bomb.xml', data, claimedSize: 10 }])
    await main.drop([{ name: 'bomb.xlsx', content: [...bomb] }])
    await expect(main.toast(/spreadsheet/)).toBeVisible()
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(100 * 2 ** 20)], 'names.csv'))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    })
    await expect(main.toast(/larger than 20 MB/)).toBeVisible()
    expect(await textsOnWheel(main)).toEqual(['Yes', 'No', 'Maybe'])
  })

  test('several files, and a line without an end @import.bad', async ({ page, main, messages }) => {
    messages.expect(/^warning: Failed to open a file or a list/)
    await main.open()
    await main.drop([
      { name: 'a.txt', content: 'Ann\nBen' },
      { name: 'b.txt', content: 'Cem\nDee' },
    ])
    await expect(main.toast('These are 2 files. Open them one at a time.')).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const field = main.importDialog.getByRole('textbox', { name: 'Paste or type a list' })
    await field.evaluate((area: HTMLTextAreaElement) => {
      area.value = 'x'.repeat(200_000)
    })
    await main.importDialog.getByRole('button', { name: 'Preview' }).click()
    await expect(main.importDialog.getByRole('alert')).toContainText(
      'longer than 100,000 characters',
    )
    expect(await axeFaults(page)).toEqual([])
    expect(await textsOnWheel(main)).toEqual(['Yes', 'No', 'Maybe'])
  })

  test('a file that disappears while it is read @import.bad', async ({ page, main, messages }) => {
    messages.expect(/^warning: Failed to open a file or a list/)
    await main.open()
    // A file of which the disk no longer knows cannot be made here: one of a worker that fails stands for it.
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'))
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (this: Worker) {
        postMessage.call(this, { file: { name: 'a.txt', size: 3, arrayBuffer: null } })
      } as typeof postMessage
    })
    await main.drop([{ name: 'a.txt', content: 'Ann' }])
    await expect(main.toast(/could not be read/)).toBeVisible()
    expect(await textsOnWheel(main)).toEqual(['Yes', 'No', 'Maybe'])
  })
})

test('a large list is read without stopping the page @import.responsive', async ({
  page,
  main,
}) => {
  await main.open()
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'longTasks', times)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration)
    }).observe({ type: 'longtask' })
  })
  await pick(main, 'names.xlsx', FILES['names.xlsx']?.() ?? Buffer.of())
  await expect(main.importButton).toBeVisible()
  const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'longTasks')))
  // Parsing it there takes several times as long; the machine may be busy.
  expect(longest).toBeLessThan(1000)
})

for (const [name, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a small phone': { width: 320, height: 640 },
})) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: true, isMobile: true })
      test('a list is previewed and imported @import.phone', async ({ page, main }) => {
        await main.open()
        await main.openOptions()
        await page.getByRole('button', { name: 'Import', exact: true }).click()
        const field = main.importDialog.getByRole('textbox', { name: 'Paste or type a list' })
        await main.paste(
          'Name\nAnn\nAnn\nZoë\nZoe\n\nA text that is longer than thirty letters',
          field,
        )
        await expect(main.importButton).toBeInViewport()
        for (const one of await main.importDialog.locator('summary').all()) await one.click()
        expect(await axeFaults(page)).toEqual([])
        await expectNoSidewaysScroll(page)
        await main.importButton.click()
        await expect(main.importDialog).toBeHidden()
        expect(await textsOnWheel(main)).toHaveLength(5)
      })
    })
  }
}
