// An address that asks for a spin: it gets one only where the visitor has allowed that, and asks only once.

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { rememberDraw } from '../../../src/raffle/ui/deskOpen'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { linkTo, wheelOf } from '../../share/wheels'
import { axeFaults } from '../support/axe'
import { answered, clock, setClock } from '../support/clock'
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

function show(): void {
  replace(document, 'visibilityState', 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

/** As an installed app gets them, once it is open. @returns launches it at the page's own path */
function launches(): (address: string) => void {
  let launch: (params: { targetURL: string }) => void = () => {}
  replace(window as typeof window & { launchQueue: unknown }, 'launchQueue', {
    setConsumer: (consumer: typeof launch) => {
      launch = consumer
    },
  })
  return (address) => launch({ targetURL: location.origin + location.pathname + address })
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

test('where it is not, a message says so, and its button leads to the switch', async () => {
  storeWheel(OPTIONS)
  await asking()
  await expect.element(main.toast(OFF)).toBeVisible()
  await nothingSpins()
  expect(await axeFaults()).toEqual([])
  const toSettings = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Open Settings', exact: true })
  await toSettings.click()
  await expect.element(toggle).toHaveFocus()
  await expect.element(toggle).toBeInViewport()
  await expect.element(toggle).not.toBeChecked()

  // Where it is unfolded already, too.
  await asking()
  await settings.open()
  await settings.unfold('Advanced')
  await expect.element(toggle).toBeInTheDocument()
  await toSettings.click()
  await expect.element(toggle).toHaveFocus()
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

test('a link whose wheel is open goes on with it at each press, until it is changed by hand', async () => {
  allow()
  storeWheel(OPTIONS)
  clock.freeze()
  const launch = launches()
  const settings = {
    ...DEFAULT_SETTINGS,
    eliminationMode: true,
    animationSpeed: { ...DEFAULT_SETTINGS.animationSpeed, ...INSTANT },
  }
  const link = await linkTo(wheelOf(['Tea', 'Milk', 'Juice', 'Water'], { settings }))
  const { hash } = new URL(link)
  const press = async () => {
    await asking(hash)
    await expect.poll(searchNow).toBe('')
    await clock.advance(5000)
  }
  await press()
  await expect.poll(spins).toBe(1)
  const { id } = state().wheel
  await press()
  await expect.poll(spins).toBe(2)
  expect(state().wheel.id).toBe(id)
  expect(state().wheel.segments.filter(({ eliminated }) => eliminated)).toHaveLength(2)
  expect(state().ownWheels).toHaveLength(1)

  // An open window may have the wheel without its link in the address.
  await open('')
  launch(`?spin${hash}`)
  await clock.advance(5000)
  await expect.poll(spins).toBe(3)
  expect(state().wheel.id).toBe(id)

  // Changed by hand it is no longer the wheel of that link.
  app().actions.renameWheel('Drinks')
  await press()
  await expect.poll(spins).toBe(1)
  expect(state().wheel.id).not.toBe(id)
})

test('where the link is damaged, the visitor’s own wheel does not spin', async () => {
  messages.allow(/Failed to load shared wheel from URL/)
  allow()
  storeWheel(OPTIONS)
  const launch = launches()
  await asking('#nothing')
  await expect.element(main.toast('Failed to load shared wheel from URL')).toBeVisible()
  await nothingSpins()
  // What is left in the address says nothing of an ask that brings no wheel.
  expect(location.hash).toBe('#nothing')
  launch('?spin=web%2Bfairwheel%3Aspin')
  await expect.poll(spins).toBe(1)
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
  const launch = launches()
  allow()
  storeWheel(OPTIONS, INSTANT)
  clock.freeze()
  await asking('', 'web+fairwheel:spin')
  await expect.poll(spins).toBe(1)
  const search = '?spin=web%2Bfairwheel%3A%2F%2Fspin'
  // The same launch once more, or a key that was pressed twice.
  launch(search)
  await clock.advance(1100)
  expect(spins()).toBe(1)
  launch(search)
  launch(search)
  await expect.poll(spins).toBe(2)
  const link = await linkTo(wheelOf(['Tea', 'Milk', 'Juice']))
  await clock.advance(4000)
  launch(search + new URL(link).hash)
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
  await followSpinLink('?spin', '')
  await expect.element(page.getByRole('dialog').getByText(NOT_NOW)).toBeVisible()
  await nothingSpins()
})

test('a page that nobody sees waits for a minute', async () => {
  allow()
  storeWheel(OPTIONS, INSTANT)
  replace(document, 'visibilityState', 'hidden')
  await asking()
  await nothingSpins()
  setClock(Date.now() + 59_000)
  show()
  await expect.poll(spins).toBe(1)
})

test('where it is seen later, nothing spins, but for a page that the browser has prepared', async () => {
  allow()
  storeWheel(OPTIONS, INSTANT)
  replace(document, 'visibilityState', 'hidden')
  await asking()
  await nothingSpins()
  setClock(Date.now() + 61_000)
  show()
  await nothingSpins()

  replace(document, 'visibilityState', 'hidden')
  replace(document as Document & { prerendering: boolean }, 'prerendering', true)
  await asking()
  await nothingSpins()
  setClock(Date.now() + 3_600_000)
  replace(document as Document & { prerendering: boolean }, 'prerendering', false)
  show()
  await expect.poll(spins).toBe(1)
})

test('where another wheel was opened while the page waited, that one does not spin', async () => {
  allow()
  storeWheel(OPTIONS, INSTANT)
  replace(document, 'visibilityState', 'hidden')
  const links = [linkTo(wheelOf(['Tea', 'Milk'])), linkTo(wheelOf(['Red', 'Blue']))] as const
  const [asked, other] = await Promise.all(links)
  await asking(new URL(asked).hash)
  await nothingSpins()
  location.hash = new URL(other).hash
  await expect.poll(() => state().wheel.segments.map(({ text }) => text)).toEqual(['Red', 'Blue'])
  show()
  await nothingSpins()
})

test('a blank screen of a presentation is shown before it spins', async () => {
  allow()
  storeWheel(OPTIONS)
  await open()
  app().actions.blankScreen(true)
  const { followSpinLink } = await import('../../../src/app/spinLink')
  await followSpinLink('?spin', '')
  expect(state().isBlank).toBe(false)
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

test('turned off, it takes back what it has asked for in any language', async () => {
  const unregister = vi.fn()
  const handlers = navigator as Navigator & Record<string, unknown>
  replace(handlers, 'registerProtocolHandler', vi.fn())
  replace(handlers, 'unregisterProtocolHandler', unregister)
  allow()
  storeWheel(OPTIONS)
  await openSettings()
  await settings.unfold('Advanced')
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  const urls = unregister.mock.calls.map(([, url]) => url)
  expect(urls).toContain(`${location.origin}/?spin=%s`)
  expect(urls).toContain(`${location.origin}/de/?spin=%s`)
})

test('the switch is not in a dock of OBS, which opens no links', async () => {
  replace(window as typeof window & { obsstudio?: object }, 'obsstudio', {})
  await openSettings()
  await settings.unfold('Advanced')
  await expect.element(settings.button('Instant Mode')).toBeVisible()
  await expect.element(toggle).not.toBeInTheDocument()
})
