// Lists from outside: pasted, picked or dropped, previewed, and put on the wheel with nothing lost.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, hashOf, lasting } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import {
  choose,
  drop,
  emulateMedia,
  folderOf,
  replace,
  replaceWorkers,
  usePhone,
} from '../support/device'
import { press, type } from '../support/locators'
import { main, paste } from '../support/main'
import { expectNoSidewaysScroll } from '../support/reflow'
import { messages, open, state, storeWheel } from '../support/screen'

const dialog = main.importDialog
const field = dialog.getByRole('textbox', { name: 'Paste or type a list' })
const openImport = () => main.choose('Import')
const summary = dialog.getByRole('status').first()

const texts = () => state().wheel.segments.map(({ text }) => text)
const fileOf = (name: string, ...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    name,
  )

async function pick(file: File): Promise<void> {
  await main.openMoreTools()
  await choose(file, () => main.choose('Open File'))
}

async function pasteInto(text: string): Promise<void> {
  paste(text, await field.findElement())
}

/** What was typed is kept for as long as the page is there, which is that of the next test too. */
async function forgetDraft(): Promise<void> {
  await field.fill('')
  await press('Escape')
}

test('every line has a fate that is shown, and each decision changes the numbers @import.reconciled', async () => {
  await open()
  const long = 'A name that is far longer than thirty characters can hold'
  const lines = ['Ann', 'Ben', '', 'Ann', 'ann', 'Zoë', 'Zoe', long, 'Ben']
  paste(lines.join('\n'), await main.newOption.findElement())
  await expect.element(summary).toHaveText('9 lines read: 8 go on the wheel and 1 is blank.')
  await expect.element(dialog.getByText('The wheel will have 8 options.')).toBeVisible()

  await dialog.getByText('2 duplicates, kept').click()
  await dialog.getByRole('radio', { name: 'Leave Out' }).click()
  await expect
    .element(summary)
    .toHaveText('9 lines read: 6 go on the wheel, 1 is blank, and 2 are duplicates.')
  await dialog.getByRole('checkbox', { name: 'Ben line 9, same as line 2' }).click()
  await expect.element(dialog.getByText('Duplicates left out: 1 of 2')).toBeVisible()
  await dialog.getByText('Duplicates left out: 1 of 2').click()

  await dialog.getByText('2 likely duplicates, kept').click()
  await dialog.getByRole('checkbox', { name: 'ann line 5, like “Ann” in line 1' }).click()
  await expect
    .element(summary)
    .toHaveText(
      '9 lines read: 6 go on the wheel, 1 is blank, 1 is a duplicate, and 1 is a likely duplicate.',
    )

  await dialog.getByText('1 text over 30 characters').click()
  const text = dialog.getByRole('textbox', { name: 'Text of line 8' })
  await expect.element(text).toHaveValue('A name that is far longer than')
  await text.fill('Long Name')
  await dialog.getByRole('checkbox', { name: 'Leave out' }).click()
  await expect.element(summary).toHaveTextContent('1 is too long')
  await dialog.getByRole('checkbox', { name: 'Leave out' }).click()
  await expect.element(text).toHaveValue('Long Name')

  await dialog.getByText('1 blank line').click()
  await expect.element(dialog.getByText('Line 3', { exact: true })).toBeVisible()
  expect(await axeFaults()).toEqual([])

  await dialog.getByRole('radio', { name: 'Add to Them' }).click()
  await expect.element(dialog.getByText('The wheel will have 9 options.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Replace Them' }).click()
  await main.importButton.click()
  await expect
    .element(main.toast('Replaced 3 options with 6. 2 lines were left out.'))
    .toBeVisible()
  expect(texts()).toEqual(['Ann', 'Ben', 'Zoë', 'Zoe', 'Long Name', 'Ben'])
})

