// Unforeseen errors: the page says so, hands over the visitor's data, and loses nothing.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { readFile } from '../../src/store/wheelFile'
import { MAX_SEGMENTS } from '../../src/wheel/segment'
import { readStored } from '../../tests/store/stored'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import type { Messages } from '../support/messages'
import { distinctOptions, savedText } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(5)
const KEPT = savedText(OPTIONS, { preset: 'instant' })

// Wide enough that the options are in sight.
test.use({ viewport: { width: 1180, height: 844 } })

/** Keeps a wheel in the browser once; nothing brings it back when the page deletes it. */
async function keepWheel(page: Page, text = KEPT): Promise<void> {
  await page.goto('/about')
  await page.evaluate((text) => localStorage.setItem('wheel_current', text), text)
}

/** As a translator or an extension does: takes something away that React has put there and will look for. */
async function takeAway(page: Page, words: string): Promise<void> {
  await page
    .getByText(words, { exact: true })
    .evaluate((element) => element.parentElement?.remove())
}

/** The page that checks records fails while it shows its first report. */
async function failAtRecord(page: Page): Promise<void> {
  await page.goto('/check')
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('heading', { name: 'What is checked' })
    .evaluate((heading) => heading.closest('[data-app] > * > *')?.remove())
  await page.getByRole('textbox').fill('{"format":"fairwheel-draw"}')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

/** The page fails while it shows the first result. */
async function failAtResult(page: Page, main: WheelPage, messages: Messages): Promise<void> {
  messages.expect(/^error: The page crashed NotFoundError/)
  await main.open()
  await takeAway(page, 'No results yet')
  await main.spinButton.click()
  await expect(rescue(page).heading).toBeFocused()
}

function rescue(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    heading: page.getByRole('heading', { name: 'Something went wrong' }),
    words: page.getByRole('alert'),
    said: page.getByRole('status'),
    again: button('Try Again'),
    save: button('Save My Data to a File'),
    reset: button('Reset'),
    keep: button('Keep Everything'),
    delete: button('Delete and Start Over'),
  }
}

async function savedFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await rescue(page).save.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('rescued.fairwheel')
  return readFileSync(await file.path(), 'utf8')
}

async function openFile(page: Page, text: string): Promise<void> {
  const picking = page.waitForEvent('filechooser')
  await new WheelPage(page).choose('Open File')
  await (await picking).setFiles({
    name: 'rescued.fairwheel',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
}

test('a page that fails says so in plain words, and another try finds the wheel and its result @crash.render', async ({
  page,
  main,
  messages,
}) => {
  await keepWheel(page)
  await failAtResult(page, main, messages)
  const { words, again } = rescue(page)
  await expect(words).toContainText('still saved in this browser')
  await expect(main.spinButton).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await main.isDrawnBy()
  await expect(main.options).toHaveCount(5)
  await expect(main.recent).toHaveCount(1)
})

test('what the page had goes into a file, from which the wheel opens again', async ({
  page,
  main,
  messages,
}) => {
  await keepWheel(page)
  await failAtResult(page, main, messages)
  const text = await savedFile(page)
  await expect(rescue(page).said).toContainText('Saved to a file')
  expect(readFile(text, () => 'new', Date.now()).wheel.segments.map((one) => one.text)).toEqual(
    OPTIONS.map((one) => one.text),
  )
  const { kept, remembered } = JSON.parse(text)
  expect(readStored(kept.wheel_current).wheel.history).toHaveLength(1)
  expect(JSON.parse(remembered).wheel.history).toHaveLength(1)

  await rescue(page).again.click()
  await main.resetTo('Reset to Yes/No/Maybe')
  await expect(main.options).toHaveCount(3)
  await openFile(page, text)
  await expect(main.options).toHaveCount(5)
})

test('a wheel of ten thousand options comes back whole from that file @crash.many-options', {
  tag: '@soak',
}, async ({ page, main, messages }) => {
  const options = Array.from({ length: MAX_SEGMENTS }, (_, index) => ({
    text: `Option ${index + 1}`,
    color: `#${index.toString(16).padStart(6, '0')}`,
  }))
  await keepWheel(page, savedText(options, { preset: 'instant' }))
  await failAtResult(page, main, messages)
  const text = await savedFile(page)
  await page.evaluate(() => localStorage.clear())
  await rescue(page).again.click()
  await expect(main.options).toHaveCount(3)
  await openFile(page, text)
  await expect(main.wheel).toHaveAccessibleName(/^Wheel with 10,?000 options/)
  const { segments } = (await appState(page)).wheel
  expect(segments.map(({ text, color }) => ({ text, color }))).toEqual(options)
})

test('where the browser keeps nothing, the file has what was in memory @crash.no-storage', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to save wheel/)
  messages.expect(/^warning: Stored data cannot be read SecurityError/)
  await forbidStorage(page)
  messages.expect(/^error: The page crashed NotFoundError/)
  await main.open()
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await takeAway(page, 'No results yet')
  await main.spinButton.click()
  await expect(rescue(page).words).toContainText('Nothing is saved in this browser')
  const texts = readFile(await savedFile(page), () => 'new', Date.now()).wheel.segments.map(
    (one) => one.text,
  )
  expect(texts).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
})

