// Damaged, hostile, full or forbidden storage: the wheel still turns, and nothing stored is lost.

import type { Page } from 'playwright/test'
import { expect, gpuTest, test } from '../support/fixtures'
import { distance, rgb } from '../support/pixels'
import { distinctOptions, keptWheel, lasting, savedText, storeText } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 800, height: 700 } })

const GOOD = savedText(distinctOptions(3), lasting(500))

/** A saved wheel with something else in its place. */
function changed(change: (saved: { [key: string]: unknown; wheel: SavedWheel }) => void): string {
  const saved = JSON.parse(GOOD)
  change(saved)
  return JSON.stringify(saved)
}

interface SavedWheel {
  [key: string]: unknown
  segments: { [key: string]: unknown }[]
}

const UNREADABLE: Record<string, string> = {
  'an empty text': '',
  'a text that is no JSON': GOOD.slice(0, -20),
  null: 'null',
  'a list': '[]',
  'a number beyond all': '1e999',
  'an object without a wheel': '{"version":1}',
  'a wheel of a later version': changed((saved) => {
    saved.version = 3
  }),
  'a wheel without options': changed(({ wheel }) => {
    wheel.segments.length = 0
  }),
  'options that are no list': changed(({ wheel }) => {
    Object.assign(wheel, { segments: { 0: 'Yes', 1: 'No' } })
  }),
  'an option without a text': changed(({ wheel }) => {
    delete wheel.segments[0]?.text
  }),
  'an option that shows nothing': changed(({ wheel }) => {
    Object.assign(wheel.segments[1] ?? {}, { text: ' \u200b\u2060 ' })
  }),
  'two options with one id': changed(({ wheel }) => {
    Object.assign(wheel.segments[1] ?? {}, { id: wheel.segments[0]?.id })
  }),
  'more options than can be drawn': changed(({ wheel }) => {
    const [segment] = wheel.segments
    wheel.segments = Array.from({ length: 10_001 }, (_, id) => ({ ...segment, id: `${id}` }))
  }),
  'a page in the place of a wheel': '<img src=x onerror="document.title=1">',
}

test('a saved wheel that cannot be read is set aside and the default one takes its place @error.save-and-load @storage.unreadable', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to load wheel data/)
  for (const [index, [kind, text]] of Object.entries(UNREADABLE).entries()) {
    await test.step(kind, async () => {
      // From another page: this one would notice.
      await page.goto('/about')
      await page.evaluate((text) => localStorage.setItem('wheel_current', text), text)
      await page.goto('/')
      await expect(main.option(3)).toHaveValue('Maybe')
      await expect(main.options).toHaveCount(3)
      await expect(main.toast('Your saved wheel could not be read')).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('wheel_current_unreadable'))).toBe(text)
      expect(messages.count(/Failed to load wheel data/)).toBe(index + 1)
    })
  }
  await expect(page).toHaveTitle('Fairwheel')
})

test('what was set aside stays when the new wheel is changed and spun', async ({
  page,
  main,
  clock,
  messages,
}) => {
  messages.expect(/^warning: Failed to load wheel data/)
  await storeText(page, '{"version":7}')
  await main.open()
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(4100)
  await expect(main.winnerHeading).toBeVisible()
  expect((await keptWheel(page)).wheel.history).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('wheel_current_unreadable'))).toBe(
    '{"version":7}',
  )
})

test('hostile texts are shown as texts, and bounded', async ({ page, main }) => {
  const markup = '<b onclick=alert(1)>hi</b>'
  await storeText(
    page,
    changed(({ wheel }) => {
      Object.assign(wheel.segments[0] ?? {}, { text: markup })
      Object.assign(wheel.segments[1] ?? {}, { text: 'x'.repeat(100_000) })
      Object.assign(wheel.segments[2] ?? {}, { text: `\u202e${'e\u0301'.repeat(40)}` })
      Object.assign(wheel, { settings: JSON.parse('{"__proto__":{"polluted":true}}') })
    }),
  )
  await main.open()
  await expect(main.option(1)).toHaveValue(markup)
  await expect(main.option(2)).toHaveValue('x'.repeat(30))
  await expect(main.options).toHaveCount(3)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})

