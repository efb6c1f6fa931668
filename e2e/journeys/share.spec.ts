// A wheel as a link: from one browser to another, by clipboard, by camera, and while another tab is open.

import type { Browser, Page } from 'playwright/test'
import decodeQr from 'qr/decode.js'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distance, rgb, takePicture } from '../support/pixels'
import { chooseStandardSize, distinctOptions, hashOf, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const OWN = distinctOptions(4)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Your Wheel' })
const urlField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Share Link' })

async function openDialog(page: Page, main: WheelPage): Promise<void> {
  await page.goto('/')
  await main.isReady()
  await page
    .getByRole('button', { name: /^Share( Wheel)?$/ })
    .first()
    .click()
  await main.hasAnnounced('Opened sharing dialog')
  await expect(urlField(page)).toHaveValue(/#./)
  // The URL is selected a moment after the dialog opens; until then it would take what is typed.
  await expect(urlField(page)).toBeFocused()
}

/** As the link calls it, and no other wheel's option. */
const sharedId = (index: number) => expect.stringMatching(new RegExp(`^shared-${index}-\\w+$`))

const optionTexts = async (page: Page) =>
  (await appState(page)).wheel.segments.map((segment) => segment.text)

test.describe('the dialog', () => {
  test('makes a link that opens the same wheel elsewhere, under the name given @share.dialog @share.selected @link.title', async ({
    page,
    main,
    browser,
  }) => {
    await storeWheel(page, OWN)
    await openDialog(page, main)
    // Selected by itself, ready to be copied.
    await expect(urlField(page)).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      await urlField(page).inputValue(),
    )
    const unnamed = await urlField(page).inputValue()
    await dialog(page)
      .getByRole('textbox', { name: /Name in the link/ })
      .fill('Lunch & “dinner”')
    await expect(urlField(page)).not.toHaveValue(unnamed)
    const url = await urlField(page).inputValue()
    await expect(dialog(page)).toContainText(`Link length: ${url.length} characters`)
    await expect(page).toHaveURL(url)
    // `history` counts what other tests have visited too.
    expect(await page.evaluate(() => navigation.entries().length)).toBe(1)

    const elsewhere = await openElsewhere(browser, url)
    await expect(
      elsewhere.toast('Loaded shared wheel: "Lunch & “dinner”" with 4 options'),
    ).toBeVisible()
    await expect(elsewhere.page).toHaveTitle('Lunch & “dinner” - Fairwheel')
    const { wheel } = await appState(elsewhere.page)
    expect(wheel.segments.map(({ id, text, color }) => ({ id, text, color }))).toEqual(
      OWN.map((option, index) => ({ id: sharedId(index), ...option })),
    )
    await elsewhere.page.context().close()
  })

  test('follows the name that another tab gives the wheel, until one is typed @share.name', async ({
    page,
    main,
    context,
  }) => {
    await openDialog(page, main)
    const name = dialog(page).getByRole('textbox', { name: /Name in the link/ })
    const other = new WheelPage(await context.newPage())
    await other.open()
    await other.rename('Class 4B')
    // Another process: what the other tab stores takes a moment to arrive.
    await expect(name).toHaveValue('Class 4B')
    await name.press('End')
    await name.pressSequentially('!')
    await other.rename('Class 4C')
    await expect.poll(async () => (await appState(page)).wheel.name).toBe('Class 4C')
    await expect(name).toHaveValue('Class 4B!')
  })

  test('shows a QR code that a camera reads as a link to the same wheel @share.qr', async ({
    page,
    main,
    browser,
  }) => {
    await storeWheel(page, OWN)
    await openDialog(page, main)
    const code = dialog(page).getByRole('button', { name: /^QR code/ })
    const large = page.getByRole('dialog', { name: /^QR code/ })
    await code.click()
    // As large as the window, with where it leads.
    const box = await large.locator('svg').first().boundingBox()
    if (!box) throw new Error('No code is shown')
    const window = page.viewportSize()
    expect(box.height).toBeCloseTo(window?.height ?? 0, 0)
    await expect(large).toContainText(new URL(page.url()).host)
    const { width, height, at } = await takePicture(page, box)
    const data = new Uint8ClampedArray(4 * width * height)
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      data.set([...at(pixel % width, Math.floor(pixel / width)), 255], 4 * pixel)
    }
    const url = decodeQr({ width, height, data })
    expect(url).toBe(await urlField(page).inputValue())
    // Escape closes the code alone, and gives the keyboard back.
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
    await expect(code).toBeFocused()
    await code.press('Enter')
    await expect(large).toBeVisible()
    await large.getByRole('button').click()
    await expect(large).toHaveCount(0)
    await expect(code).toBeFocused()
    await expect(dialog(page)).toBeVisible()
    const elsewhere = await openElsewhere(browser, url)
    await expect.poll(() => optionTexts(elsewhere.page)).toEqual(OWN.map(({ text }) => text))
    await elsewhere.page.context().close()
  })
})

