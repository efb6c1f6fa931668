// Damaged, hostile or full storage: the wheel still turns, and nothing stored is lost.

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting, savedText } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { replace } from '../support/device'
import { openInfoPage } from '../support/infoPage'
import { main } from '../support/main'
import { keptWheel, messages, open } from '../support/screen'

beforeEach(() => page.viewport(1000, 700))

const GOOD = savedText(distinctOptions(3), lasting(500))
const NOT_SAVED = 'This browser cannot save your changes'

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

const store = (text: string) => localStorage.setItem('wheel_current', text)
const setAside = () => localStorage.getItem('wheel_current_unreadable')

async function add(text: string): Promise<void> {
  await main.newOption.fill(text)
  await main.newOption.press('Enter')
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

test('a saved wheel that cannot be read is set aside and the default one takes its place @error.save-and-load @storage.unreadable', async () => {
  messages.expect(/^warn: Failed to load wheel data/)
  for (const [index, [kind, text]] of Object.entries(UNREADABLE).entries()) {
    // From another page: this one would notice.
    await openInfoPage('/about')
    store(text)
    document.title = 'Fairwheel'
    await open()
    await expect.element(main.option(3), { message: kind }).toHaveValue('Maybe')
    await expect.element(main.options).toHaveLength(3)
    await expect.element(main.toast('Your saved wheel could not be read')).toBeVisible()
    expect(setAside(), kind).toBe(text)
    expect(messages.count(/Failed to load wheel data/), kind).toBe(index + 1)
  }
  expect(document.title).toBe('Fairwheel')
})

test('what was set aside stays when the new wheel is changed and spun', async () => {
  messages.expect(/^warn: Failed to load wheel data/)
  store('{"version":7}')
  await open()
  clock.freeze()
  await main.spinButton.click()
  await clock.advance(4100)
  await expect.element(main.winnerHeading).toBeVisible()
  expect(keptWheel().wheel.history).toHaveLength(1)
  expect(setAside()).toBe('{"version":7}')
})

test('hostile texts are shown as texts, and bounded', async () => {
  const markup = '<b onclick=alert(1)>hi</b>'
  store(
    changed(({ wheel }) => {
      Object.assign(wheel.segments[0] ?? {}, { text: markup })
      Object.assign(wheel.segments[1] ?? {}, { text: 'x'.repeat(100_000) })
      Object.assign(wheel.segments[2] ?? {}, { text: `\u202e${'e\u0301'.repeat(40)}` })
      Object.assign(wheel, { settings: JSON.parse('{"__proto__":{"polluted":true}}') })
    }),
  )
  await open()
  await expect.element(main.option(1)).toHaveValue(markup)
  await expect.element(main.option(2)).toHaveValue('x'.repeat(30))
  await expect.element(main.options).toHaveLength(3)
  expect('polluted' in {}).toBe(false)
})

test('with full storage @storage.full the wheel turns, and one message says that nothing is kept @error.save-and-load @error.storage-toast', async () => {
  messages.expect(/^warn: Failed to save wheel data$/)
  replace(Storage.prototype, 'setItem', () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await open()
  await expect.element(main.toast(/./)).not.toBeInTheDocument()
  clock.freeze()
  for (const spin of [1, 2]) {
    await main.spinButton.click()
    await expect.element(main.spinningButton).toBeDisabled()
    await expect.element(main.toast(NOT_SAVED)).toHaveLength(spin === 1 ? 1 : 0)
    await clock.advance(4000)
    await expect.element(main.winnerHeading).toBeVisible()
    await clock.advance(4000)
    await expect.element(main.recent).toHaveLength(spin)
  }
  await add('Fig')
  await expect.element(main.option(4)).toHaveValue('Fig')
  await expect.element(main.toast(NOT_SAVED)).not.toBeInTheDocument()
})

test('an unreadable wheel that there is no room to set aside is not overwritten @storage.no-room', async () => {
  messages.expect(/^warn: Failed to load wheel data/)
  store('not a wheel')
  const { setItem } = Storage.prototype
  replace(Storage.prototype, 'setItem', function (this: Storage, key: string, text: string) {
    if (key.includes('_unreadable')) throw new DOMException('Full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
  await open()
  await expect.element(main.toast('there is no space to back it up')).toBeVisible()
  await add('Fig')
  await expect.element(main.option(4)).toHaveValue('Fig')
  expect({ ...localStorage }).toEqual({ wheel_current: 'not a wheel' })
})

test('storage that fails for a while is said once, and what was done then is kept later @storage.fails-a-while', async () => {
  messages.expect(/^warn: Failed to save wheel data$/)
  let isOut = false
  for (const name of ['setItem', 'getItem'] as const) {
    const real = Storage.prototype[name] as (...given: unknown[]) => unknown
    replace(Storage.prototype, name, (...given: unknown[]) => {
      if (isOut) throw new DOMException('Out', 'SecurityError')
      return real.apply(localStorage, given)
    })
  }
  await open()
  await add('Fig')
  isOut = true
  await add('Plum')
  await expect.element(main.toast(NOT_SAVED)).toHaveLength(1)
  await main.choose('Switch to dark theme')
  isOut = false
  await add('Pear')
  await open()
  await expect.element(main.options).toHaveLength(6)
  await expect.element(main.option(5)).toHaveValue('Plum')
  await main.openMainMenu()
  await expect.element(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
})

test('a browser that refuses fullscreen costs nothing @error.fullscreen', async () => {
  messages.expect(/^warn: Fullscreen failed/)
  replace(document as Document, 'fullscreenEnabled', true)
  replace(Element.prototype, 'requestFullscreen', () => {
    return Promise.reject(new TypeError('Not allowed'))
  })
  await open()
  await page.getByRole('button', { name: 'Present' }).click()
  await expect.poll(() => messages.count(/Fullscreen failed/)).toBe(1)
  await expect.element(main.newOption).toBeVisible()
  await expect.element(main.spinButton).toBeEnabled()
})
