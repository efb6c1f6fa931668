// The dialog that makes a link of a wheel: its name, what it leaves out, how it is copied and how it closes.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { words } from '../../sayings'
import { recipeJson } from '../../share/recipe'
import { open as openLink } from '../../share/wheels'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import { emulateMedia, mouse, type Point, replace, saved } from '../support/device'
import { press, type } from '../support/locators'
import { main } from '../support/main'
import { app, hasAnnounced, messages, open, state, storeWheel } from '../support/screen'

const OWN = distinctOptions(4)

const dialog = page.getByRole('dialog', { name: 'Share Your Wheel' })
const urlField = dialog.getByRole('textbox', { name: 'Share Link' })
const name = dialog.getByRole('textbox', { name: /Name in the link/ })
const shareButton = page.getByRole('button', { name: 'Share Wheel' })
const copyButton = dialog.getByRole('button', { name: 'Copy URL' })
const saveButton = dialog.getByRole('button', { name: 'Save to File' })

async function openDialog(): Promise<void> {
  await open()
  await page
    .getByRole('button', { name: /^Share( Wheel)?$/ })
    .first()
    .click()
  await hasAnnounced('Opened sharing dialog')
  await expect.element(urlField).toHaveValue(expect.stringMatching(/#./))
  // The URL is selected a moment after the dialog opens; until then it would take what is typed.
  await expect.element(urlField).toHaveFocus()
}

/** The wheel that a link holds. */
const openedBy = (url: string) => openLink(new URL(url).hash)

/** The field is empty until the link is made. */
const isOpenedAs = (expected: Record<string, unknown>) =>
  expect.poll(() => openedBy(urlField.inputValue())).toMatchObject(expected)

async function drag(from: Point, to: Point, steps = 4): Promise<void> {
  await mouse.down(from.x, from.y)
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    await mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  }
  await mouse.up(to.x, to.y)
}

const VIEWPORTS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

describe('the dialog', () => {
  for (const [way, close] of Object.entries({
    'its button': () => dialog.getByRole('button', { name: 'Close' }).click(),
    'the Escape key': () => press('Escape'),
    'a press beside it': () => mouse.click(5, 300),
  })) {
    test(`closes by ${way}, and gives the keyboard back @share.close @share.announcements`, async () => {
      await openDialog()
      await close()
      await expect.element(dialog).not.toBeInTheDocument()
      await hasAnnounced('Closed sharing dialog')
      await expect.element(shareButton).toHaveFocus()
    })
  }

  test('a drag that only begins or only ends outside closes nothing and loses nothing @share.close', async () => {
    await openDialog()
    await name.fill('Lunch')
    const field = name.box()
    const inside = { x: field.x + 40, y: field.y + field.height / 2 }
    const outside = { x: 5, y: 300 }
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await drag(from, to)
      // What a press closes is gone within the same frame.
      await new Promise((done) => requestAnimationFrame(done))
      await expect.element(name).toHaveValue('Lunch')
    }
    await mouse.click(outside.x, outside.y)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('has a name for the link, at first the wheel’s, and renames nothing @share.name', async () => {
    await openDialog()
    await expect.element(name).toHaveValue('')
    await expect.element(name).toHaveAttribute('placeholder', 'Shared Wheel')
    await isOpenedAs({ name: 'Shared Wheel', isCustomName: false })
    // The space within is typed before what follows it.
    await name.focus()
    await type('Class 4B ')
    await expect.element(name).toHaveValue('Class 4B ')
    await isOpenedAs({ name: 'Class 4B', isCustomName: true })
    await expect.element(dialog.getByRole('figure')).toHaveTextContent('Class 4B')
    expect(state().wheel.name).toBe('My Wheel')

    await press('Escape')
    await expect.poll(() => document.title).toBe('Fairwheel')
    await main.rename('Class 4A')
    await shareButton.click()
    await expect.element(name).toHaveValue('Class 4A')
    await isOpenedAs({ name: 'Class 4A', isCustomName: true })
    // Until the URL is selected it would take the key that clears the name.
    await expect.element(urlField).toHaveFocus()
    await name.fill('')
    await isOpenedAs({ name: 'Shared Wheel', isCustomName: false })
    expect(state().wheel.name).toBe('Class 4A')
  })

  test('a name that was typed is for its wheel alone, not for one that is opened meanwhile @share.name', async () => {
    await openDialog()
    await name.fill('Class 4B')
    await isOpenedAs({ name: 'Class 4B' })
    app().actions.openTemplate(['Yes', 'No'], words('Yes or No'))
    await expect.element(name).toHaveValue('')
    await isOpenedAs({ name: 'Shared Wheel', isCustomName: false })
  })

  test('says what of the eliminated is left out, and offers a file @share.left-out', async () => {
    storeWheel(OWN, { preset: 'instant' })
    await open()
    await press('e')
    for (const [count, words] of [
      [1, '1 eliminated option is not in this link. A file keeps it.'],
      [2, '2 eliminated options are not in this link. A file keeps them.'],
    ] as const) {
      await main.spinButton.click()
      await shareButton.click()
      await expect.element(urlField).toHaveValue(expect.stringMatching(/#./))
      await expect.element(dialog.getByText(words)).toBeVisible()
      await expect.element(copyButton).toHaveAccessibleDescription(words)
      await expect
        .element(urlField)
        .toHaveAccessibleDescription(
          `Link length: ${urlField.inputValue().length} characters ${words}`,
        )
      expect((await openedBy(urlField.inputValue())).segments).toHaveLength(OWN.length - count)
      const file = await saved(() => saveButton.click())
      expect(file.name).toBe('My-Wheel.fairwheel')
      await expect.element(main.toast('Wheel saved to a file')).toBeVisible()
      await press('Escape')
    }
  })

  test('speaks of nothing left out where nothing is @share.left-out', async () => {
    await openDialog()
    await expect.element(dialog.getByText(/not in this link/)).not.toBeInTheDocument()
    await expect.element(saveButton).toBeVisible()
    await expect.element(copyButton).toHaveAccessibleDescription('')
  })

  test('warns of a very long link, and says why it has no QR code @share.long', async () => {
    messages.expect(/^warn: The share URL has \d+ characters and may not work in all browsers/)
    const noise = Array.from({ length: 600 }, (_, index) => ({
      text: Math.sin(index + 1)
        .toString(36)
        .slice(3),
      color: '#123456',
    }))
    storeWheel(noise)
    await openDialog()
    await expect.element(dialog.getByText(/^Very long URL/)).toBeVisible()
    await expect.element(dialog.getByText('This link is too long for a QR code')).toBeVisible()
  })

  test('cannot be opened while the wheel turns @share.while-spinning', async () => {
    await open()
    clock.freeze()
    await main.spinButton.click()
    await expect.element(shareButton).toHaveAttribute('aria-disabled', 'true')
  })

  test('says when no link can be made, and stays usable @share.no-link', async () => {
    messages.expect(/^warn: Failed to create shareable link/)
    replace(window, 'btoa', () => {
      throw new Error('No letters left')
    })
    await open()
    await shareButton.click()
    await expect.element(main.toast('Failed to generate share link')).toBeVisible()
    await expect.element(copyButton).toBeDisabled()
    await press('Escape')
    await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
  })

  test('fits every screen, and leads with the name and Copy URL', async () => {
    await openDialog()
    const parts = [name, copyButton, urlField]
    for (const { width, height } of VIEWPORTS) {
      await page.viewport(width, height)
      for (const part of parts) await expect.element(part).toBeInViewport({ ratio: 0.999 })
      const [top, middle, bottom] = parts.map((part) => part.box().y)
      expect(middle, `at ${width}`).toBeGreaterThan(top ?? 0)
      expect(bottom, `at ${width}`).toBeGreaterThan(middle ?? 0)
      const isWide = await dialog.evaluate((one) => one.scrollWidth > one.clientWidth)
      expect(isWide, `at ${width}`).toBe(false)
    }
  })

  test('has no accessibility faults on any screen, light or dark', async () => {
    await openDialog()
    await dialog.getByText('More tips').click()
    const scan = async () => {
      for (const { width, height } of VIEWPORTS) {
        await page.viewport(width, height)
        for (const colorScheme of ['light', 'dark'] as const) {
          await emulateMedia({ colorScheme })
          expect(await axeFaults(), `at ${width} in ${colorScheme}`).toEqual([])
        }
      }
    }
    await scan()
    await dialog.getByRole('button', { name: /^QR code/ }).click()
    await scan()
  })
})

describe('copying', () => {
  test('keeps the last hundred entries of that log @share.log', async () => {
    const old = Array.from({ length: 100 }, (_, index) => ({ action: `old ${index}` }))
    localStorage.setItem('wheel_analytics', JSON.stringify({ version: 1, entries: old }))
    await openDialog()
    await copyButton.click()
    await expect.element(main.toast('Share link copied to clipboard!')).toBeVisible()
    const { entries } = JSON.parse(localStorage.getItem('wheel_analytics') ?? '')
    expect(entries).toHaveLength(100)
    expect(entries.slice(0, 99)).toEqual(old.slice(1))
    expect(entries[99]).toMatchObject({ action: 'copy_link', segments_count: 3 })
  })

  for (const [case_, clipboard] of Object.entries({
    'there is no clipboard': undefined,
    'the clipboard is refused': {
      writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
    },
  })) {
    test(`goes another way where ${case_} @copy.fallback`, async () => {
      replace(navigator, 'clipboard', clipboard)
      const copy = document.execCommand.bind(document)
      let copied: string | undefined
      replace(document, 'execCommand', (command: string) => {
        copied = getSelection()?.toString()
        return copy(command)
      })
      await openDialog()
      await copyButton.click()
      await expect.element(main.toast('Share link copied to clipboard!')).toBeVisible()
      expect(copied).toBe(urlField.inputValue())
    })
  }

  test('has the plain link beside the tips @share.plain', async () => {
    let copied = ''
    replace(navigator, 'clipboard', {
      writeText: async (text: string) => {
        copied = text
      },
    })
    await openDialog()
    await dialog.getByText('More tips').click()
    await dialog.getByRole('button', { name: 'Copy Plain Link' }).click()
    await expect.element(main.toast('Share link copied to clipboard!')).toBeVisible()
    // The contract's recipe, by a reader of its own.
    expect(JSON.parse(recipeJson(new URL(copied).hash.slice(1)))).toMatchObject({
      v: 1,
      segments: state().wheel.segments.map(({ text, color }) => ({ text, color })),
    })
    expect(urlField.inputValue().length).toBeLessThan(copied.length / 2)
    expect(await openedBy(urlField.inputValue())).toEqual(await openedBy(copied))
  })

  test('that fails says why @copy.failures', async () => {
    replace(navigator, 'clipboard', undefined)
    await openDialog()
    for (const words of [
      'Copy command failed',
      'The browser said no',
      'Failed to copy link',
      'Unknown error',
    ]) {
      replace(document, 'execCommand', () => {
        if (words === 'Unknown error') throw 'no reason'
        if (words === 'Failed to copy link') throw new Error('')
        if (words === 'The browser said no') throw new Error(words)
        return false
      })
      await copyButton.click()
      await expect.element(main.toast(words)).toBeVisible()
      expect(localStorage.getItem('wheel_analytics')).toBeNull()
    }
  })

  test('by the share sheet of the device, where it has one', async () => {
    let shared: ShareData | undefined
    replace(Navigator.prototype, 'share', async (data: ShareData) => {
      shared = data
    })
    await openDialog()
    await dialog.getByRole('button', { name: 'Share with an app…' }).click()
    await expect.poll(() => shared).toEqual({ title: 'Shared Wheel', url: urlField.inputValue() })
  })
})
