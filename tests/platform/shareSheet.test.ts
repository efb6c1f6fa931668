import { afterEach, expect, it, vi } from 'vitest'
import { canShareLinks, shareLink } from '../../src/platform/shareSheet'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function shareSheet(failure?: unknown) {
  const share = vi.fn((_shared: unknown) =>
    failure === undefined ? Promise.resolve() : Promise.reject(failure),
  )
  vi.stubGlobal('navigator', { share })
  return share
}

it('closing the share sheet is no failure, and a refusal is one', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('navigator', {})
  expect(canShareLinks()).toBe(false)
  const share = shareSheet()
  expect(canShareLinks()).toBe(true)
  expect(await shareLink('Lunch', 'https://fairwheel.example/#x')).toBe(true)
  expect(share).toHaveBeenCalledWith({ title: 'Lunch', url: 'https://fairwheel.example/#x' })
  shareSheet(new DOMException('Closed', 'AbortError'))
  expect(await shareLink('Lunch', 'https://fairwheel.example/#x')).toBe(true)
  expect(info).not.toHaveBeenCalled()
  for (const refusal of [new DOMException('No', 'NotAllowedError'), new TypeError('No')]) {
    shareSheet(refusal)
    expect(await shareLink('Lunch', 'https://fairwheel.example/#x')).toBe(false)
  }
})