test('a reset asks first, then deletes what says something of the visitor, and nothing else @storage.clear-all', async ({
  page,
  main,
  messages,
}) => {
  await keepWheel(page)
  await page.evaluate(() => {
    localStorage.setItem('user_preferences', '{"version":1}')
    localStorage.setItem('wheel_current_unreadable', 'Ann')
    localStorage.setItem('wheel_analytics', '{"version":1}')
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('neighbor', 'stays')
    sessionStorage.setItem('contact_draft', '[]')
    sessionStorage.setItem('reloaded_for', '/assets/main-12345678.js')
  })
  await failAtResult(page, main, messages)
  await page.evaluate(() => history.replaceState(null, '', '#1~whatever~failed'))
  const { reset, keep } = rescue(page)
  await test.step('asked and declined', async () => {
    await reset.click()
    await expect(keep).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(keep).toHaveCount(0)
    await expect(reset).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('wheel_current'))).not.toBeNull()
  })
  await test.step('asked and confirmed', async () => {
    await reset.click()
    await rescue(page).delete.click()
    await main.isDrawnBy()
    await expect(main.option(3)).toHaveValue('Maybe')
    await expect(page).toHaveURL('/')
    const left = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    expect(left.toSorted()).toEqual([
      'contact_draft',
      'neighbor',
      'reloaded_for',
      'theme',
      'wheel_cleared',
      // Every page of these tests begins with a known screen.
      'wheel_refresh_rate',
    ])
  })
})

test('a page that fails before its first paint says so too @crash.first-paint', async ({
  page,
  messages,
}) => {
  messages.expect(/^error: The page crashed Error: No clock/)
  await page.addInitScript(() => {
    performance.getEntriesByType = () => {
      throw new Error('No clock')
    }
  })
  await page.goto('/')
  await expect(rescue(page).heading).toBeFocused()
  await expect(rescue(page).again).toBeVisible()
})

test('where even the page of last resort cannot be had, a few words and a link stand there @crash.no-rescue-page', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^error: The page crashed NotFoundError/)
  messages.expect(/^error: TypeError: Failed to fetch dynamically imported module/)
  messages.allow(/^error: Failed to load resource/)
  await keepWheel(page)
  await page.route('**/assets/RescuePage-*.js', (route) => route.abort())
  await main.open()
  await takeAway(page, 'No results yet')
  await main.spinButton.click()
  await expect(rescue(page).words).toContainText('Something went wrong. Your wheel is saved.')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await main.isDrawnBy()
  await expect(main.options).toHaveCount(5)
})

