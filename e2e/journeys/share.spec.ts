// A wheel as a link: made in the dialog, carried by the address, opened without losing the visitor's own.

import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import type { Browser, Page } from 'playwright/test'
import decodeQr from 'qr/decode.js'
import { FALLBACK_NAME, givenName } from '../../src/share/payload'
import { recipeHash } from '../../tests/share/recipe'
import { anyWheel, BASE, linkTo, open } from '../../tests/share/wheels'
import { appState, withApp } from '../support/appState'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { distance, rgb, takePicture } from '../support/pixels'
import { distinctOptions, hashOf, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const OWN = distinctOptions(4)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Your Wheel' })
const urlField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Share URL' })

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
    await expect(dialog(page)).toContainText(`URL length: ${url.length} characters`)
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

  for (const [way, close] of Object.entries({
    'its button': (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
    'the Escape key': (page: Page) => page.keyboard.press('Escape'),
    'a press beside it': (page: Page) => page.mouse.click(5, 300),
  })) {
    test(`closes by ${way}, and gives the keyboard back @share.close @share.announcements`, async ({
      page,
      main,
    }) => {
      await openDialog(page, main)
      await close(page)
      await expect(dialog(page)).toHaveCount(0)
      await main.hasAnnounced('Closed sharing dialog')
      await expect(page.getByRole('button', { name: 'Share Wheel' })).toBeFocused()
    })
  }

  test('a drag that only begins or only ends outside closes nothing and loses nothing @share.close', async ({
    page,
    main,
  }) => {
    await openDialog(page, main)
    const name = dialog(page).getByRole('textbox', { name: /Name in the link/ })
    await name.fill('Lunch')
    const field = (await name.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const inside = { x: field.x + 40, y: field.y + field.height / 2 }
    const outside = { x: 5, y: 300 }
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
      // What a press closes is gone within the same frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      await expect(name).toHaveValue('Lunch')
    }
    await page.mouse.click(outside.x, outside.y)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('has a name for the link, at first the wheel’s, and renames nothing @share.name', async ({
    page,
    main,
  }) => {
    await openDialog(page, main)
    const name = dialog(page).getByRole('textbox', { name: /Name in the link/ })
    // The field is empty until the link is made.
    const isOpenedAs = (expected: Record<string, unknown>) =>
      expect(async () => {
        expect(await openedBy(await urlField(page).inputValue())).toMatchObject(expected)
      }).toPass()
    await expect(name).toHaveValue('')
    await expect(name).toHaveAttribute('placeholder', 'Shared Wheel')
    await isOpenedAs({ name: 'Shared Wheel', isCustomName: false })
    // The space within is typed before what follows it.
    await name.pressSequentially('Class 4B ')
    await expect(name).toHaveValue('Class 4B ')
    await isOpenedAs({ name: 'Class 4B', isCustomName: true })
    await expect(dialog(page).getByRole('figure')).toContainText('Class 4B')
    expect((await appState(page)).wheel.name).toBe('My Wheel')

    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('Fairwheel')
    await page.getByRole('textbox', { name: 'Wheel name', exact: true }).fill('Class 4A')
    await page.getByRole('button', { name: 'Share Wheel' }).click()
    await expect(name).toHaveValue('Class 4A')
    await isOpenedAs({ name: 'Class 4A', isCustomName: true })
    // Until the URL is selected it would take the key that clears the name.
    await expect(urlField(page)).toBeFocused()
    await name.fill('')
    await isOpenedAs({ name: 'Shared Wheel', isCustomName: false })
    expect((await appState(page)).wheel.name).toBe('Class 4A')
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
    const rename = async (text: string) => {
      const field = other.page.getByRole('textbox', { name: 'Wheel name', exact: true })
      await field.fill(text)
      await field.press('Enter')
    }
    await rename('Class 4B')
    // Another process: what the other tab stores takes a moment to arrive.
    await expect(name).toHaveValue('Class 4B')
    await name.press('End')
    await name.pressSequentially('!')
    await rename('Class 4C')
    await expect.poll(async () => (await appState(page)).wheel.name).toBe('Class 4C')
    await expect(name).toHaveValue('Class 4B!')
  })

  test('says what of the eliminated is left out, and offers a file @share.left-out', async ({
    page,
    main,
  }) => {
    await storeWheel(page, OWN, { preset: 'instant' })
    await main.open()
    await page.keyboard.press('e')
    for (const [count, words] of [
      [1, '1 eliminated option is not in this link. A file keeps it.'],
      [2, '2 eliminated options are not in this link. A file keeps them.'],
    ] as const) {
      await main.spinButton.click()
      await page.getByRole('button', { name: 'Share Wheel' }).click()
      await expect(urlField(page)).toHaveValue(/#./)
      await expect(dialog(page).getByText(words)).toBeVisible()
      await expect(
        dialog(page).getByRole('button', { name: 'Copy URL' }),
      ).toHaveAccessibleDescription(words)
      await expect(urlField(page)).toHaveAccessibleDescription(
        `URL length: ${(await urlField(page).inputValue()).length} characters ${words}`,
      )
      expect((await openedBy(await urlField(page).inputValue())).segments).toHaveLength(
        OWN.length - count,
      )
      const download = page.waitForEvent('download')
      await dialog(page).getByRole('button', { name: 'Save to File' }).click()
      expect((await download).suggestedFilename()).toBe('My-Wheel.fairwheel')
      await expect(main.toast('Wheel saved to a file')).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  test('speaks of nothing left out where nothing is @share.left-out', async ({ page, main }) => {
    await openDialog(page, main)
    await expect(dialog(page).getByText(/not in this link/)).toHaveCount(0)
    await expect(dialog(page).getByRole('button', { name: 'Save to File' })).toBeVisible()
    await expect(
      dialog(page).getByRole('button', { name: 'Copy URL' }),
    ).toHaveAccessibleDescription('')
  })

  test('warns of a very long link, and says why it has no QR code @share.long', async ({
    page,
    main,
    messages,
  }) => {
    messages.expect(/^warning: The share URL has \d+ characters and may not work in all browsers/)
    const noise = Array.from({ length: 600 }, (_, index) => ({
      text: Math.sin(index + 1)
        .toString(36)
        .slice(3),
      color: '#123456',
    }))
    await storeWheel(page, noise)
    await openDialog(page, main)
    await expect(dialog(page).getByText(/^Very long URL/)).toBeVisible()
    await expect(dialog(page).getByText('This link is too long for a QR code')).toBeVisible()
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
    // The shorter of the two forms; the link to copy is of version 1.
    expect(new URL(url).hash).toMatch(/^#z\./)
    expect(url.length).toBeLessThan((await urlField(page).inputValue()).length / 2)
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

  test('cannot be opened while the wheel turns @share.while-spinning', async ({
    page,
    main,
    clock,
  }) => {
    await main.open()
    await clock.freeze()
    await main.spinButton.click()
    await expect(page.getByRole('button', { name: 'Share Wheel' })).toBeDisabled()
  })

  test('says when no link can be made, and stays usable @share.no-link', async ({
    page,
    main,
    messages,
  }) => {
    messages.expect(/^warning: Failed to create shareable link/)
    await page.addInitScript(() => {
      window.btoa = () => {
        throw new Error('No letters left')
      }
    })
    await page.goto('/')
    await main.isReady()
    await page.getByRole('button', { name: 'Share Wheel' }).click()
    await expect(main.toast('Failed to generate share link')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Copy URL' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(main.spinButton).toBeEnabled()
  })

  const VIEWPORTS = [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]

  test('fits every screen, and leads with the name and Copy URL', async ({ page, main }) => {
    await openDialog(page, main)
    const name = dialog(page).getByRole('textbox', { name: /Name in the link/ })
    const copy = dialog(page).getByRole('button', { name: 'Copy URL' })
    const parts = [name, copy, urlField(page)]
    for (const viewport of VIEWPORTS) {
      await test.step(`at ${viewport.width}`, async () => {
        await page.setViewportSize(viewport)
        for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
        const [top, middle, bottom] = boxes.map((box) => box?.y ?? 0)
        expect(middle).toBeGreaterThan(top ?? 0)
        expect(bottom).toBeGreaterThan(middle ?? 0)
        const isWide = await dialog(page).evaluate((one) => one.scrollWidth > one.clientWidth)
        expect(isWide).toBe(false)
      })
    }
  })

  test('has no accessibility faults on any screen, light or dark', async ({ page, main }) => {
    await openDialog(page, main)
    await dialog(page).getByText('More tips').click()
    const scan = async () => {
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await axeFaults(page), `at ${viewport.width} in ${colorScheme}`).toEqual([])
        }
      }
    }
    await scan()
    await dialog(page)
      .getByRole('button', { name: /^QR code/ })
      .click()
    await scan()
  })
})

async function openElsewhere(browser: Browser, url: string): Promise<WheelPage> {
  const context = await browser.newContext()
  const main = new WheelPage(await context.newPage())
  await main.page.goto(url)
  await expect(main.spinButton).toBeEnabled()
  return main
}

/** The wheel that a link holds. */
const openedBy = (url: string) => open(new URL(url).hash)

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

  test('keeps the last hundred entries of that log @share.log', async ({ page, main, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const old = Array.from({ length: 100 }, (_, index) => ({ action: `old ${index}` }))
    await page.goto('/')
    await page.evaluate(
      (entries) => localStorage.setItem('wheel_analytics', JSON.stringify({ version: 1, entries })),
      old,
    )
    await openDialog(page, main)
    await dialog(page).getByRole('button', { name: 'Copy URL' }).click()
    await expect(main.toast('Share link copied to clipboard!')).toBeVisible()
    const log = await page.evaluate(() => localStorage.getItem('wheel_analytics'))
    const { entries } = JSON.parse(log ?? '')
    expect(entries).toHaveLength(100)
    expect(entries.slice(0, 99)).toEqual(old.slice(1))
    expect(entries[99]).toMatchObject({ action: 'copy_link', segments_count: 3 })
  })

  for (const [case_, breakClipboard] of Object.entries({
    'there is no clipboard': () =>
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
    'the clipboard is refused': () => {
      Clipboard.prototype.writeText = () =>
        Promise.reject(new DOMException('No', 'NotAllowedError'))
    },
  })) {
    test(`goes another way where ${case_} @copy.fallback`, async ({ page, main, context }) => {
      await context.grantPermissions(['clipboard-read'])
      await page.addInitScript(breakClipboard)
      await page.addInitScript(() => {
        const copy = document.execCommand.bind(document)
        document.execCommand = (command) => {
          Object.assign(window, { copied: getSelection()?.toString() })
          return copy(command)
        }
      })
      await openDialog(page, main)
      await dialog(page).getByRole('button', { name: 'Copy URL' }).click()
      await expect(main.toast('Share link copied to clipboard!')).toBeVisible()
      const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
      expect(copied).toBe(await urlField(page).inputValue())
    })
  }

  test('that fails says why @copy.failures', async ({ page, main }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })
    })
    await openDialog(page, main)
    for (const words of [
      'Copy command failed',
      'The browser said no',
      'Failed to copy link',
      'Unknown error',
    ]) {
      await page.evaluate((words) => {
        document.execCommand = () => {
          if (words === 'Unknown error') throw 'no reason'
          if (words === 'Failed to copy link') throw new Error('')
          if (words === 'The browser said no') throw new Error(words)
          return false
        }
      }, words)
      await dialog(page).getByRole('button', { name: 'Copy URL' }).click()
      await expect(main.toast(words)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('wheel_analytics'))).toBeNull()
    }
  })

  test('by the share sheet of the device, where it has one', async ({ page, main }) => {
    await page.addInitScript(() => {
      Object.assign(Navigator.prototype, {
        share: async (data: ShareData) => Object.assign(window, { shared: data }),
      })
    })
    await openDialog(page, main)
    await dialog(page).getByRole('button', { name: 'Share with an app…' }).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared)
    await expect.poll(shared).toEqual({
      title: 'Shared Wheel',
      url: await urlField(page).inputValue(),
    })
  })
})

