// Criteria of WCAG 2.2, levels A and AA, that axe cannot decide. docs/accessibility.md names the test of each.

import type { CDPSession, Locator, Page } from 'playwright/test'
import { PAGES } from '../../scripts/vite/pageTable'
import { DIALOGS, USER_STYLES } from '../../tests/support/wcag'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { showSettings, unfoldSettings } from '../support/settingsBlock'
import { WheelPage } from '../support/wheelPage'

const INFO_PAGES = PAGES.map(({ path }) => path)

/** The main screen with everything on it: a result, lists, an eliminated option, all settings. */
async function showEverything(page: Page, main: WheelPage): Promise<void> {
  await storeWheel(page, distinctOptions(5), { preset: 'instant' })
  await main.open()
  await page.keyboard.press('e')
  await main.spinButton.press('Enter')
  await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
  await openSettings(page)
}

async function openSettings(page: Page): Promise<void> {
  await showSettings(page)
  await unfoldSettings(page)
}

async function openDialog(page: Page, button: string): Promise<Locator> {
  if (button === 'Keyboard Help') await new WheelPage(page).choose(button)
  else await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

// The site's policy forbids inline styles; a visitor's own style sheet is above it.
const addUserStyles = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

// A narrow window is the harder one.
for (const [name, css] of USER_STYLES) {
  test(`with ${name}, nothing is cut off in a window 320 pixels wide @wcag.text`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await showEverything(page, main)
    await addUserStyles(page, css)
    const check = (state: string) =>
      test.step(state, async () => {
        await expectNoSidewaysScroll(page)
        await expectNoClippedText(page)
      })
    await check('the main screen')
    const closeSettings = page.getByRole('button', { name: 'Close Settings' })
    if (await closeSettings.isVisible()) await closeSettings.click()
    for (const summary of [main.wheelMenu, main.mainMenu]) {
      await summary.click()
      await expect(summary.locator('+ div')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    for (const [dialog, button] of DIALOGS) {
      await openDialog(page, button)
      await check(dialog)
      await page.keyboard.press('Escape')
    }
    for (const path of INFO_PAGES) {
      await page.goto(path)
      await addUserStyles(page, css)
      await check(path)
    }
  })
}

test('every control is at least 24 px for a mouse @wcag.target-size', async ({ page, main }) => {
  await showEverything(page, main)
  for (const [, button] of [['main', ''], ...DIALOGS] as const) {
    if (button) await openDialog(page, button)
    expect(await smallTargets(page)).toEqual([])
    if (button) await page.keyboard.press('Escape')
  }
  for (const path of INFO_PAGES) {
    await page.goto(path)
    expect(await smallTargets(page), path).toEqual([])
  }
})

/** Controls below 24 by 24 px whose circle of 24 px touches another control (WCAG 2.5.8). Links in a text are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document
    const controls = [...root.querySelectorAll('button, input, select, summary, a[href], label')]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !(one instanceof HTMLAnchorElement && one.closest('p, dd, li p, td')),
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    const boxOf = ({ one, box }: (typeof controls)[number]) => {
      const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined
      return label ? label.getBoundingClientRect() : box
    }
    return controls
      .filter((control) => !(control.one instanceof HTMLLabelElement))
      .filter((control) => {
        const { width, height, left, top } = boxOf(control)
        if (width >= 24 && height >= 24) return false
        const [x, y] = [left + width / 2, top + height / 2]
        return controls.some(({ one, box }) => {
          const isOwnLabel =
            control.one instanceof HTMLInputElement &&
            [...(control.one.labels ?? [])].some((label) => label === one)
          if (
            one === control.one ||
            isOwnLabel ||
            one.contains(control.one) ||
            control.one.contains(one)
          )
            return false
          const dx = Math.max(box.left - x, 0, x - box.right)
          const dy = Math.max(box.top - y, 0, y - box.bottom)
          return Math.hypot(dx, dy) < 12
        })
      })
      .map(({ one }) => one.outerHTML.slice(0, 140))
  })
}

test('what a control shows is in its name, so that it can be spoken to @wcag.label-in-name', async ({
  page,
  main,
}) => {
  await showEverything(page, main)
  const check = async (where: string) => expect(await labelsNotInNames(page), where).toEqual([])
  await check('the main screen')
  for (const [dialog, button] of DIALOGS) {
    await openDialog(page, button)
    await check(dialog)
    await page.keyboard.press('Escape')
  }
  for (const path of INFO_PAGES) {
    await page.goto(path)
    await check(path)
  }
})

/** Names are read from the accessibility tree; only what is labeled otherwise than by its text can differ. */
async function labelsNotInNames(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const control of await page.locator('button[aria-label], a[aria-label]').all()) {
    if (!(await control.isVisible())) continue
    const shown = ((await control.textContent()) ?? '').replace(/\s+/g, ' ').trim()
    const name = (await control.getAttribute('aria-label')) ?? ''
    if (shown && !name.toLowerCase().includes(shown.toLowerCase())) found.push(`${shown}: ${name}`)
  }
  return found
}

test.describe('with forced colors', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1280, height: 900 } })

  test('what is on differs from what is off, and every control has a border or text @wcag.forced-colors', async ({
    page,
    main,
  }, testInfo) => {
    await showEverything(page, main)
    // The focus shows once a key has moved it.
    await page.keyboard.press('Tab')
    // All switches share their styles.
    for (const one of (await page.getByRole('switch').all()).slice(0, 4)) {
      if (!(await one.isVisible()) || !(await one.isEnabled())) continue
      await one.scrollIntoViewIfNeeded()
      const look = async () =>
        (await one.locator('xpath=..').screenshot({ animations: 'disabled' })).toString('base64')
      await page.mouse.move(0, 0)
      const before = await look()
      await one.focus()
      const focused = await look()
      expect(focused === before, 'the focus is seen').toBe(false)
      await page.keyboard.press('Space')
      expect((await look()) === focused, 'the switch is seen to be another').toBe(false)
      await page.keyboard.press('Space')
    }
    for (const [dialog, button] of DIALOGS) {
      const element = await openDialog(page, button)
      const border = await element.evaluate((one) => getComputedStyle(one).borderTopStyle)
      expect(border, `${dialog} has an edge`).toBe('solid')
      const body = await page.screenshot()
      await testInfo.attach(dialog, { body, contentType: 'image/png' })
      await page.keyboard.press('Escape')
    }
  })
})