test('a file that does not say how it was saved is read as the visitor says @import.encoding', async () => {
  await open()
  await pick(fileOf('names.txt', [0xc0, 0xed, 0xed, 0xe0, 0x0a, 0xde, 0xeb, 0xff]))
  const select = dialog.getByRole('combobox', { name: 'Read the file as' })
  await expect.element(select).toHaveValue('windows-1252')
  const lines = dialog.getByRole('list', { name: 'Lines to check' })
  await expect.element(lines).toHaveTextContent('Line 1 Àííà')
  expect(await axeFaults()).toEqual([])
  await select.selectOptions('Chinese, simplified (GB18030)')
  await expect.element(lines).not.toHaveTextContent('Àííà')
  await select.selectOptions('Cyrillic (Windows-1251)')
  await expect.element(lines).toHaveTextContent('Line 1 Анна')
  await expect.element(select).toHaveFocus()
  await page.viewport(320, 640)
  expectNoSidewaysScroll()
  await dialog.getByRole('radio', { name: 'Replace Them' }).click()
  await main.importButton.click()
  await expect.poll(texts).toEqual(['Анна', 'Юля'])
})

test('one damaged byte is told, and the other names stay as they are @import.encoding', async () => {
  await open()
  await pick(fileOf('names.txt', 'Zoë\nÇelik\nMüller\nJos', [0xc3, 0xff]))
  await expect.element(dialog.getByText(/could not be read and (?:is|are) shown as/)).toBeVisible()
  await expect
    .element(dialog.getByRole('list', { name: 'Lines to check' }))
    .toHaveTextContent('Line 4 Jos')
  await expect
    .element(dialog.getByRole('list', { name: 'First options' }))
    .toHaveTextContent('Müller')
})

test('of a table, columns are chosen, and the header is recognized @import.table', async () => {
  await open()
  const table = 'First name;Last name;Points\nAnn;Smith;3\nBen;Jones;4\nCem;Öz;5\n'
  await pick(fileOf('class.csv', table))
  await expect.element(dialog.getByText('class.csv')).toBeVisible()
  await expect
    .element(dialog.getByText('4 rows read: 3 go on the wheel and 1 is the header.'))
    .toBeVisible()
  expect(await axeFaults()).toEqual([])
  await dialog.getByRole('checkbox', { name: 'Take Last name' }).click()
  await dialog.getByRole('checkbox', { name: 'Take Points' }).click()
  await dialog.getByRole('switch', { name: 'First Row Is a Header' }).click()
  await expect.element(dialog.getByText('4 rows read. All of them go on the wheel.')).toBeVisible()
  await main.importButton.click()
  await expect.poll(texts).toEqual(['First name Points', 'Ann 3', 'Ben 4', 'Cem 5'])
})

