// Keys pressed before the part of the page that handles them has been loaded.

import type { Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

// So low that the page scrolls.
test.use({ viewport: { width: 390, height: 480 } })

/** Opens the page, whose later part comes when the returned function is called. */
async function openWithoutLatePart(page: Page, main: WheelPage): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/afterFirstPaint-.*\.js/, async (route) => {
    await arrival
    await route.continue()
  })
  await storeWheel(page, distinctOptions(6), lasting(500))
  await page.goto('/')
  await expect(main.spinButton).toBeVisible()
  await expect(status(page)).toHaveCount(0)
  return async () => {
    arrive()
    await expect(status(page)).toBeAttached()
  }
}

const status = (page: Page) => page.getByRole('list', { name: 'Status' })

const scrolled = (page: Page) => page.evaluate(() => scrollY)

for (const key of ['Space', 'Enter']) {
  test(`${key} pressed at once spins at once, scrolls nothing, and spins once @keyboard.first-moments`, async ({
    page,
    main,
    clock,
  }) => {
    const arrive = await openWithoutLatePart(page, main)
    await clock.freeze()
    await page.keyboard.press(key)
    await expect(main.spinningButton).toBeVisible()
    // Held down, it repeats.
    await page.keyboard.down(key)
    await page.keyboard.down(key)
    await page.keyboard.up(key)
    expect(await scrolled(page)).toBe(0)
    await clock.advance(600)
    await expect(main.spinButton).toBeVisible()
    await arrive()
    expect((await appState(page)).wheel.history).toHaveLength(1)
    await main.hasAnnounced(`Winner: ${await main.winner()}`)
    await page.keyboard.press(key)
    await expect(main.spinningButton).toBeVisible()
    // The wheel comes into view; the key itself would scroll by most of a window.
    expect(await scrolled(page)).toBeLessThan(100)
  })
}

test('the first spin needs nothing of the part that never comes @keyboard.first-moments', async ({
  page,
  main,
  clock,
  messages,
}) => {
  messages.expect(/^warning: Failed to load a part of the page/)
  messages.allow(/Failed to load resource|net::ERR_FAILED/)
  await page.route(/afterFirstPaint-.*\.js/, (route) => route.abort())
  await storeWheel(page, distinctOptions(6), lasting(500))
  await page.goto('/')
  await expect(main.spinButton).toBeVisible()
  await clock.freeze()
  await page.keyboard.press('Space')
  await expect(main.spinningButton).toBeVisible()
  await clock.advance(600)
  await expect(main.spinButton).toBeVisible()
  // On a busy machine the spin is faster.
  await expect.poll(() => messages.count(/Failed to load a part/)).toBeGreaterThan(0)
})

test('other keys pressed at once are kept and done, in order @keyboard.first-moments', async ({
  page,
  main,
}) => {
  const arrive = await openWithoutLatePart(page, main)
  for (const key of ['e', 's', '+', 'ArrowRight', 'ArrowRight', 'Delete', '?']) {
    await page.keyboard.press(key)
  }
  await arrive()
  await expect(page.getByRole('dialog', { name: 'Keyboard Help' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(status(page)).toContainText('Elimination mode')
  await expect(status(page)).toContainText('Sound off')
  await expect(main.options).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Remove A2' })).toHaveCount(0)
})

test('keys typed at once stay typed, and those of a control are the control’s @keyboard.first-moments', async ({
  page,
  main,
  clock,
}) => {
  // Beside the wheel, where the options are in view.
  await page.setViewportSize({ width: 1180, height: 720 })
  const arrive = await openWithoutLatePart(page, main)
  await clock.freeze()
  await main.newOption.focus()
  await page.keyboard.type('es +')
  await page.keyboard.press('Control+E')
  await page.getByRole('button', { name: 'Quick Add Option' }).focus()
  await page.keyboard.press('Space')
  await arrive()
  await expect(main.newOption).toHaveValue('es +')
  await expect(main.options).toHaveCount(7)
  await expect(status(page)).toContainText('Sound on')
  await expect(status(page)).not.toContainText('Elimination mode')
  await expect(main.spinButton).toBeVisible()
})

test('what a key would do seconds later is left undone @keyboard.first-moments', async ({
  page,
  main,
  clock,
}) => {
  const arrive = await openWithoutLatePart(page, main)
  await page.keyboard.press('s')
  await clock.freeze()
  await clock.skip(2100)
  await arrive()
  await expect(status(page)).toContainText('Sound on')
})

test('with single keys off, Space scrolls as it always did @keyboard.first-moments', async ({
  page,
  main,
}) => {
  await main.open()
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Single-Key Shortcuts' }).click()
  await page.keyboard.press('Escape')
  await openWithoutLatePart(page, main)
  await page.keyboard.press('Space')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  await expect(main.spinButton).toBeVisible()
})