async function openElsewhere(browser: Browser, url: string): Promise<WheelPage> {
  const context = await browser.newContext()
  const main = new WheelPage(await context.newPage())
  await main.page.goto(url)
  await expect(main.spinButton).toBeEnabled()
  return main
}

/** What the keys for pasting bring; the page's own policy lets no script read the clipboard. */
async function pasted(page: Page): Promise<string> {
  const text = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const take = (event: ClipboardEvent) => resolve(event.clipboardData?.getData('text') ?? '')
        addEventListener('paste', take, { once: true })
      }),
  )
  await urlField(page).press('ControlOrMeta+v')
  return text
}

test.describe('copying', () => {
  test('uses the clipboard, and is logged in this browser @copy.clipboard', async ({
    page,
    main,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDialog(page, main)
    await dialog(page).getByRole('button', { name: 'Copy URL' }).click()
    await expect(main.toast('Share link copied to clipboard!')).toBeVisible()
    // Within reach: what lies outside a modal dialog is not.
    await page.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(main.toast(/./)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    expect(await pasted(page)).toBe(await urlField(page).inputValue())
    const log = await page.evaluate(() => localStorage.getItem('wheel_analytics'))
    expect(JSON.parse(log ?? '')).toEqual({
      version: 1,
      entries: [
        {
          action: 'copy_link',
          platform: 'clipboard',
          segments_count: 3,
          has_custom_name: false,
          elimination_mode: false,
          timestamp: expect.any(Number),
        },
      ],
    })
  })
})

test.describe('opening a link', () => {
  test('of one option opens, draws it, and says what it needs to spin @link.one-option', async ({
    page,
    main,
    context,
  }) => {
    await chooseStandardSize(page)
    await page.goto(`/${await hashOf(['Alone'], { name: 'One' })}`)
    await expect(main.toast('Loaded shared wheel: "One" with 1 option')).toBeVisible()
    await expect(main.toast('Add at least 2 options to spin')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(main.toast(/./)).toHaveCount(0)
    await expect(main.wheel).toHaveAccessibleName('Wheel with 1 option')
    await expect(main.spinButton).toBeDisabled()
    await expect(page.getByText('Add at least 2 options to spin')).toBeVisible()
    await main.isDrawnBy('flat')
    const { x, y } = await main.place()
    const picture = await takePicture(page, { x: x - 120, y: y - 120, width: 240, height: 240 })
    for (const [left, top] of [
      [-80, -60],
      [80, -60],
      [-80, 60],
      [80, 60],
      // Where the option would border on itself.
      [0, 80],
    ] as const) {
      const color = picture.at(120 + left, 120 + top)
      expect(distance(color, rgb('#ff6b6b')), `${left}, ${top}: ${color}`).toBeLessThan(40)
    }
    // It can be passed on as it is.
    await expect(page.getByRole('button', { name: 'Share Wheel' })).toBeEnabled()
    await main.openWheelMenu()
    await expect(page.getByRole('button', { name: 'Save to File' })).toBeEnabled()
    await page.reload()
    await expect(main.option(1)).toHaveValue('Alone')
    // Another tab shows it, adds to it, and both can spin.
    const other = new WheelPage(await context.newPage())
    await other.open()
    await expect(other.option(1)).toHaveValue('Alone')
    await other.newOption.fill('Another')
    await other.newOption.press('Enter')
    await expect(main.option(2)).toHaveValue('Another')
    await expect(main.spinButton).toBeEnabled()
  })
})