test('neither the page nor the installed app is held in one orientation @wcag.orientation', async ({
  page,
  main,
  request,
}) => {
  await main.open()
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.orientation ?? 'any').toBe('any')
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(main.spinButton).toBeInViewport({ ratio: 1 })
    await expect(main.wheel).toBeInViewport({ ratio: 0.9 })
  }
})

/** One thing in the accessibility tree, as a screen reader gets it. */
interface Node {
  readonly role: string
  readonly name: string
  readonly value: string
  readonly isIgnored: boolean
  readonly domNode: number
}

/** The page as a screen reader knows it: by roles and names, without a look at the document. */
class ScreenReader {
  private constructor(
    private readonly session: CDPSession,
    private readonly page: Page,
  ) {}

  static async on(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    await session.send('DOM.enable')
    return new ScreenReader(session, page)
  }

  async all(role: string, name?: string | RegExp): Promise<readonly Node[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree')
    return nodes
      .map((node) => ({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        value: String(node.value?.value ?? ''),
        isIgnored: node.ignored,
        domNode: node.backendDOMNodeId ?? 0,
      }))
      .filter((node) => !node.isIgnored && node.role === role)
      .filter((node) =>
        typeof name === 'string' ? node.name === name : !name || name.test(node.name),
      )
  }

  /** Goes to it and presses a key there. */
  async press(role: string, name: string | RegExp, key = 'Enter'): Promise<void> {
    const [node] = await this.all(role, name)
    if (!node) throw new Error(`The tree has no ${role} named ${name}`)
    await this.session.send('DOM.focus', { backendNodeId: node.domNode })
    await this.page.keyboard.press(key)
  }

  /** Everything that is read aloud in these roles, joined. */
  async texts(role: string): Promise<string> {
    return (await this.all(role)).map(({ name }) => name).join('\n')
  }
}

test('a whole tournament is played by the accessibility tree alone @wcag.tournament', async ({
  page,
  main,
  clock,
}) => {
  const names = ['Ann', 'Ben', 'Cem', 'Dave']
  await storeWheel(
    page,
    distinctOptions(4).map(({ color }, index) => ({ text: names[index] ?? '', color })),
    lasting(500),
  )
  await main.open()
  const reader = await ScreenReader.on(page)
  await reader.press('tab', 'Settings')
  await expect.poll(() => reader.all('switch', /Elimination Mode/)).toHaveLength(1)
  await reader.press('switch', /Elimination Mode/, 'Space')
  await reader.press('tab', /^Options/)
  await clock.freeze()
  const heard: string[] = []
  for (let left = 4; left > 1; left -= 1) {
    expect(await reader.all('button', `Wheel with ${left} options`)).toHaveLength(1)
    const fields = await reader.all('textbox', /^Option \d$/)
    expect(fields.map(({ name }) => name)).toEqual(
      Array.from({ length: left }, (_, index) => `Option ${index + 1}`),
    )
    await reader.press('button', 'SPIN THE WHEEL!')
    await expect.poll(() => reader.texts('StaticText')).toContain('Spinning the wheel')
    await clock.advance(600)
    const said = await reader.texts('StaticText')
    const winner = /Winner: (\w+)\. (.+)/.exec(said)
    expect(winner?.[2]).toBe(left > 2 ? `${left - 1} segments remaining.` : 'Final winner!')
    const name = winner?.[1] ?? ''
    expect(names).toContain(name)
    expect(heard).not.toContain(name)
    heard.push(name)
    const heading = left > 2 ? 'Eliminated!' : 'FINAL WINNER!'
    expect(await reader.all('heading', heading)).toHaveLength(1)
    await clock.advance(4000)
  }
  expect(await reader.texts('StaticText')).toContain('Tournament Complete!')
  const eliminated = await reader.texts('StaticText')
  expect(eliminated.match(/ELIMINATED/g)).toHaveLength(2)
  await reader.press('button', 'Restore All')
  await clock.advance(100)
  await expect.poll(() => reader.all('textbox', /^Option \d$/)).toHaveLength(4)
})