test('an info page that fails hands out what is kept, as it is', async ({ page, messages }) => {
  messages.expect(/^error: The page crashed NotFoundError/)
  await keepWheel(page)
  await page.evaluate(() => localStorage.setItem('wheel_own', 'damaged'))
  await failAtRecord(page)
  await expect(rescue(page).heading).toBeFocused()
  const text = await savedFile(page)
  expect(readFile(text, () => 'new', Date.now()).wheel.segments).toHaveLength(5)
  expect(JSON.parse(text).kept).toEqual({ wheel_current: KEPT, wheel_own: 'damaged' })
})

test('where nothing is left to save, the page says so', async ({ page, messages }) => {
  messages.expect(/^error: The page crashed NotFoundError/)
  await failAtRecord(page)
  await rescue(page).save.click()
  await expect(rescue(page).said).toContainText('There is nothing to save')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of last resort is for everybody, ${colorScheme} and small`, async ({
    page,
    main,
    messages,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme })
    await keepWheel(page)
    await failAtResult(page, main, messages)
    await rescue(page).reset.click()
    await page.getByText('Error details').click()
    await expect(page.getByText(/NotFoundError/)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    for (const size of ['100%', '200%']) {
      await page.locator(':root').evaluate((root, size) => {
        root.style.fontSize = size
      }, size)
      const overflow = await page
        .locator(':root')
        .evaluate((root) => root.scrollWidth - root.clientWidth)
      expect(overflow, `at ${size}`).toBe(0)
    }
  })
}

const NET = /^Something went wrong\. Your wheel is saved/

/** An error outside React, as a timer or a listener of ours throws it. */
async function throwOutside(page: Page, words: string): Promise<void> {
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words)
    })
  }, words)
}

test('an error outside React is told once, and every one reaches the console @uncaught.error', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^uncaught: Error: First/)
  messages.expect(/^uncaught: Error: Second/)
  await main.open()
  await throwOutside(page, 'First')
  await expect(main.toast(NET)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expect(main.toast(NET)).toHaveCount(0)
  await throwOutside(page, 'Second')
  await expect.poll(() => messages.count(/Second/)).toBe(1)
  await expect(main.toast(NET)).toHaveCount(0)
  await expect(main.spinButton).toBeEnabled()
})

test('a promise that nobody catches is told too @uncaught.rejection', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^uncaught: Error: Broken promise/)
  await main.open()
  await page.evaluate(() => {
    void Promise.reject(new Error('Broken promise'))
  })
  await expect(main.toast(NET)).toBeVisible()
})

test.describe('on a page that lets scripts of others in', () => {
  test.use({ bypassCSP: true })

  test('noise and the errors of others are not told', async ({ page, main, messages }) => {
    messages.allow(/ResizeObserver loop/)
    messages.allow(/theirs/)
    messages.expect(/^uncaught: Error: Ours/)
    await page.route('https://elsewhere.example/theirs.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("theirs")' }),
    )
    await main.open()
    const heard = await page.evaluate(async () => {
      const heard: string[] = []
      const next = () =>
        new Promise<void>((resolve) => {
          addEventListener(
            'error',
            ({ message }) => {
              heard.push(message)
              resolve()
            },
            { once: true },
          )
        })
      const noise = next()
      const box = document.body.appendChild(document.createElement('div'))
      new ResizeObserver(() => {
        box.style.width = `${box.offsetWidth - 1}px`
      }).observe(box)
      await noise
      box.remove()
      const foreign = next()
      const script = document.createElement('script')
      script.src = 'https://elsewhere.example/theirs.js'
      document.head.append(script)
      await foreign
      for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension']) {
        const extension = next()
        const filename = `${scheme}://abcdef/content.js`
        dispatchEvent(new ErrorEvent('error', { message: `Of a ${scheme}`, filename }))
        await extension
      }
      return heard
    })
    expect(heard).toEqual([
      expect.stringMatching(/^ResizeObserver loop/),
      'Script error.',
      'Of a chrome-extension',
      'Of a moz-extension',
      'Of a safari-web-extension',
    ])
    await expect(main.toast(NET)).toHaveCount(0)
    // The net is there all the same.
    await throwOutside(page, 'Ours')
    await expect(main.toast(NET)).toBeVisible()
  })
})
