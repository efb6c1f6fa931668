// Lists from outside: pasted, picked or dropped, previewed, and put on the wheel with nothing lost.

import { csvOf } from '../../src/lists/csv'
import { optionText } from '../../src/wheel/segment'
import { realLines } from '../../tests/support/realNames'
import { sheetOf, xlsx } from '../../tests/support/xlsx'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import type { WheelPage } from '../support/wheelPage'
import { watchPauses } from './pauses'

const LINES = realLines()
/** What of the lines is to be on the wheel. */
const TEXTS = LINES.flatMap((line) => optionText(line) ?? [])
/** As spreadsheets write a cell: an apostrophe before a formula means that it is none. */
const quoted = (line: string) => `"${line.replace(/^'(?==)/, "''").replaceAll('"', '""')}"`

const textsOnWheel = async (main: WheelPage) =>
  (await appState(main.page)).wheel.segments.map(({ text }) => text)

async function pick(main: WheelPage, name: string, buffer: Buffer): Promise<void> {
  await main.openMoreTools()
  const chooser = main.page.waitForEvent('filechooser')
  await main.choose('Open File')
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
  test('by paste @import.whole', async ({ main }) => {
    await main.open()
    await main.choose('Import')
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

test('the keyboard alone does it, and the focus comes back @import.keyboard', async ({
  page,
  main,
}) => {
  await main.open()
  await main.editMenu.focus()
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
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
  await expect(main.editMenu).toBeFocused()
  expect(await textsOnWheel(main)).toEqual(['Ann', 'Ben'])
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(
    main.importDialog.getByRole('textbox', { name: 'Paste or type a list' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(main.editMenu).toBeFocused()
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
  await main.choose('Import')
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

test.describe('what cannot be read says why, and changes nothing', () => {
  test('a damaged spreadsheet @import.bad', async ({ main, messages }) => {
    messages.expect(/^warning: Failed to open a file or a list/)
    await main.open()
    const content = [...xlsx([sheetOf('A', [['Ann']])]).slice(0, 300)]
    await main.drop([{ name: 'names.xlsx', content }])
    await expect(main.toast(/not a spreadsheet that can be read/)).toBeVisible()
    await expect(main.toast(/Your wheel has not changed\.$/)).toBeVisible()
    expect(await textsOnWheel(main)).toEqual(['Yes', 'No', 'Maybe'])
  })

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
    // Workers have prototypes of their own.
    for (const read of ['arrayBuffer', 'bytes', 'stream', 'text'] as const) {
      Blob.prototype[read] = () => {
        throw new Error('The page itself reads the file')
      }
    }
  })
  const file = FILES['names.xlsx']?.() ?? Buffer.of()
  const longestPause = await watchPauses(page)
  await pick(main, 'names.xlsx', file)
  await expect(main.importButton).toBeVisible()
  // The page itself still goes through the lines that the worker has read.
  expect(await longestPause()).toBeLessThan(0.5)
})
