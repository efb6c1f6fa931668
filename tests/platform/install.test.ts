import { beforeEach, expect, it, vi } from 'vitest'

type Install = typeof import('../../src/platform/install')

let page: EventTarget
let install: Install

beforeEach(async () => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.resetModules()
  install = await import('../../src/platform/install')
  const { captureInstallOffer } = await import('../../src/platform/install')
  captureInstallOffer()
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function makeOffer(prompt = async () => {}): void {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  page.dispatchEvent(
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }),
  )
}

/** An offer that is due. */
function offer(prompt?: () => Promise<void>): void {
  makeOffer(prompt)
  vi.advanceTimersByTime(10_000)
}

it('without an offer nothing is asked, and the console says so @install.no-prompt', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(install.isInstallable()).toBe(false)
  expect(await install.promptInstall()).toBe('unavailable')
  expect(warn).toHaveBeenCalledExactlyOnceWith('PWA: No deferred prompt available')
  warn.mockRestore()
})

it('an offer is kept until it is taken up, once', async () => {
  const changed = vi.fn()
  const stop = install.onInstallableChange(changed)
  offer()
  expect(install.isInstallable()).toBe(true)
  expect(await install.promptInstall()).toBe('accepted')
  expect(install.isInstallable()).toBe(false)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  offer()
  expect(changed).toHaveBeenCalledTimes(2)
})

it('a browser that refuses to ask is logged only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  offer(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
  expect(await install.promptInstall()).toBe('unavailable')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

it('an offer is due ten seconds after the browser made it, whoever listens @install.delay', () => {
  makeOffer()
  vi.advanceTimersByTime(4000)
  const changed = vi.fn()
  install.onInstallableChange(() => {})()
  const stop = install.onInstallableChange(changed)
  vi.advanceTimersByTime(5999)
  expect(install.isInstallable()).toBe(false)
  expect(changed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(install.isInstallable()).toBe(true)
  expect(changed).toHaveBeenCalledOnce()
  stop()
})

it('an offer is past once the site is installed, due or not and whoever listens @install.hides', () => {
  offer()
  page.dispatchEvent(new Event('appinstalled'))
  expect(install.isInstallable()).toBe(false)
  makeOffer()
  vi.advanceTimersByTime(9000)
  page.dispatchEvent(new Event('appinstalled'))
  vi.advanceTimersByTime(9000)
  expect(install.isInstallable()).toBe(false)
})

it('an offer that is declined is past until the browser makes another', () => {
  offer()
  install.declineInstallation()
  expect(install.isInstallable()).toBe(false)
  offer()
  expect(install.isInstallable()).toBe(true)
})