gpuTest(
  'a color that is none becomes the fallback color, in the list and on the wheel',
  async ({ page, main }) => {
    await storeText(
      page,
      changed(({ wheel }) => {
        Object.assign(wheel.segments[0] ?? {}, { color: 'red; background: url(//evil.example)' })
      }),
    )
    await main.open()
    await expect(page.getByLabel('Color of A1')).toHaveValue('#3b82f6')
    const picture = await main.picture()
    const middle = picture.width / 2
    const seen = picture.at(Math.round(middle + 22), Math.round(middle - 80))
    expect(distance(seen, rgb('#3b82f6'))).toBeLessThan(8)
  },
)

async function storageThatThrows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
}

async function fullStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}

for (const [kind, breakStorage] of Object.entries({
  'forbidden storage @storage.forbidden': storageThatThrows,
  'full storage @storage.full': fullStorage,
})) {
  test(`with ${kind} the wheel turns, and one message says that nothing is kept @error.save-and-load @error.storage-toast`, async ({
    page,
    main,
    clock,
    messages,
  }) => {
    messages.expect(/^warning: Failed to save wheel data$/)
    await breakStorage(page)
    await main.open()
    await expect(main.toast(/./)).toHaveCount(0)
    await clock.freeze()
    for (const spin of [1, 2]) {
      await spinOnce(main)
      await expect(main.toast('This browser cannot save your changes')).toHaveCount(
        spin === 1 ? 1 : 0,
      )
      await clock.advance(4000)
      await expect(main.winnerHeading).toBeVisible()
      await clock.advance(4000)
      await expect(main.recent).toHaveCount(spin)
    }
    await main.newOption.fill('Fig')
    await main.newOption.press('Enter')
    await expect(main.option(4)).toHaveValue('Fig')
    await expect(main.toast('This browser cannot save your changes')).toHaveCount(0)
  })
}

test('an unreadable wheel that there is no room to set aside is not overwritten @storage.no-room', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to load wheel data/)
  await storeText(page, 'not a wheel')
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, text) {
      if (key.includes('_unreadable')) throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, text)
    }
  })
  await main.open()
  await expect(main.toast('there is no space to back it up')).toBeVisible()
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await expect(main.option(4)).toHaveValue('Fig')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ wheel_current: 'not a wheel' })
})

test('storage that fails for a while is said once, and what was done then is kept later @storage.fails-a-while', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to save wheel data$/)
  await page.addInitScript(() => {
    const { setItem, getItem } = Storage.prototype
    const guarded =
      <T extends unknown[], R>(real: (...given: T) => R) =>
      (...given: T): R => {
        if (Reflect.get(window, 'isStorageOut')) throw new DOMException('Out', 'SecurityError')
        return real.apply(localStorage, given)
      }
    Object.assign(Storage.prototype, { setItem: guarded(setItem), getItem: guarded(getItem) })
  })
  const add = async (text: string) => {
    await main.newOption.fill(text)
    await main.newOption.press('Enter')
  }
  await main.open()
  await add('Fig')
  await page.evaluate(() => Reflect.set(window, 'isStorageOut', true))
  await add('Plum')
  await expect(main.toast('This browser cannot save your changes')).toHaveCount(1)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await page.evaluate(() => Reflect.set(window, 'isStorageOut', false))
  await add('Pear')
  await page.reload()
  await expect(main.options).toHaveCount(6)
  await expect(main.option(5)).toHaveValue('Plum')
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
})

test('a browser without any storage still takes a message and turns the wheel', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to save wheel data$/)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: null })
    }
  })
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: /Message/ })
  await message.fill('Hello')
  await expect(message).toHaveValue('Hello')
  await main.open()
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await expect(main.option(4)).toHaveValue('Fig')
  await expect(main.toast('This browser cannot save your changes')).toHaveCount(1)
})

async function spinOnce(main: WheelPage): Promise<void> {
  await main.spinButton.click()
  await expect(main.spinningButton).toBeDisabled()
}

test('a browser that refuses fullscreen costs nothing @error.fullscreen', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Fullscreen failed/)
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Not allowed'))
  })
  await main.open()
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await expect.poll(() => messages.count(/Fullscreen failed/)).toBe(1)
  await expect(main.newOption).toBeVisible()
  await expect(main.spinButton).toBeEnabled()
})

test('a battery that cannot be read costs nothing @error.device', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to initialize device capabilities/)
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      getBattery: () => Promise.reject(new Error('No battery')),
    })
  })
  await main.open()
  await expect.poll(() => messages.count(/device capabilities/)).toBe(1)
  await expect(main.spinButton).toBeEnabled()
})
