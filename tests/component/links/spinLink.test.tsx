// An address that asks for a spin: it gets one only where the visitor has allowed that, and asks only once.

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { rememberDraw } from '../../../src/raffle/ui/deskOpen'
import { linkTo, wheelOf } from '../../share/wheels'
import { axeFaults } from '../support/axe'
import { answered, clock } from '../support/clock'
import { copiedText, replace } from '../support/device'
import { main } from '../support/main'
import { app, messages, open, state, storeWheel } from '../support/screen'
import { openSettings, settings } from '../support/settingsBlock'

const OPTIONS = distinctOptions(4)
const INSTANT = { preset: 'instant' } as const
const toggle = settings.switch('Spin From Links')
const OFF = 'This link asks for a spin, but Spin From Links is off.'

/** The address of the page, which has a search of the test's own. */
const { search: own } = location
const searchNow = () => location.search.replace(own, '')
const asking = (hash = '', value = '') =>
  open(`${own === '' ? '?' : '&'}spin${value && `=${encodeURIComponent(value)}`}${hash}`)

function allow(): void {
  localStorage.setItem('user_preferences', '{"version":1,"areSpinLinksOn":true}')
}

/** What is decided follows the clean address at once. */
async function nothingSpins(): Promise<void> {
  await expect.poll(searchNow).toBe('')
  await answered()
  const { phase, wheel, pendingSpins } = state()
  expect({ phase, spins: wheel.statistics.totalSpins, pendingSpins }).toEqual({
    phase: 'idle',
    spins: 0,
    pendingSpins: [],
  })
}

/** Those that have ended, and those that have begun. */
function spins(): number {
  const { wheel, pendingSpins } = state()
  return wheel.statistics.totalSpins + pendingSpins.length
}

test('where it is allowed, the wheel spins once, and the address asks no more', async () => {
  allow()
  storeWheel(OPTIONS, INSTANT)
  await asking()
  await expect.poll(spins).toBe(1)
  expect(searchNow()).toBe('')
})

test('where it is not, a message says so, and its button opens the settings', async () => {
  storeWheel(OPTIONS)
  await asking()
  await expect.element(main.toast(OFF)).toBeVisible()
  await nothingSpins()
  expect(await axeFaults()).toEqual([])
  const toSettings = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Open Settings', exact: true })
  await toSettings.click()
  await expect.element(page.getByRole('region', { name: 'Settings', exact: true })).toHaveFocus()
  await settings.unfold('Advanced')
  await expect.element(toggle).not.toBeChecked()
})

test('a link brings its wheel first, and that one spins', async () => {
  allow()
  storeWheel(OPTIONS, INSTANT)
  const link = await linkTo(wheelOf(['Tea', 'Milk', 'Juice']))
  await asking(new URL(link).hash)
  await expect.poll(spins).toBe(1)
  const [spun] = [...state().pendingSpins, ...state().wheel.history]
  expect(['Tea', 'Milk', 'Juice']).toContain(spun?.winner.text)
  expect(location.hash).not.toBe('')
  expect(state().ownWheels[0]?.wheel.statistics.totalSpins).toBe(0)
})

test('where the link is damaged, the visitor’s own wheel does not spin', async () => {
  messages.allow(/Failed to load shared wheel from URL/)
  allow()
  storeWheel(OPTIONS)
  await asking('#nothing')
  await expect.element(main.toast('Failed to load shared wheel from URL')).toBeVisible()
  await nothingSpins()
})

test('an address that is not understood says so', async () => {
  allow()
  storeWheel(OPTIONS)
  for (const value of ['1', 'web+fairwheel:clear']) {
    await asking('', value)
    await expect
      .element(main.toast('This link asks for something this page cannot do.'))
      .toBeVisible()
    await nothingSpins()
  }
})