test.describe('opening a link', () => {
  test('keeps the own wheel, one press away, also after a reload @link.toast @link.own-wheel', async ({
    page,
    main,
  }) => {
    await storeWheel(page, OWN)
    await page.goto(`/${await hashOf(['Tea', 'Milk', 'Juice'])}`)
    await expect(main.toast('Loaded shared wheel: "Shared Wheel" with 3 options')).toBeVisible()
    await main.hasAnnounced('Loaded shared wheel: "Shared Wheel" with 3 options')
    await expect.poll(() => optionTexts(page)).toEqual(['Tea', 'Milk', 'Juice'])
    await page.reload()
    await expect.poll(() => optionTexts(page)).toEqual(['Tea', 'Milk', 'Juice'])
    await page.getByRole('button', { name: 'Back to My Wheel' }).click()
    await expect.poll(() => optionTexts(page)).toEqual(OWN.map(({ text }) => text))
    expect(new URL(page.url()).hash).toBe('')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => optionTexts(page)).toEqual(['Tea', 'Milk', 'Juice'])
    expect(new URL(page.url()).hash).not.toBe('')
  })

  test('goes on where it was after a reload: its results, its eliminations', async ({
    page,
    main,
    context,
  }) => {
    const hash = await hashOf(['Tea', 'Milk', 'Juice', 'Water'])
    await storeWheel(page, OWN, { preset: 'instant' })
    await page.goto(`/${hash}`)
    await main.isReady()
    await page.keyboard.press('e')
    await main.spinButton.click()
    await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    await page.reload()
    await expect(main.options).toHaveCount(3)
    await expect(main.recent).toHaveCount(1)
    // Opened anew, it is the wheel that was shared.
    const anew = new WheelPage(await context.newPage())
    await anew.page.goto(`/${hash}`)
    await expect(anew.options).toHaveCount(4)
  })

  test('takes the link out of the address once an option is another', async ({ page, main }) => {
    await page.goto(`/${await hashOf(['Tea', 'Milk'])}`)
    await main.newOption.fill('Juice')
    await main.newOption.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.reload()
    await expect.poll(() => optionTexts(page)).toEqual(['Tea', 'Milk', 'Juice'])
  })

  test('brings its settings along and its defaults for the rest @link.settings', async ({
    page,
    main,
  }) => {
    const settings = {
      ...{ soundEnabled: true, theme: 'default', eliminationMode: true },
      ...{ showProbabilities: false, weightsCount: false },
      ...({ noRepeats: false, afterWin: 'aside', asideSpins: 5 } as const),
      animationSpeed: { preset: 'custom', customSpinDuration: 6000 },
    }
    await storeWheel(page, OWN)
    await page.goto('/')
    await page.getByRole('button', { name: 'Sound Effects' }).click()
    await expect(page.getByRole('list', { name: 'Status' })).toContainText('Sound off')
    await page.goto(`/${await hashOf(['Tea', 'Milk', 'Juice'], { settings })}`)
    await expect(page.getByText('ELIMINATION MODE (3 left)')).toBeVisible()
    const found = (await appState(page)).settings
    expect(found).toMatchObject({ soundEnabled: false, spinDuration: 6000 })
    expect(found).toMatchObject({ afterWin: 'aside', asideSpins: 5 })
    expect(found.animationSpeed).toMatchObject({ preset: 'custom', customSpinDuration: 6000 })
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect((await appState(page)).settings).toMatchObject({
      soundEnabled: false,
      spinDuration: 3000,
    })
    await expect(main.options).toHaveCount(4)
  })

  test('follows the address: typed over, and back again @link.address', async ({ page, main }) => {
    const [tea, red] = [await hashOf(['Tea', 'Milk']), await hashOf(['Red', 'Blue'])]
    await main.open()
    await page.evaluate((hash) => {
      location.hash = hash
    }, tea)
    await expect(main.option(1)).toHaveValue('Tea')
    await page.evaluate((hash) => {
      location.hash = hash
    }, red)
    await expect(main.option(1)).toHaveValue('Red')
    await page.goBack()
    await expect(main.option(1)).toHaveValue('Tea')
    await page.goForward()
    await expect(main.option(1)).toHaveValue('Red')
  })

  test('looks once more 100 ms after loading @link.recheck', async ({ page, main, clock }) => {
    const hash = await hashOf(['Tea', 'Milk'])
    await page.addInitScript(() => {
      // Once the page listens to the address, only the second look can find what is put in without an event.
      const listen = window.addEventListener
      window.addEventListener = function (this: Window, ...args: Parameters<typeof listen>) {
        listen.apply(this ?? window, args)
        if (String(args[0]) !== 'popstate') return
        globalThis.testClock.freeze()
        Object.assign(window, { isListening: true })
      } as typeof listen
    })
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => 'isListening' in window)).toBe(true)
    await page.evaluate((hash) => history.replaceState(null, '', hash), hash)
    await clock.advance(90, 10)
    await page.waitForLoadState('networkidle')
    await expect(main.option(1)).toHaveValue('Yes')
    await clock.advance(20, 10)
    await expect(main.option(1)).toHaveValue('Tea')
  })

  test('makes its name the title @link.title', async ({ page, main }) => {
    for (const [name, title] of [
      ['Lunch', 'Lunch - Fairwheel'],
      ['My Wheel', 'My Wheel - Fairwheel'],
      ['Shared Wheel', 'Fairwheel'],
    ] as const) {
      const segments = [{ text: 'Tea' }, { text: 'Milk' }]
      await page.goto(`/#${recipeHash(JSON.stringify({ v: 1, name, segments }))}`)
      await expect(main.toast(`Loaded shared wheel: "${name}" with 2 options`)).toBeVisible()
      await main.isReady()
      await expect(page).toHaveTitle(title)
      await page.reload()
      await main.isReady()
      await expect(page).toHaveTitle(title)
    }
  })

  test("of the visitor's own, without a name, leaves the title alone @link.title", async ({
    page,
    main,
  }) => {
    await storeWheel(page, OWN)
    await openDialog(page, main)
    await expect(page).toHaveURL(/#./)
    await expect(page).toHaveTitle('Fairwheel')
  })

  test('of a later version opens, and only the console says so @link.later-version', async ({
    page,
    main,
    messages,
  }) => {
    messages.expect(/^warning: Shared wheel uses an older format/)
    const json = JSON.stringify({
      ...{ v: 2, name: 'Next', pointer: { side: 'left' } },
      segments: [{ text: 'Tea', icon: 'cup' }, { text: 'Milk' }],
      settings: { eliminationMode: true, animationSpeed: { preset: 'slow' }, gravity: 1 },
    })
    await page.goto(`/#${recipeHash(json)}`)
    await expect(main.toast('Loaded shared wheel: "Next" with 2 options')).toBeVisible()
    await expect.poll(() => optionTexts(page)).toEqual(['Tea', 'Milk'])
    await expect(page.getByText('ELIMINATION MODE (2 left)')).toBeVisible()
    await expect(page).toHaveTitle('Next - Fairwheel')
  })

  test('of one option opens, draws it, and says what it needs to spin @link.one-option', async ({
    page,
    main,
    context,
  }) => {
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
    await main.openMoreTools()
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

  test('waits for the end of a spin @link.while-spinning', async ({ page, main, clock }) => {
    await storeWheel(page, OWN, lasting(1500))
    await main.open()
    await clock.freeze()
    await main.spinButton.click()
    await withApp(page, ({ store }) => {
      const { subscribe } = store
      store.subscribe = (...listener) => {
        Object.assign(window, { isSpinAwaited: true })
        return subscribe(...listener)
      }
    })
    await page.evaluate(
      (hash) => {
        location.hash = hash
      },
      await hashOf(['Tea', 'Milk']),
    )
    // Reading a link takes real time, which the frozen clock does not wait for.
    await page.waitForFunction(() => 'isSpinAwaited' in window)
    await clock.advance(1000)
    await expect(main.spinningButton).toBeDisabled()
    await expect(main.option(1)).toHaveValue(OWN[0]?.text ?? '')
    await clock.advance(600)
    // Its winner is seen first.
    await expect(main.winnerHeading).toBeVisible()
    await clock.advance(2800)
    await expect(main.option(1)).toHaveValue(OWN[0]?.text ?? '')
    await clock.advance(300)
    await expect(main.option(1)).toHaveValue('Tea')
    const { ownWheels } = await appState(page)
    expect(ownWheels[0]?.wheel.history).toHaveLength(1)
  })

  test('that is damaged is told in two lines, for four seconds @link.damaged', async ({
    page,
    main,
    messages,
    clock,
  }) => {
    messages.expect(/^warning: Failed to load shared wheel from URL/)
    await main.open()
    await clock.freeze()
    await page.evaluate(() => {
      location.hash = '#nothing'
    })
    const toast = page.getByRole('alert')
    // The sentence alone, and the reason as an element of its own; a screen reader reads both.
    const [sentence, reason] = [
      toast.getByText('Failed to load shared wheel from URL', { exact: true }),
      toast.getByText('This link is damaged or incomplete', { exact: true }),
    ]
    await expect(sentence).toHaveCount(1)
    await expect(reason).toHaveCount(1)
    const [above, below] = [await sentence.boundingBox(), await reason.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    await clock.advance(3900)
    await expect(toast).not.toHaveAttribute('data-leaving')
    await clock.advance(200)
    await expect(toast).toHaveAttribute('data-leaving')
    await clock.advance(400)
    await expect(toast).toHaveCount(0)
  })

  for (const [fault, damage] of Object.entries({
    'cut short': (hash: string) => hash.slice(0, -9),
    'no link at all': () => '#nothing',
    'a letter changed': (hash: string) =>
      `${hash.slice(0, 40)}${hash[40] === 'A' ? 'B' : 'A'}${hash.slice(41)}`,
  })) {
    test(`that is damaged (${fault}) leaves the own wheel and says so once @link.damaged @open.damaged-link`, async ({
      page,
      main,
      messages,
    }) => {
      messages.expect(/^warning: Failed to load shared wheel from URL/)
      await storeWheel(page, OWN)
      await page.goto(`/${damage(await hashOf(['Tea', 'Milk', 'Juice']))}`)
      await expect(main.toast(/^Failed to load shared wheel from URL$/)).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      await expect.poll(() => optionTexts(page)).toEqual(OWN.map(({ text }) => text))
      expect(messages.count(/Failed to load shared wheel/)).toBe(1)
    })
  }

  test('is the identity through the real address bar @link.round-trip', async ({ page, main }) => {
    test.setTimeout(120_000)
    await main.open()
    const wheels = fc.sample(anyWheel, { numRuns: 60, seed: 4 })
    for (const wheel of wheels) {
      const hash = (await linkTo(wheel)).slice(BASE.length)
      await page.evaluate((hash) => {
        location.hash = hash
      }, hash)
      await expect
        .poll(async () => (await appState(page)).link?.hash, { intervals: [20] })
        .toBe(hash)
      const opened = (await appState(page)).wheel
      expect(opened.name).toBe(givenName(wheel.name) ?? FALLBACK_NAME)
      const expected = wheel.segments
        .filter((segment) => !segment.eliminated)
        .map(({ text, color, weight }) => ({ text, color, weight }))
      expect(opened.segments.map(({ text, color, weight }) => ({ text, color, weight }))).toEqual(
        expected,
      )
    }
  })

  test('text from a link is only ever text', async ({ page, main }) => {
    const nasty = ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '\u202egnihton']
    page.on('dialog', () => {
      throw new Error('A script out of a link has run')
    })
    await page.goto(`/${await hashOf(nasty, { name: '<script>alert(1)</script>' })}`)
    await expect(main.option(1)).toHaveValue('<img src=x onerror=alert(1)>')
    await expect(page).toHaveTitle('<script>alert(1)</script> - Fairwheel')
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})

test.describe('files', () => {
  test('a wheel is saved to a file and opened from it @file.save-open-drop', async ({
    page,
    main,
  }) => {
    await storeWheel(page, OWN)
    await main.open()
    const download = page.waitForEvent('download')
    await main.openMoreTools()
    await page.getByRole('button', { name: 'Save to File' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('My-Wheel.fairwheel')
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ v: 1, name: 'My Wheel', segments: OWN })

    await main.resetTo('Numbers 1-6')
    const picker = page.waitForEvent('filechooser')
    await main.openMoreTools()
    await page.getByRole('button', { name: 'Open File' }).click()
    await (await picker).setFiles(await file.path())
    await expect(main.toast('Opened "My Wheel" with 4 options')).toBeVisible()
    await expect.poll(() => optionTexts(page)).toEqual(OWN.map(({ text }) => text))
  })

  test('a wheel saved in the middle of a tournament comes back whole, with its results @file.whole @file.save-open-drop', async ({
    page,
    main,
    browser,
  }) => {
    await storeWheel(page, OWN, { preset: 'instant' })
    await main.open()
    await main.wheel.focus()
    await page.keyboard.press('e')
    await page.keyboard.press('Space')
    await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    const { wheel: before } = await appState(page)
    const download = page.waitForEvent('download')
    await main.openMoreTools()
    await page.getByRole('button', { name: 'Save to File' }).click()
    const file = await (await download).path()

    const elsewhere = await openElsewhere(browser, '/')
    const picker = elsewhere.page.waitForEvent('filechooser')
    await elsewhere.openMoreTools()
    await elsewhere.page.getByRole('button', { name: 'Open File' }).click()
    await (await picker).setFiles(file)
    await expect(elsewhere.toast('Opened "My Wheel" with 4 options (1 eliminated)')).toBeVisible()
    await expect(elsewhere.options).toHaveCount(3)
    const { wheel, settings } = await appState(elsewhere.page)
    expect(wheel.history[0]?.winner.text).toBe(before.history[0]?.winner.text)
    expect(wheel.statistics).toEqual(before.statistics)
    expect(settings).toMatchObject({ eliminationMode: true, animationSpeed: { preset: 'instant' } })
    await elsewhere.page.getByRole('button', { name: 'Restore All' }).click()
    await expect(elsewhere.options).toHaveCount(4)
    await elsewhere.page.context().close()
  })

  test('a file dropped on the page is opened, another says why not @file.save-open-drop @open.not-a-wheel', async ({
    page,
    main,
    messages,
  }) => {
    messages.expect(/^warning: Failed to open a file or a list/)
    await storeWheel(page, OWN)
    await main.open()
    const drop = (text: string) =>
      page.evaluate((text) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], 'some.json', { type: 'application/json' }))
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
        document.body.dispatchEvent(event)
        return event.defaultPrevented
      }, text)
    expect(await drop('{"segments": "none"}')).toBe(true)
    await expect(main.toast('Invalid segments data. Your wheel has not changed.')).toBeVisible()
    expect(await drop('no json')).toBe(true)
    await expect(
      main.toast('This file does not contain a wheel. Your wheel has not changed.'),
    ).toBeVisible()
    await expect.poll(() => optionTexts(page)).toEqual(OWN.map(({ text }) => text))
    await drop('{"name": "Dropped", "segments": [{"text": "One"}, {"color": "#FF0000"}]}')
    await expect(main.toast('Opened "Dropped" with 2 options')).toBeVisible()
    const { wheel } = await appState(page)
    expect(wheel.segments).toMatchObject([
      { id: sharedId(0), text: 'One', color: '#3B82F6', weight: 1 },
      { id: sharedId(1), text: 'Option 2', color: '#FF0000', weight: 1 },
    ])
    await page.getByRole('button', { name: 'Back to My Wheel' }).click()
    await expect.poll(() => optionTexts(page)).toEqual(OWN.map(({ text }) => text))
    expect((await keptWheel(page)).wheel.segments).toHaveLength(4)
  })
})
