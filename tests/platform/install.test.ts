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
  const { captureInstallOffer } = await import('../../src/platform/installOffer')
  captureInstallOffer()
  return () => vi.unstubAllGlobals()
})

function offer(prompt: () => Promise<void>): void {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  page.dispatchEvent(
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }),
  )
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
  offer(async () => {})
  expect(install.isInstallable()).toBe(true)
  expect(await install.promptInstall()).toBe('accepted')
  expect(install.isInstallable()).toBe(false)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  offer(async () => {})
  expect(changed).toHaveBeenCalledTimes(2)
})

it('a browser that refuses to ask is logged only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  offer(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
  expect(await install.promptInstall()).toBe('unavailable')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

it('an offer is past once the site is installed', () => {
  const stop = install.onInstallableChange(() => {})
  offer(async () => {})
  page.dispatchEvent(new Event('appinstalled'))
  expect(install.isInstallable()).toBe(false)
  stop()
})