test('a long list shows its beginning and how much more there is, and its lines on request', async () => {
  await open()
  const names = Array.from({ length: 15 }, (_, index) => `N${index + 1}`)
  paste(names.join('\n'))
  const first = dialog.getByRole('list', { name: 'First options' }).getByRole('listitem')
  await expect.poll(() => first.texts()).toEqual([...names.slice(0, 12), 'and 3 more'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  paste(['Name\tClass', ...names.map((name) => `${name}\t4B`)].join('\n'))
  const rows = dialog.getByRole('region', { name: 'First rows of the table' }).css('tbody tr')
  await expect.element(rows).toHaveLength(4)
  await expect.element(rows.first()).toHaveTextContent('N1')
  // The columns that are taken stand out.
  const cells = rows.first().css('td').elements()
  const [taken, left] = cells.map((cell) => getComputedStyle(cell))
  expect(taken?.backgroundColor).not.toBe(left?.backgroundColor)
  expect(taken?.color).not.toBe(left?.color)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  paste(Array(121).fill('Ann').join('\n'))
  await dialog.getByText('120 duplicates, kept').click()
  const lines = dialog.getByRole('checkbox')
  await expect.element(lines).toHaveLength(50)
  await expect.element(dialog.getByText('and 70 more')).toBeVisible()
  // What is decided holds for those that are not shown.
  await dialog.getByRole('radio', { name: 'Leave Out' }).click()
  await expect.element(summary).toHaveTextContent('1 goes on the wheel and 120 are duplicates')
  await dialog.getByRole('radio', { name: 'Keep', exact: true }).click()
  await dialog.getByRole('button', { name: 'Show 50 More' }).click()
  await expect.element(lines).toHaveLength(100)
  await dialog.getByRole('button', { name: 'Show 20 More' }).click()
  await expect.element(lines).toHaveLength(120)
  await expect.element(dialog.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
  await expect.element(main.importButton).toBeInViewport({ ratio: 0.999 })
})

test('what is on the wheel already, a header, and what a file knows of its options are decided too', async () => {
  await open()
  paste('Name\nAnn\nYes\nBen')
  await dialog.getByRole('radio', { name: 'Add to Them' }).click()
  await dialog.getByText('1 duplicate, kept').click()
  await dialog.getByRole('checkbox', { name: 'Yes line 3, on the wheel already' }).click()
  await expect
    .element(summary)
    .toHaveText('4 lines read: 2 go on the wheel, 1 is the header, and 1 is a duplicate.')
  await dialog.getByText('1 header').click()
  await dialog.getByRole('switch', { name: 'First Line Is a Header' }).click()
  await expect.element(dialog.getByText('No header')).toBeVisible()
  await expect.element(main.importButton).toHaveText('Add 3 Options')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const own = ['Option,Color,Weight,State', 'Ann,#112233,1,Eliminated', 'Ben,#445566,1,', 'Cem,,,']
  drop(fileOf('own.csv', own.join('\n')))
  await dialog.getByRole('radio', { name: 'Replace Them' }).click()
  const total = dialog.getByText('The wheel will have 3 options.')
  await expect.element(total).toHaveText('The wheel will have 3 options. 1 of them is eliminated.')
  await dialog.getByRole('switch', { name: 'Keep Colors, Weights and Eliminations' }).click()
  await expect.element(total).toHaveText('The wheel will have 3 options.')
  await dialog.getByRole('switch', { name: 'Keep Colors, Weights and Eliminations' }).click()
  await main.importButton.click()
  await expect.poll(texts).toEqual(['Ann', 'Ben', 'Cem'])
  expect(state().wheel.segments[0]).toMatchObject({ color: '#112233', eliminated: true })
})

test('of long texts all are left out or shortened at once, except what was written by hand', async () => {
  await open()
  const long = (letter: string) => letter.repeat(40)
  paste(['Ann', long('b'), long('c'), long('d')].join('\n'))
  await dialog.getByText('3 texts over 30 characters').click()
  await dialog.getByRole('textbox', { name: 'Text of line 2' }).fill('Ben')
  await dialog.getByRole('radio', { name: 'Leave Out' }).click()
  await expect.element(summary).toHaveTextContent('2 go on the wheel and 2 are too long')
  await expect.element(dialog.getByRole('textbox', { name: 'Text of line 3' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Shorten' }).click()
  await dialog.getByRole('radio', { name: 'Replace Them' }).click()
  await main.importButton.click()
  await expect.poll(texts).toEqual(['Ann', 'Ben', 'c'.repeat(30), 'd'.repeat(30)])
})

test('files dragged over the page can be dropped, and a folder is told as one', async () => {
  await open()
  const dragged = (kind: 'file' | 'text') => {
    const dataTransfer = new DataTransfer()
    if (kind === 'file') dataTransfer.items.add(fileOf('a.txt', 'Ann'))
    else dataTransfer.setData('text', 'Ann')
    return new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
  }
  // What is not canceled the browser refuses, and opens in the place of the page.
  expect(document.body.dispatchEvent(dragged('file'))).toBe(false)
  expect(document.body.dispatchEvent(dragged('text'))).toBe(true)
  replace(DataTransferItem.prototype, 'webkitGetAsEntry', () => folderOf(fileOf('a.txt', 'Ann')))
  expect(drop(fileOf('names', 'Ann\nBen'))).toBe(true)
  await expect.element(main.toast(/^This is a folder\./)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what is pasted into a field, or while the wheel turns, is no import; a file waits for the wheel', async () => {
  clock.freeze()
  storeWheel(distinctOptions(4), lasting(500))
  await open()
  paste('Ann\nBen', main.option(1).element())
  await expect.element(dialog).not.toBeInTheDocument()
  await main.spinButton.click()
  await expect.element(main.spinningButton).toBeVisible()
  paste('Ann\nBen')
  paste('Ann\nBen', main.newOption.element())
  await clock.advance(8000)
  await expect.element(dialog).not.toBeInTheDocument()
  await main.spinButton.click()
  await expect.element(main.spinningButton).toBeVisible()
  drop(fileOf('a.txt', 'Cem\nDee\nEve'))
  await expect.element(main.toast('The file will open when the wheel stops.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await clock.advance(8000)
  await expect.element(main.importButton).toHaveText('Add 3 Options')
})

test('a list that takes long to read says so, and one that takes too long is given up', async () => {
  messages.expect(/^warn: Failed to open a file or a list/)
  const script = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))
  let ended = 0
  const { terminate } = Worker.prototype
  replace(Worker.prototype, 'terminate', function (this: Worker) {
    ended += 1
    terminate.call(this)
  })
  await open()
  clock.freeze()
  replaceWorkers(() => script)
  drop(fileOf('names.txt', 'Ann\nBen'))
  await clock.advanceExactly(599)
  await expect.element(main.toast(/^Reading/)).not.toBeInTheDocument()
  await clock.advanceExactly(1)
  await expect.element(main.toast('Reading “names.txt”…')).toBeVisible()
  await clock.advanceExactly(18_000)
  await expect.element(main.toast(/too long/)).not.toBeInTheDocument()
  await clock.advance(1900)
  await expect
    .element(main.toast(/^This takes too long to read\..* Your wheel has not changed\.$/))
    .toBeVisible()
  expect(ended).toBe(1)
})

test('that a list is being read is said no longer than that', async () => {
  messages.expect(/^warn: Failed to open a file or a list/)
  const answer = { kind: 'failed', failure: 'binary', cause: '' }
  const lines = `onmessage = () => {
    new BroadcastChannel('read').onmessage = () => postMessage(${JSON.stringify(answer)})
    new BroadcastChannel('reading').postMessage('')
  }`
  const script = URL.createObjectURL(new Blob([lines], { type: 'text/javascript' }))
  const reading = new BroadcastChannel('reading')
  const isReading = new Promise((resolve) => reading.addEventListener('message', resolve))
  await open()
  replaceWorkers(() => script)
  drop(fileOf('names.txt', 'Ann\nBen'))
  await isReading
  await expect.element(main.toast('Reading “names.txt”…')).toBeVisible()
  new BroadcastChannel('read').postMessage('')
  await expect.element(main.toast(/This is not a text file/)).toBeVisible()
  // It would go by itself a few seconds later.
  expect(main.toast(/^Reading/).query()).toBeNull()
  reading.close()
})

test('several lines pasted where no field is are previewed, a single one is not @import.paste-anywhere', async () => {
  await open()
  paste('Ann')
  paste('Ann\nBen')
  await expect.element(main.importButton).toHaveText('Replace with 2 Options')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
})

test('another list than the first one: what was typed is still there @import.back', async () => {
  await open()
  await openImport()
  await expect.element(dialog.getByText('Or drop a file anywhere on the page.')).toBeVisible()
  await field.fill('Ann\nBen')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Other List' }).click()
  await expect.element(field).toHaveValue('Ann\nBen')
  await expect.element(field).toHaveFocus()
  // A file that is dropped takes the preview's place, with choices of its own.
  drop(fileOf('a.txt', 'Name\nCem\nDee\nEve'))
  await expect.element(dialog.getByText('a.txt')).toBeVisible()
  await expect.element(main.importButton).toHaveText('Replace with 3 Options')
  await dialog.getByRole('button', { name: 'Other List' }).click()
  await forgetDraft()
})

test('what was typed is there again after Escape, and gone once it is on the wheel @import.draft', async () => {
  await open()
  await openImport()
  await expect.element(field).toHaveFocus()
  await type('Ann')
  await press('Enter')
  await type('Ben')
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await openImport()
  await expect.element(field).toHaveValue('Ann\nBen')
  await press('Enter')
  await type('Cem')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(main.importButton).toHaveFocus()
  await press('Escape')
  await openImport()
  await expect.element(field).toHaveValue('Ann\nBen\nCem')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await main.importButton.click()
  await openImport()
  await expect.element(field).toHaveValue('')
})

test('a link to a wheel of this product opens it, one of another site is previewed @import.links', async () => {
  storeWheel(distinctOptions(4))
  await open()
  await openImport()
  await pasteInto('https://wheeldecide.com/?c1=Pizza&c2=Pasta&c3=Salad&t=Dinner')
  await expect.element(dialog.getByText('Dinner')).toBeVisible()
  await expect.element(main.importButton).toHaveText('Add 3 Options')
  await dialog.getByRole('button', { name: 'Other List' }).click()
  await field.fill('')
  const hash = await hashOf(['One', 'Two'], { name: 'Shared' })
  await pasteInto(`https://fairwheel.example/${hash}`)
  await expect.element(main.toast('Loaded shared wheel: "Shared" with 2 options')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

describe('what cannot be read says why, and changes nothing', () => {
  const BAD: readonly (readonly [string, File, RegExp])[] = [
    [
      'a picture',
      fileOf('names.csv', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
      /This is a picture/,
    ],
    [
      'a program',
      fileOf('names.txt', [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0]),
      /not a text file or a spreadsheet/,
    ],
    ['an empty file', fileOf('names.txt'), /empty|no options/],
    ['a file without a wheel', fileOf('a.wheel', '{"a": 1}'), /does not contain a wheel/],
  ]
  for (const [what, file, why] of BAD) {
    test(`${what} @import.bad`, async () => {
      messages.expect(/^warn: Failed to open a file or a list/)
      await open()
      drop(file)
      await expect.element(main.toast(why)).toBeVisible()
      await expect.element(main.toast(/Your wheel has not changed\.$/)).toBeVisible()
      expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
    })
  }

  test('several files, and a line without an end @import.bad', async () => {
    messages.expect(/^warn: Failed to open a file or a list/)
    await open()
    drop(fileOf('a.txt', 'Ann\nBen'), fileOf('b.txt', 'Cem\nDee'))
    await expect.element(main.toast('These are 2 files. Open them one at a time.')).toBeVisible()
    await openImport()
    await field.evaluate((area) => {
      ;(area as HTMLTextAreaElement).value = 'x'.repeat(200_000)
    })
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('longer than 100,000 characters')
    expect(await axeFaults()).toEqual([])
    expect(texts()).toEqual(['Yes', 'No', 'Maybe'])
    await forgetDraft()
  })
})

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a small phone', 320, 640],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`on ${name}, ${colorScheme}`, () => {
      usePhone(width, height)

      test('a list is previewed and imported @import.phone', async () => {
        await emulateMedia({ colorScheme })
        await open()
        await main.openOptions()
        await openImport()
        // Nothing is dropped by touch.
        await expect.element(dialog.getByText('Or drop a file')).not.toBeVisible()
        await pasteInto('Name\nAnn\nAnn\nZoë\nZoe\n\nA text that is longer than thirty letters')
        await expect.element(main.importButton).toBeInViewport()
        for (const one of dialog.css('summary').all()) await one.click()
        // However long what is above it.
        await expect.element(main.importButton).toBeInViewport({ ratio: 0.999 })
        expect(await axeFaults()).toEqual([])
        expectNoSidewaysScroll()
        await main.importButton.click()
        await expect.element(dialog).not.toBeInTheDocument()
        expect(texts()).toHaveLength(5)
      })
    })
  }
}