test('an address of the scheme spins, by whichever launch it comes', async () => {
  let launch: (params: { targetURL: string }) => void = () => {}
  replace(window as typeof window & { launchQueue: unknown }, 'launchQueue', {
    setConsumer: (consumer: typeof launch) => {
      launch = consumer
    },
  })
  allow()
  storeWheel(OPTIONS, INSTANT)
  clock.freeze()
  await asking('', 'web+fairwheel:spin')
  await expect.poll(spins).toBe(1)
  const { origin, pathname } = location
  const targetURL = `${origin}${pathname}?spin=web%2Bfairwheel%3A%2F%2Fspin`
  // The same launch once more, or a key that was pressed twice.
  launch({ targetURL })
  await clock.advance(1100)
  expect(spins()).toBe(1)
  launch({ targetURL })
  launch({ targetURL })
  await expect.poll(spins).toBe(2)
  const link = await linkTo(wheelOf(['Tea', 'Milk', 'Juice']))
  await clock.advance(4000)
  launch({ targetURL: targetURL + new URL(link).hash })
  await expect.poll(() => state().wheel.segments.length).toBe(3)
  await expect.poll(spins).toBe(1)
})

test('nothing spins in the middle of a draw, or behind a dialog', async () => {
  allow()
  storeWheel(OPTIONS)
  await open()
  rememberDraw(state().wheel.id, true)
  const NOT_NOW = 'A link asked for a spin. Links cannot spin while a draw or a dialog is open.'
  await asking()
  await expect.element(main.toast(NOT_NOW)).toBeVisible()
  await nothingSpins()
  rememberDraw(state().wheel.id, false)

  await open('')
  app().actions.openDialog('help')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const { followSpinLink } = await import('../../../src/app/spinLink')
  await followSpinLink('?spin')
  await expect.element(page.getByRole('dialog').getByText(NOT_NOW)).toBeVisible()
  await nothingSpins()
})

test('a page that nobody sees waits', async () => {
  allow()
  storeWheel(OPTIONS, INSTANT)
  replace(document, 'visibilityState', 'hidden')
  await asking()
  await nothingSpins()
  replace(document, 'visibilityState', 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(spins).toBe(1)
})

test('a wheel with too few options says so', async () => {
  allow()
  storeWheel(distinctOptions(1))
  await asking()
  await expect.element(main.toast('Add at least 2 options to spin')).toBeVisible()
  await nothingSpins()
})

test('the switch is this device’s, says which addresses spin, and asks the browser for the scheme', async () => {
  const register = vi.fn()
  const unregister = vi.fn()
  const handlers = navigator as Navigator & Record<string, unknown>
  replace(handlers, 'registerProtocolHandler', register)
  replace(handlers, 'unregisterProtocolHandler', unregister)
  storeWheel(OPTIONS)
  await openSettings()
  await settings.unfold('Advanced')
  await expect.element(toggle).not.toBeChecked()
  const address = page.getByRole('textbox', { name: 'Spin Link', exact: true })
  await expect.element(address).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(address).toHaveValue(`${location.origin}/?spin`)
  await page.getByRole('button', { name: 'Copy Spin Link' }).click()
  await expect.poll(copiedText).toBe(`${location.origin}/?spin`)
  await expect.element(page.getByText(/^web\+fairwheel:spin spins too/)).toBeVisible()
  const handled = ['web+fairwheel', `${location.origin}/?spin=%s`]
  expect(register.mock.calls).toEqual([handled])
  expect(await axeFaults()).toEqual([])
  expect(localStorage.getItem('user_preferences')).toContain('"areSpinLinksOn":true')
  expect(localStorage.getItem('wheel_current')).not.toContain('areSpinLinksOn')

  // What is refused, or missing, changes nothing for the other address.
  messages.allow(/Failed to change which addresses open here/)
  unregister.mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError')
  })
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  expect(unregister.mock.calls).toEqual([handled])
  expect(localStorage.getItem('user_preferences')).toContain('"areSpinLinksOn":false')
})

test('the switch is not in a dock of OBS, which opens no links', async () => {
  replace(window as typeof window & { obsstudio?: object }, 'obsstudio', {})
  await openSettings()
  await settings.unfold('Advanced')
  await expect.element(settings.button('Instant Mode')).toBeVisible()
  await expect.element(toggle).not.toBeInTheDocument()
})
