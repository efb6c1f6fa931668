// The site as an installed app: what browsers require, the install banner, links opened in its window.

import type { Page } from 'playwright/test'
import { BASE, linkTo, wheelOf } from '../../tests/share/wheels'
import { axeFaults } from '../support/axe'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const banner = (page: Page) => page.getByRole('region', { name: 'Install Fairwheel' })

/** As Chromium does it, which never does so in a test. */
async function offerInstallation(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((outcome) => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, {
      userChoice: Promise.resolve({ outcome }),
      prompt: async () => void Object.assign(window, { wasPrompted: true }),
    })
    dispatchEvent(offer)
    Object.assign(window, { isOwnBarPrevented: offer.defaultPrevented })
  }, outcome)
}

/** Opens the page, has the offer made, and lets the time pass after which it is passed on. */
async function waitForOffer(
  page: Page,
  main: WheelPage,
  clock: Clock,
  outcome: 'accepted' | 'dismissed',
): Promise<void> {
  await page.goto('/')
  await main.isReady()
  await clock.freeze()
  await offerInstallation(page, outcome)
  await clock.advance(10_100)
}

const flag = (page: Page, name: string) => page.evaluate((name) => name in window, name)

test.describe('as the browser sees it', () => {
  test.use({ hasWorker: true })

  test('the site can be installed, and is offered for wheels and lists @system.files', async ({
    page,
  }) => {
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Pages of a test are as private as a private window.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    const { errors, data } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '{}')
    const { name, icons, screenshots, shortcuts } = manifest
    // Not every JSON file is a wheel.
    const extensions = manifest.file_handlers.flatMap(({ accept }: { accept: object }) =>
      Object.values(accept).flat(),
    )
    expect(extensions).toEqual(['.fairwheel', '.wheel', '.txt', '.csv', '.tsv', '.xlsx'])
    expect(manifest.share_target).toMatchObject({ action: '/open-shared', method: 'POST' })
    expect(manifest.share_target.params).toMatchObject({ title: 'title', text: 'text', url: 'url' })
    expect(manifest.share_target.params.files[0].accept).toEqual(expect.arrayContaining(extensions))
    expect(name).toBe('Fairwheel')
    for (const { src, sizes } of [...icons, ...screenshots]) {
      if (sizes === 'any') continue
      const size = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(size, src).toBe(sizes)
    }
    expect(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
    for (const { url } of shortcuts) {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test.describe('the offer to install it', () => {
  test('comes ten seconds after the browser made it, and installs @install.banner @install.delay @install.toast', async ({
    page,
    main,
    clock,
  }) => {
    await page.goto('/')
    await main.isReady()
    await clock.freeze()
    await clock.advance(10_100)
    await expect(banner(page), 'without an offer').toHaveCount(0)
    await offerInstallation(page, 'accepted')
    expect(await page.evaluate(() => (window as unknown as Flags).isOwnBarPrevented)).toBe(true)
    await clock.advance(9900)
    await expect(banner(page)).toHaveCount(0)
    await clock.advance(200)
    await expect(banner(page)).toBeVisible()
    await expect(banner(page)).toHaveCSS('opacity', '1')
    expect(await flag(page, 'wasPrompted')).toBe(false)
    await banner(page).getByRole('button', { name: 'Install' }).click()
    expect(await flag(page, 'wasPrompted')).toBe(true)
    await expect(banner(page)).toHaveCount(0)
    await expect(main.toast('App installed successfully!')).toBeVisible()
    // The browser says so as well; it is said once.
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(main.toast('App installed successfully!')).toHaveCount(1)
  })

  for (const name of ['Later', 'Close']) {
    test(`goes away with ${name}, and stays away for the session @install.banner @install.dismissed @install.session-key`, async ({
      page,
      main,
      clock,
    }) => {
      await waitForOffer(page, main, clock, 'accepted')
      await banner(page).getByRole('button', { name }).click()
      await expect(banner(page)).toHaveCount(0)
      const kept = await page.evaluate(() => sessionStorage.getItem('pwa-install-dismissed'))
      expect(kept).not.toBeNull()
      await page.reload()
      await main.isReady()
      await clock.freeze()
      await offerInstallation(page, 'accepted')
      await clock.advance(10_100)
      await expect(banner(page)).toHaveCount(0)
    })
  }

  test('goes away when the browser’s question is answered with no', async ({
    page,
    main,
    clock,
  }) => {
    await waitForOffer(page, main, clock, 'dismissed')
    await banner(page).getByRole('button', { name: 'Install' }).click()
    await expect(banner(page)).toHaveCount(0)
    await expect(main.toast(/installed/)).toHaveCount(0)
  })

  test('goes away when the app was installed by the browser’s own menu @install.hides', async ({
    page,
    main,
    clock,
  }) => {
    await waitForOffer(page, main, clock, 'accepted')
    await expect(banner(page)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(banner(page)).toHaveCount(0)
    await expect(main.toast('App installed successfully!')).toBeVisible()
  })

  test('comes ten seconds after the browser made it, whatever dialogs were open meanwhile @install.delay', async ({
    page,
    main,
    clock,
  }) => {
    await page.goto('/')
    await main.isReady()
    await clock.freeze()
    await offerInstallation(page, 'accepted')
    for (let opened = 0; opened < 3; opened += 1) {
      await clock.advance(2000)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await clock.advance(3900)
    await expect(banner(page)).toHaveCount(0)
    await clock.advance(200)
    await expect(banner(page)).toBeVisible()
    // It is still there after another.
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeVisible()
  })

  test('stays away once dismissed, after a dialog and where the session stores nothing @install.dismissed', async ({
    page,
    main,
    clock,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
    })
    await waitForOffer(page, main, clock, 'accepted')
    await banner(page).getByRole('button', { name: 'Later' }).click()
    await expect(banner(page)).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await offerInstallation(page, 'accepted')
    await clock.advance(10_100)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
  })

  test('an installation while a dialog is open is said there, and the offer is gone @install.toast @install.hides', async ({
    page,
    main,
    clock,
  }) => {
    await waitForOffer(page, main, clock, 'accepted')
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(dialog.getByText('App installed successfully!')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(main.toast('App installed successfully!')).toBeVisible()
    await clock.advance(11_000)
    await expect(banner(page)).toHaveCount(0)
  })

  test('does not come while the wheel turns', async ({ page, main, clock }) => {
    await storeWheel(page, distinctOptions(4), lasting(4000))
    await page.goto('/')
    await main.isReady()
    await clock.freeze()
    await offerInstallation(page, 'accepted')
    await clock.advance(8000)
    await main.spinButton.click()
    await clock.advance(3000)
    await expect(main.spinningButton).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await clock.advance(1200)
    await expect(banner(page)).toBeVisible()
  })

  test('does not come where the page is the installed app @install.standalone', async ({
    page,
    main,
    clock,
  }) => {
    await page.addInitScript(() => {
      const real = matchMedia
      window.matchMedia = (query) =>
        query === '(display-mode: standalone)' ? real('all') : real(query)
    })
    await waitForOffer(page, main, clock, 'accepted')
    await expect(banner(page)).toHaveCount(0)
  })

  test('has no accessibility faults', async ({ page, main, clock }) => {
    await waitForOffer(page, main, clock, 'accepted')
    await expect(banner(page)).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFaults(page, clock)).toEqual([])
    }
  })
})

interface Flags {
  readonly isOwnBarPrevented: boolean
}

test.describe('a link that comes to the open window', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const launchQueue = {
        setConsumer: (consumer: (launch: { targetURL: string }) => void) =>
          Object.assign(window, { launch: (targetURL: string) => consumer({ targetURL }) }),
      }
      Object.defineProperty(window, 'launchQueue', { value: launchQueue })
    })
  })

  const launch = (page: Page, url: string) =>
    page.evaluate(
      (url) => (window as unknown as { launch(url: string): void }).launch(url),
      new URL(url, page.url()).href,
    )

  test('opens its wheel when the one that turns stands still', async ({ page, main, clock }) => {
    const link = await linkTo(wheelOf(['Tea', 'Coffee', 'Water', 'Juice', 'Milk']))
    await storeWheel(page, distinctOptions(3), lasting(4000))
    await main.open()
    await clock.freeze()
    await main.spinButton.click()
    await clock.advance(1000)
    await launch(page, `/${link.slice(BASE.length)}`)
    await clock.advance(2900)
    await expect(main.options).toHaveCount(3)
    await expect(main.spinningButton).toBeVisible()
    await clock.advance(300)
    // Its winner is seen first.
    await expect(main.winnerHeading).toBeVisible()
    await expect(main.options).toHaveCount(3)
    await clock.advance(3000)
    await expect(main.options).toHaveCount(5)
    await expect(main.recent).toHaveCount(0)
  })

  test('goes to another page, also from one', async ({ page, main }) => {
    await page.goto('/')
    await main.isReady()
    await launch(page, '/')
    await launch(page, 'https://elsewhere.example/')
    await expect(main.spinButton).toBeVisible()
    await launch(page, '/examples')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Examples')
    await page.waitForFunction(() => 'launch' in window)
    await launch(page, '/')
    await expect(main.spinButton).toBeVisible()
  })
})
